import { lazy } from 'react'
import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import * as accountCalls from '#studio/accounts/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { rememberPlanner } from '#platform/web/session/session.ts'
import { SettingsForm } from '#studio/settings/web/public/SettingsForm.tsx'
import { useSettingsForm } from '#studio/settings/web/public/use-settings-form.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'

const AddressPassword = lazy(() =>
  import('#studio/settings/web/SecurityTab.tsx').then((module) => ({ default: module.AddressPassword })),
)
const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ profileForm }) => profileForm)

/** A new address that is not verified yet stays in the field, because saving the old one would cancel the change. */
const valuesOf = (planner: Planner) => ({
  name: planner.name,
  email: planner.pendingEmail ?? planner.email,
  currentPassword: '',
  endOtherSessions: false,
  phone: planner.phone ?? '',
  location: planner.location ?? '',
  website: planner.website ?? '',
  bio: planner.bio ?? '',
})

export function ProfileTab({ planner }: { planner: Planner }) {
  const update = useCall(accountCalls.updateProfile)
  const { form, onSubmit } = useSettingsForm(
    rules,
    { name: 'profile', stored: planner },
    valuesOf,
    (body) => update.mutateAsync({ body }),
    {
      saved: 'Profile Updated',
      savedText: 'Your profile has been saved.',
      failed: 'Failed to update profile. Please try again.',
      onSaved: rememberPlanner,
    },
  )
  return (
    <SettingsForm title="Profile" text="How couples and colleagues see you." form={form} onSubmit={onSubmit}>
      <TextInput label="Full Name" autoComplete="name" required {...form.register('name')} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        required
        readOnly={planner.memberId !== null}
        hint={planner.memberId ? 'The address that was invited.' : emailHint(planner, form.values.email ?? '')}
        {...form.register('email')}
      />
      {asksForPassword(planner, form.values.email ?? '') && (
        <Later>
          <AddressPassword
            password={form.register('currentPassword')}
            endsOthers={form.values.endOtherSessions === true}
            onEndOthers={(ends) => form.setValue('endOtherSessions', ends)}
          />
        </Later>
      )}
      <TextInput label="Phone" type="tel" autoComplete="tel" {...form.register('phone')} />
      {!planner.memberId && (
        <>
          <TextInput
            label="Location"
            placeholder="City, State"
            autoComplete="address-level2"
            {...form.register('location')}
          />
          <TextInput label="Website" inputMode="url" autoComplete="url" wide {...form.register('website')} />
          <TextArea label="Bio" rows={4} wide {...form.register('bio')} />
        </>
      )}
    </SettingsForm>
  )
}

const isSame = (one: string, other: string | null) => one.trim().toLowerCase() === other?.toLowerCase()

const asksForPassword = ({ email, pendingEmail }: Planner, typed: string) =>
  typed.trim() !== '' && !isSame(typed, email) && !isSame(typed, pendingEmail)

function emailHint({ email, pendingEmail }: Planner, typed: string): string | undefined {
  if (pendingEmail && typed === pendingEmail) {
    return `We have sent a link to ${pendingEmail}. Until you open it, you keep signing in with ${email}.`
  }
  if (isSame(typed, email)) {
    return pendingEmail ? `Saving this undoes the change to ${pendingEmail}.` : undefined
  }
  return `A new address has to be verified first. Until then, you keep signing in with ${email}.`
}

import type { Planner } from '#contract/accounts.ts'
import { contract } from '#contract/index.ts'
import { useCall } from '#web/api.ts'
import { rememberPlanner } from '#web/session.ts'
import { SettingsForm } from '#web/settings/SettingsForm.tsx'
import { useSettingsForm } from '#web/settings/use-settings-form.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextArea, TextInput } from '#web/ui/TextInput.tsx'

const rules = () => import('#contract/accounts.ts').then(({ profileForm }) => profileForm)

/** While a new address waits to be verified it stays in the field: saving the old one would take it back. */
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
  const update = useCall(contract.accounts.updateProfile)
  const { form, onSubmit } = useSettingsForm(rules, planner, valuesOf, (body) => update.mutateAsync({ body }), {
    saved: 'Profile Updated',
    savedText: 'Your profile has been saved.',
    failed: 'Failed to update profile. Please try again.',
    onSaved: rememberPlanner,
  })
  return (
    <SettingsForm title="Profile" text="How couples and colleagues see you." form={form} onSubmit={onSubmit}>
      <TextInput label="Full Name" autoComplete="name" required {...form.register('name')} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        required
        hint={emailHint(planner, form.values.email ?? '')}
        {...form.register('email')}
      />
      {asksForPassword(planner, form.values.email ?? '') && (
        <div className="space-y-3 rounded-md bg-sunken p-4 sm:col-span-2">
          <PasswordInput
            label="Current Password"
            hint="Another e-mail address needs your password. The address before is told of it."
            required
            {...form.register('currentPassword')}
          />
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={form.values.endOtherSessions}
              onChange={({ target }) => form.setValue('endOtherSessions', target.checked)}
            />
            Sign out my other devices as well
          </label>
        </div>
      )}
      <TextInput label="Phone" type="tel" autoComplete="tel" {...form.register('phone')} />
      <TextInput
        label="Location"
        placeholder="City, State"
        autoComplete="address-level2"
        {...form.register('location')}
      />
      <TextInput
        label="Website"
        inputMode="url"
        autoComplete="url"
        className="sm:col-span-2"
        {...form.register('website')}
      />
      <TextArea label="Bio" rows={4} className="sm:col-span-2" {...form.register('bio')} />
    </SettingsForm>
  )
}

const isSame = (one: string, other: string | null) => one.trim().toLowerCase() === other?.toLowerCase()

const asksForPassword = ({ email, pendingEmail }: Planner, typed: string) =>
  typed.trim() !== '' && !isSame(typed, email) && !isSame(typed, pendingEmail)

function emailHint({ email, pendingEmail }: Planner, typed: string): string | undefined {
  if (pendingEmail && typed === pendingEmail) {
    return `We have sent a link to ${pendingEmail}. Until you open it, you sign in with ${email}.`
  }
  if (isSame(typed, email)) {
    return pendingEmail ? `Saving this takes back the change to ${pendingEmail}.` : undefined
  }
  return `A new address has to be verified first. Until then you sign in with ${email}.`
}

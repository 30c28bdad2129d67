import BadgeCheck from 'lucide-react/icons/badge-check'
import MailWarning from 'lucide-react/icons/mail-exclamation-point'
import type { ChangeEventHandler, FormEvent } from 'react'
import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import * as accountCalls from '#studio/accounts/contract/calls.ts'
import { toastPasswordProblem } from '#studio/accounts/web/public/toast-password-problem.ts'
import { SecondFactorsCard } from '#studio/second-factors/web/public/SecondFactorsCard.tsx'
import { KnownPassword } from '#studio/passwords/web/public/KnownPassword.tsx'
import { SessionsCard } from '#studio/sessions/web/public/SessionsCard.tsx'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ passwordForm }) => passwordForm)

const mismatch = 'New passwords do not match.'
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export default function SecurityTab({ planner }: { planner: Planner }) {
  return (
    <div className="space-y-5">
      <ChangePassword email={planner.email} />
      <SecondFactorsCard />
      <SessionsCard />
      <TitledCard title="Account Status" text={planner.email}>
        {planner.emailVerified ? (
          <Badge tone="green">
            <BadgeCheck aria-hidden /> Email Verified
          </Badge>
        ) : (
          <Badge tone="grey">
            <MailWarning aria-hidden /> Email Not Verified
          </Badge>
        )}
        {planner.pendingEmail && (
          <p className="mt-4 text-sm text-muted">{planner.pendingEmail} is waiting to be verified.</p>
        )}
      </TitledCard>
    </div>
  )
}

type AddressPasswordProps = {
  password: { name: string; value: string; error: string | undefined; onChange: ChangeEventHandler<HTMLInputElement> }
  endsOthers: boolean
  onEndOthers: (ends: boolean) => void
}

/** The password, required to change the email address, and whether other sessions end. */
export function AddressPassword({ password, endsOthers, onEndOthers }: AddressPasswordProps) {
  return (
    <div className="space-y-3 rounded-md bg-sunken p-4 sm:col-span-2">
      <PasswordInput
        label="Current Password"
        hint="Changing your email address requires your password. The previous address will be notified."
        required
        {...password}
      />
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={endsOthers}
          onChange={({ target }) => onEndOthers(target.checked)}
        />
        Sign out my other devices as well
      </label>
    </div>
  )
}

function ChangePassword({ email }: { email: string }) {
  const change = useCall(accountCalls.changePassword)
  const form = useZodForm(rules, empty)

  const send = form.handleSubmit(
    async (body) => {
      await change.mutateAsync({ body })
      form.reset(empty)
      toast({ title: 'Password Updated', text: 'Your other devices have been signed out.' })
    },
    ['Password Update Failed', 'Failed to update password. Please check your current password.'],
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    toastPasswordProblem(form.values.newPassword, form.values.confirmPassword, mismatch)
    void send(event)
  }

  return (
    <TitledCard title="Change Password" text="You stay signed in here and are signed out on all other devices.">
      <form noValidate onSubmit={onSubmit} className="max-w-md space-y-5">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput label="Current Password" required {...form.register('currentPassword')} />
        <PasswordInput
          label="New Password"
          autoComplete="new-password"
          hint={form.errors.newPassword ? undefined : 'At least 6 characters'}
          required
          {...form.register('newPassword')}
        />
        <KnownPassword password={form.values.newPassword} />
        <PasswordInput
          label="Confirm New Password"
          autoComplete="new-password"
          required
          {...form.register('confirmPassword')}
        />
        <SubmitButton form={form} words={['Update Password', 'Updating...']} />
      </form>
    </TitledCard>
  )
}

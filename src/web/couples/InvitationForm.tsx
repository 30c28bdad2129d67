import { Notice } from '#web/accounts/Notice.tsx'
import { InvitationHeading } from '#web/couples/InvitationHeading.tsx'
import type { Activation } from '#web/couples/use-activation.ts'
import type { Invitation } from '#web/couples/use-invitation.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'

export function InvitationForm({ invitation, form, onSubmit, failure }: Activation & { invitation: Invitation }) {
  return (
    <>
      <InvitationHeading {...invitation} />
      <p className="mt-6 text-balance text-muted">
        Everything about your day, in one place. Choose a password, and come in.
      </p>
      <form noValidate onSubmit={onSubmit} className="mt-6 space-y-5 text-left">
        {failure && <Notice kind="failure">{failure}</Notice>}
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          hint={form.errors.password ? undefined : 'At least 6 characters'}
          required
          {...form.register('password')}
        />
        <PasswordInput
          label="Confirm Password"
          autoComplete="new-password"
          required
          {...form.register('confirmPassword')}
        />
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          pending={form.isSubmitting}
          pendingLabel="Activating..."
        >
          Activate Account
        </Button>
      </form>
    </>
  )
}

import { NewPasswordFields } from '#web/accounts/shared/NewPasswordFields.tsx'
import { Notice } from '#web/accounts/shared/Notice.tsx'
import { InvitationHeading } from '#web/couples/InvitationHeading.tsx'
import type { Activation } from '#web/couples/use-activation.ts'
import type { Invitation } from '#web/couples/use-invitation.ts'
import { Button } from '#web/ui/controls/Button.tsx'

export function InvitationForm({ invitation, form, onSubmit, failure }: Activation & { invitation: Invitation }) {
  return (
    <>
      <InvitationHeading {...invitation} />
      <p className="mt-6 text-balance text-muted">
        Everything about your day, in one place. Choose a password, and come in.
      </p>
      <form noValidate onSubmit={onSubmit} className="mt-6 space-y-5 text-left">
        {failure && <Notice kind="failure">{failure}</Notice>}
        <NewPasswordFields register={form.register} />
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

import { NewPasswordFields } from '#web/accounts/shared/NewPasswordFields.tsx'
import { Notice } from '#web/accounts/shared/Notice.tsx'
import type { Activation } from '#web/couples/use-activation.ts'
import { InvitationHeading, type Invitation } from '#web/couples/InvitationHeading.tsx'
import { SubmitButton } from '#web/ui/controls/SubmitButton.tsx'

export function InvitationForm({ invitation, form, onSubmit }: Activation & { invitation: Invitation }) {
  return (
    <>
      <InvitationHeading {...invitation} />
      <p className="mt-6 text-balance text-muted">
        Everything about your day, in one place. Choose a password, and come in.
      </p>
      <form noValidate onSubmit={onSubmit} className="mt-6 space-y-5 text-left">
        {form.failed && <Notice kind="failure">{form.failed}</Notice>}
        <NewPasswordFields register={form.register} />
        <SubmitButton form={form} words={['Activate Account', 'Activating...']} className="w-full" />
      </form>
    </>
  )
}

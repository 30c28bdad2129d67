import * as calls from '#studio/second-factors/contract/calls.ts'
import type { Member } from '#studio/accounts/contract/member.ts'
import { usePasswordDialog } from '#studio/second-factors/web/public/use-password-dialog.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { member: Member; open: boolean; onClose: () => void }

/** For a member who has lost its second factors. */
export default function ResetFactorsDialog({ member: { id, name, email }, ...props }: Props) {
  const { mutateAsync } = useCall(calls.resetMember)
  const reset = async (body: { currentPassword: string }) => {
    await mutateAsync({ params: { id }, body })
    props.onClose()
    toast({
      title: 'Second factors reset',
      text: `${name} now signs in with just the password again. We have notified ${email}.`,
    })
  }
  const failure = 'Failed to reset the second factors. Please try again.'
  const { dialog, register, onSubmit } = usePasswordDialog(props, reset, failure)
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={onSubmit}
      title={`Reset the Second Factors of ${name}`}
      description={`The app, the passkeys, and the recovery codes of ${name} stop working, and ${name} is signed out everywhere. Make sure it is really ${name} who is asking.`}
      danger
      submit={['Reset', 'Resetting...']}
    >
      <PasswordInput label="Current Password" required {...register('currentPassword')} />
    </FormDialog>
  )
}

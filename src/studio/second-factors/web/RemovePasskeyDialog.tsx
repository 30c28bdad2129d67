import * as calls from '#studio/second-factors/contract/calls.ts'
import type { Passkey } from '#studio/second-factors/contract/endpoints.ts'
import { usePasswordDialog } from '#studio/second-factors/web/public/use-password-dialog.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { passkey: Passkey; open: boolean; onClose: () => void }

export default function RemovePasskeyDialog({ passkey: { id, name }, ...props }: Props) {
  const { mutateAsync } = useCall(calls.removePasskey)
  const remove = async (body: { currentPassword: string }) => {
    await mutateAsync({ params: { id }, body })
    props.onClose()
    toast({ title: 'Passkey removed', text: `${name} can no longer be used to sign in.` })
  }
  const failure = 'Failed to remove the passkey. Please try again.'
  const { dialog, register, onSubmit } = usePasswordDialog(props, remove, failure)
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={onSubmit}
      title={`Remove ${name}`}
      description="It stops working immediately. Delete it on your device as well. Recovery codes end with your last second factor."
      danger
      submit={['Remove', 'Removing...']}
    >
      <PasswordInput label="Current Password" required {...register('currentPassword')} />
    </FormDialog>
  )
}

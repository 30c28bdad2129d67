import * as calls from '#studio/second-factors/contract/calls.ts'
import { usePasswordDialog } from '#studio/second-factors/web/public/use-password-dialog.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { open: boolean; onClose: () => void }

export default function RemoveAppDialog(props: Props) {
  const { mutateAsync } = useCall(calls.removeAuthenticator)
  const remove = async (body: { currentPassword: string }) => {
    await mutateAsync({ body })
    props.onClose()
    toast({ title: 'App removed', text: 'Signing in no longer asks for its codes.' })
  }
  const { dialog, register, onSubmit } = usePasswordDialog(props, remove, 'Failed to remove the app. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={onSubmit}
      title="Remove the Authenticator App"
      description="Its codes stop working. Recovery codes end with your last second factor."
      danger
      submit={['Remove', 'Removing...']}
    >
      <PasswordInput label="Current Password" required {...register('currentPassword')} />
    </FormDialog>
  )
}

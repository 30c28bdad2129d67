import { useEffect, useState } from 'react'
import * as calls from '#studio/second-factors/contract/calls.ts'
import { CodesDialog } from '#studio/second-factors/web/CodesDialog.tsx'
import { ConfirmAppDialog } from '#studio/second-factors/web/ConfirmAppDialog.tsx'
import { usePasswordDialog } from '#studio/second-factors/web/public/use-password-dialog.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { open: boolean; onClose: () => void }
type Begun = { secret: string; address: string }

/** Sets up an authenticator app: the password, the first code, and recovery codes if there are none yet. */
export default function AuthenticatorDialog(props: Props) {
  const { open, onClose } = props
  const { mutateAsync } = useCall(calls.beginAuthenticator)
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  useEffect(() => {
    if (!open) return
    setBegun(undefined)
    setCodes(undefined)
  }, [open])
  const begin = async (body: { currentPassword: string }) => setBegun(await mutateAsync({ body }))
  const { dialog, register, onSubmit } = usePasswordDialog(props, begin, 'Failed to start. Please try again.')
  if (codes) return <CodesDialog {...props} codes={codes} />
  if (begun)
    return <ConfirmAppDialog {...props} {...begun} onConfirmed={(added) => (added ? setCodes(added) : onClose())} />
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={onSubmit}
      title="Set Up an Authenticator App"
      description="You need an app that shows one-time codes, such as one on your phone or your password manager."
      submit={['Continue', 'One moment...']}
    >
      <PasswordInput label="Current Password" required {...register('currentPassword')} />
    </FormDialog>
  )
}

import { useEffect, useState } from 'react'
import * as calls from '#studio/second-factors/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { CodesDialog } from '#studio/second-factors/web/CodesDialog.tsx'
import { makePasskey, passkeyTrouble } from '#studio/second-factors/web/public/passkeys.ts'
import { usePasswordDialog } from '#studio/second-factors/web/public/use-password-dialog.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { open: boolean; onClose: () => void }

/** Adds a passkey of this device, and shows recovery codes if there were none. */
export default function AddPasskeyDialog(props: Props) {
  const { open, onClose } = props
  const { mutateAsync } = useCall(calls.addPasskey)
  const [codes, setCodes] = useState<readonly string[]>()
  useEffect(() => {
    if (open) setCodes(undefined)
  }, [open])
  const add = async (body: { currentPassword: string }) => {
    const options = await call(calls.passkeyOptions, { body })
    const made = await makePasskey(options).catch((error: unknown) => {
      const text = passkeyTrouble(error)
      if (!text) throw error
      toast({ title: 'No passkey added', text })
    })
    if (!made) return
    const { recoveryCodes, passkey } = await mutateAsync({ body: made })
    toast({ title: 'Passkey added', text: `You can now sign in with ${passkey.name}, without a password.` })
    if (recoveryCodes) setCodes(recoveryCodes)
    else onClose()
  }
  const { dialog, register, onSubmit } = usePasswordDialog(props, add, 'Failed to add the passkey. Please try again.')
  if (codes) return <CodesDialog {...props} codes={codes} />
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={onSubmit}
      title="Add a Passkey"
      description="A passkey signs you in with your fingerprint, face, or device lock, without a password."
      submit={['Continue', 'Waiting for your device...']}
    >
      <PasswordInput label="Current Password" required {...register('currentPassword')} />
    </FormDialog>
  )
}

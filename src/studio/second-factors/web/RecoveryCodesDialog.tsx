import { useEffect, useState } from 'react'
import * as calls from '#studio/second-factors/contract/calls.ts'
import { CodesDialog } from '#studio/second-factors/web/CodesDialog.tsx'
import { usePasswordDialog } from '#studio/second-factors/web/public/use-password-dialog.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { open: boolean; onClose: () => void }

/** Makes new recovery codes, and shows them. */
export default function RecoveryCodesDialog(props: Props) {
  const { mutateAsync } = useCall(calls.renewRecoveryCodes)
  const [codes, setCodes] = useState<readonly string[]>()
  const { open } = props
  useEffect(() => {
    if (open) setCodes(undefined)
  }, [open])
  const renew = async (body: { currentPassword: string }) => setCodes((await mutateAsync({ body })).recoveryCodes)
  const { dialog, register, onSubmit } = usePasswordDialog(
    props,
    renew,
    'Failed to create new codes. Please try again.',
  )
  if (codes) return <CodesDialog {...props} codes={codes} />
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={onSubmit}
      title="New Recovery Codes"
      description="Your current codes will stop working."
      submit={['Create New Codes', 'Creating...']}
    >
      <PasswordInput label="Current Password" required {...register('currentPassword')} />
    </FormDialog>
  )
}

import * as calls from '#studio/second-factors/contract/calls.ts'
import type { Passkey } from '#studio/second-factors/contract/endpoints.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#studio/second-factors/contract/endpoints.ts').then(({ passkeyName }) => passkeyName)

type Props = { passkey: Passkey; open: boolean; onClose: () => void }

export default function RenamePasskeyDialog({ passkey: { id, name }, open, onClose }: Props) {
  const { mutateAsync } = useCall(calls.renamePasskey)
  const form = useZodForm(rules, { name })
  const dialog = useFormDialog(form, open, () => ({ name }), onClose)
  const submit = form.handleSubmit(async (body) => {
    await mutateAsync({ params: { id }, body })
    onClose()
  }, 'Failed to rename the passkey. Please try again.')
  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="Rename the Passkey" submit={['Save', 'Saving...']}>
      <TextInput label="Name" hint="The device it belongs to" required {...form.register('name')} />
    </FormDialog>
  )
}

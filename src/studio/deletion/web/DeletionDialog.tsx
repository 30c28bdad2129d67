import * as calls from '#studio/deletion/contract/calls.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#studio/deletion/contract/endpoints.ts').then(({ deletionForm }) => deletionForm)
const empty = () => ({ currentPassword: '', studio: '' })

type Props = { studio: string; open: boolean; onClose: () => void }

/** Asks for the name of the studio and the password, and has the studio deleted after thirty days. */
export default function DeletionDialog({ studio, open, onClose }: Props) {
  const { mutateAsync } = useCall(calls.ask)
  const form = useZodForm(rules, empty())
  const dialog = useFormDialog(form, open, empty, onClose)
  const submit = form.handleSubmit(async (body) => {
    await mutateAsync({ body })
    onClose()
    toast({
      title: 'Deletion scheduled',
      text: `${studio} will be deleted in thirty days. Until then, you can keep it.`,
    })
  }, 'Failed to schedule the deletion. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={`Delete ${studio}`}
      description="After thirty days, nothing can be restored. Until then, nothing changes, and you can keep the studio."
      danger
      submit={['Delete in Thirty Days', 'Saving...']}
    >
      <TextInput label={`Type “${studio}”`} required wide autoComplete="off" {...form.register('studio')} />
      <PasswordInput label="Current Password" required wide {...form.register('currentPassword')} />
    </FormDialog>
  )
}

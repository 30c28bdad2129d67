import type { PlannerDocument } from '#contract/documents.ts'
import * as calls from '#contract/calls.ts'
import { useCall } from '#web/calls/use-call.ts'
import { CategoryOptions } from '#web/documents/CategoryOptions.tsx'
import { ForWhom } from '#web/documents/ForWhom.tsx'
import { FormDialog } from '#web/ui/overlays/FormDialog.tsx'
import { formDraft } from '#web/ui/controls/drafts.ts'
import { useZodForm } from '#web/ui/controls/form.ts'
import { NativeSelect } from '#web/ui/controls/NativeSelect.tsx'
import { TextInput } from '#web/ui/controls/TextInput.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useFormDialog } from '#web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#contract/documents.ts').then(({ documentForm }) => documentForm)

const valuesOf = ({ originalName, category, visibleToCouple }: PlannerDocument) => ({
  originalName,
  category,
  visibleToCouple,
})

type Props = { document: PlannerDocument; open: boolean; onClose: () => void }

export default function EditDocumentDialog({ document, open, onClose }: Props) {
  const { mutateAsync } = useCall(calls.documents.update)
  const form = useZodForm(rules, valuesOf(document), formDraft(`document-${document.id}`))
  const dialog = useFormDialog(form, open, () => valuesOf(document), onClose)

  const submit = form.handleSubmit(async (body) => {
    await mutateAsync({ params: { id: document.id }, body })
    dialog.leave()
    toast({ title: 'Success', text: 'Document updated successfully' })
  }, 'Failed to update document')

  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="Edit Document" submit={['Update Document', 'Updating...']}>
      <TextInput label="Document Name" required wide {...form.register('originalName')} />
      <NativeSelect label="Category" wide {...form.register('category')}>
        <CategoryOptions />
      </NativeSelect>
      {document.uploadedBy === 'planner' ? (
        <div className="sm:col-span-2">
          <ForWhom visible={form.values.visibleToCouple} onChange={(next) => form.setValue('visibleToCouple', next)} />
        </div>
      ) : (
        <p className="text-sm text-muted sm:col-span-2">The couple uploaded this itself, and always sees it.</p>
      )}
    </FormDialog>
  )
}

import type { PlannerDocument } from '#planning/documents/contract/endpoints.ts'
import * as calls from '#planning/documents/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { CategoryOptions } from '#planning/documents/web/CategoryOptions.tsx'
import { ForWhom } from '#planning/documents/web/ForWhom.tsx'
import { partsOf } from '#platform/contract/call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { categoryLabels } from '#planning/documents/web/file-words.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#planning/documents/contract/endpoints.ts').then(({ documentForm }) => documentForm)

const valuesOf = ({ originalName, category, visibleToCouple }: PlannerDocument) => ({
  originalName,
  category,
  visibleToCouple,
})

const fieldNames = { originalName: 'Document Name', category: 'Category', visibleToCouple: 'The couple sees it' }
const inWords = ({ category, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  category: categoryLabels[category],
})
const { about } = partsOf(calls.update)

type Props = { document: PlannerDocument; open: boolean; onClose: () => void }

export default function EditDocumentDialog({ document, open, onClose }: Props) {
  const { mutateAsync } = useCall(calls.update)
  const form = useZodForm(rules, valuesOf(document), formDraft(`document-${document.id}`))
  const dialog = useFormDialog(form, open, () => valuesOf(document), onClose)
  const { seen, conflicts, settle } = useOthersEdits(document, open, form, valuesOf)

  const submit = form.handleSubmit(async (body) => {
    const changes = changesOf(body, form.changed, seen)
    await withTheirs(about, mutateAsync({ params: { id: document.id }, body: changes }))
    dialog.leave()
    toast({ title: 'Success', text: 'Document updated successfully' })
  }, 'Failed to update document')

  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="Edit Document" submit={['Update Document', 'Updating...']}>
      <Conflicts
        fields={conflicts}
        names={fieldNames}
        mine={inWords(form.values)}
        theirs={inWords(document)}
        onSettle={settle}
      />
      <TextInput label="Document Name" required wide {...form.register('originalName')} />
      <NativeSelect label="Category" wide {...form.register('category')}>
        <CategoryOptions />
      </NativeSelect>
      {document.uploadedBy === 'planner' ? (
        <div className="sm:col-span-2">
          <ForWhom visible={form.values.visibleToCouple} onChange={(next) => form.setValue('visibleToCouple', next)} />
        </div>
      ) : (
        <p className="text-sm text-muted sm:col-span-2">The couple uploaded this, so they always see it.</p>
      )}
    </FormDialog>
  )
}

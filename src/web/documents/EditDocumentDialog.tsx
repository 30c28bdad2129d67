import { useId } from 'react'
import type { PlannerDocument } from '#contract/documents.ts'
import { contract } from '#contract/index.ts'
import { useCall } from '#web/use-call.ts'
import { CategoryOptions } from '#web/documents/CategoryOptions.tsx'
import { ForWhom } from '#web/documents/ForWhom.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DraftNote } from '#web/ui/DraftNote.tsx'
import { formDraft } from '#web/ui/drafts.ts'
import { showIssues, useZodForm } from '#web/ui/form.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'
import { useFormDialog } from '#web/ui/use-form-dialog.ts'

const rules = () => import('#contract/documents.ts').then(({ documentForm }) => documentForm)

const valuesOf = ({ originalName, category, visibleToCouple }: PlannerDocument) => ({
  originalName,
  category,
  visibleToCouple,
})

type Props = { document: PlannerDocument; open: boolean; onClose: () => void }

export default function EditDocumentDialog({ document, open, onClose }: Props) {
  const { mutateAsync } = useCall(contract.documents.update)
  const form = useZodForm(rules, valuesOf(document), formDraft(`document-${document.id}`))
  const { onOpenChange, leave } = useFormDialog(form, open, () => valuesOf(document), onClose)
  const formId = useId()

  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { id: document.id }, body })
      leave()
      toast({ title: 'Success', text: 'Document updated successfully' })
    } catch (error) {
      showIssues(form, error)
      toastFailure(error, 'Error', 'Failed to update document')
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Document"
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.isSubmitting} pendingLabel="Updating...">
            Update Document
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <DraftNote form={form} />
        <TextInput label="Document Name" required {...form.register('originalName')} />
        <NativeSelect label="Category" {...form.register('category')}>
          <CategoryOptions />
        </NativeSelect>
        {document.uploadedBy === 'planner' ? (
          <ForWhom visible={form.values.visibleToCouple} onChange={(next) => form.setValue('visibleToCouple', next)} />
        ) : (
          <p className="text-sm text-muted">The couple uploaded this itself, and always sees it.</p>
        )}
      </form>
    </Dialog>
  )
}

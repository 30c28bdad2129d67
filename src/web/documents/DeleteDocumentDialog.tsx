import type { Document } from '#contract/documents.ts'
import { contract } from '#contract/index.ts'
import { useCall } from '#web/use-call.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Props = { document: Document; open: boolean; onClose: () => void }

export function DeleteDocumentDialog({ document, open, onClose }: Props) {
  const { mutateAsync, isPending } = useCall(contract.documents.remove)
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: document.id } })
      onClose()
      toast({ title: 'Success', text: 'Document deleted successfully' })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to delete document')
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title={`Delete ${document.originalName}`}
      text="Are you sure you want to delete the document? This action cannot be undone."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={() => void remove()}
    />
  )
}

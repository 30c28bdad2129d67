import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { contract } from '#contract/index.ts'
import type { Invoice } from '#contract/invoices.ts'
import { refetchAbout } from '#web/refetch.ts'
import { useCall } from '#web/use-call.ts'
import { call } from '#web/call.ts'
import { sendAsOwn } from '#web/change.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

export type Question = 'void' | 'delete'

type Props = { invoice: Invoice; question: Question | undefined; onClose: () => void }

/** What can't be taken back asks first, and says what it means. */
export function InvoiceQuestions({ invoice: { id, invoiceNumber }, question, onClose }: Props) {
  const navigate = useNavigate()
  const update = useCall(contract.invoices.update)
  const [deleting, setDeleting] = useState(false)

  const voidIt = async () => {
    try {
      await update.mutateAsync({ params: { id }, body: { status: 'Void' } })
      onClose()
      toast({ title: 'Invoice voided', text: `Nothing is owed for invoice ${invoiceNumber} any more.` })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to void invoice. Please try again.')
    }
  }
  const deleteIt = async () => {
    setDeleting(true)
    try {
      await sendAsOwn(contract.invoices.remove.about, (callId) =>
        call(contract.invoices.remove, { params: { id } }, { callId }),
      )
      toast({ title: 'Invoice deleted', text: `Draft ${invoiceNumber} is gone.` })
      // Its page is left before it is asked for again, and not found.
      await navigate({ to: '/invoices' })
      await refetchAbout(contract.invoices.remove.about)
    } catch (error) {
      setDeleting(false)
      toastFailure(error, 'Error', 'Failed to delete invoice. Please try again.')
    }
  }
  const part = (kind: Question, pending: boolean) => ({
    open: question === kind,
    onOpenChange: (next: boolean) => {
      if (!next && !pending) onClose()
    },
    pending,
  })
  return (
    <>
      <ConfirmDialog
        {...part('void', update.isPending)}
        title={`Void invoice ${invoiceNumber}?`}
        text="The couple does not see it any more and owes nothing for it. It stays in your books as void, and this can not be undone."
        confirmLabel="Void invoice"
        pendingLabel="Voiding..."
        onConfirm={() => void voidIt()}
      />
      <ConfirmDialog
        {...part('delete', deleting)}
        title={`Delete draft ${invoiceNumber}?`}
        text="The draft and its lines are gone for good. The couple has never seen it."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={() => void deleteIt()}
      />
    </>
  )
}

import { useState } from 'react'
import { partsOf } from '#platform/contract/call.ts'
import * as calls from '#money/invoices/contract/calls.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'
import { call } from '#platform/web/calls/call.ts'
import { sendAsOwn } from '#platform/web/calls/change.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { navigate } from '#platform/web/router/router.ts'

export type Question = 'void' | 'delete'

type Props = { invoice: Invoice; question: Question | undefined; onClose: () => void }

/** Confirmation of actions that cannot be undone. */
export function InvoiceQuestions({ invoice: { id, invoiceNumber }, question, onClose }: Props) {
  const draft = invoiceNumber === null ? 'The draft' : `Draft ${invoiceNumber}`
  const [deleting, setDeleting] = useState(false)

  const deleteIt = async () => {
    setDeleting(true)
    try {
      await sendAsOwn(partsOf(calls.remove).about, (callId) => call(calls.remove, { params: { id } }, { callId }))
      toast({ title: 'Invoice deleted', text: `${draft} is gone.` })
      // Leave the page first, so that the refetch does not show the deleted invoice as not found.
      await navigate({ to: '/invoices' })
      await refetchAbout(partsOf(calls.remove).about)
    } catch (error) {
      setDeleting(false)
      toastFailure(error, 'Error', 'Failed to delete invoice. Please try again.')
    }
  }
  return (
    <>
      <ConfirmCall
        endpoint={calls.update}
        input={{ params: { id }, body: { status: 'Void' } }}
        open={question === 'void'}
        onClose={onClose}
        title={`Void invoice ${invoiceNumber}?`}
        text="The couple can no longer see it and owes nothing for it. It stays in your books as void, and this cannot be undone."
        confirm={['Void Invoice', 'Voiding...']}
        done={{ title: 'Invoice voided', text: `Nothing is owed for invoice ${invoiceNumber} anymore.` }}
        failure="Failed to void invoice. Please try again."
      />
      <ConfirmDialog
        open={question === 'delete'}
        onOpenChange={(next) => !next && !deleting && onClose()}
        pending={deleting}
        title={invoiceNumber === null ? 'Delete this draft?' : `Delete draft ${invoiceNumber}?`}
        text="The draft and its lines are gone for good. The couple has never seen it."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={() => void deleteIt()}
      />
    </>
  )
}

import * as calls from '#money/invoices/contract/calls.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { invoiceInWords } from '#money/invoices/web/public/invoice-names.ts'
import { afterSharing } from '#money/invoices/web/invoice/after-sharing.ts'
import { undoPayment } from '#money/invoices/web/payments/payment-undo.ts'
import { navigate } from '#platform/web/router/router.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** Actions on an invoice that need no dialog. */
export function useInvoiceActions({ id, invoiceNumber, clientName, currency, open }: Invoice) {
  const update = useCall(calls.update)
  const duplicate = useCall(calls.duplicate)
  const reminder = useCall(calls.remind, { failure: 'Failed to remind the couple. Please try again.' })
  const params = { id }
  return {
    reminding: reminder.isPending,
    pending: update.isPending || duplicate.isPending,
    remind: () =>
      reminder.mutate(
        { params },
        {
          onSuccess: () =>
            toast({ title: 'Email on its way', text: `${clientName} will be reminded of invoice ${invoiceNumber}.` }),
        },
      ),
    markSent: async () => {
      try {
        const sent = await update.mutateAsync({ params, body: { status: 'Sent' } })
        toast({ title: 'Marked as sent', text: `${invoiceInWords(sent)}. ${afterSharing([sent])}` })
      } catch (error) {
        toastFailure(error, 'Error', 'Failed to mark invoice as sent. Please try again.')
      }
    },
    markPaid: async () => {
      try {
        await update.mutateAsync({ params, body: { status: 'Paid' } })
        toast({
          title: 'Invoice paid',
          text: `${formatAmount(open, currency)} recorded as paid today.`,
          action: undoPayment(id, open),
        })
      } catch (error) {
        toastFailure(error, 'Error', 'Failed to mark invoice as paid. Please try again.')
      }
    },
    duplicate: async () => {
      try {
        const copy = await duplicate.mutateAsync({ params })
        toast({ title: 'Invoice duplicated', text: 'The copy is a draft with the same lines.' })
        void navigate({ to: '/invoices/{id}', params: { id: copy.id } })
      } catch (error) {
        toastFailure(error, 'Error', 'Failed to duplicate invoice. Please try again.')
      }
    },
  }
}

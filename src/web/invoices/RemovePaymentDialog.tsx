import { contract } from '#contract/index.ts'
import type { Payment } from '#contract/invoices.ts'
import { useCall } from '#web/use-call.ts'
import { undoRemoval } from '#web/invoices/payment-undo.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { formatAmount } from '#web/ui/money.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Props = { payment: Payment; open: boolean; onClose: () => void }

export function RemovePaymentDialog({ payment, open, onClose }: Props) {
  const { mutateAsync, isPending } = useCall(contract.invoices.removePayment)
  const isRefund = payment.amount.startsWith('-')
  const amount = formatAmount(payment.amount.replace('-', ''))
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: payment.invoiceId, paymentId: payment.id } })
      onClose()
      toast({
        title: 'Payment removed',
        text: isRefund ? 'It counts as never paid back.' : `${amount} is open again.`,
        action: undoRemoval(payment),
      })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to remove payment. Please try again.')
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title={isRefund ? `Remove what was paid back, ${amount}?` : `Remove the payment of ${amount}?`}
      text={`It was noted for ${formatDate(payment.date)}. ${isRefund ? 'The invoice counts as if it had not been paid back' : 'The invoice counts as not paid by that much'}, and its history keeps both.`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      pending={isPending}
      onConfirm={() => void remove()}
    />
  )
}

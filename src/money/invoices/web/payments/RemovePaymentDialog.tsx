import * as calls from '#contract/calls.ts'
import type { Payment } from '#contract/invoices.ts'
import { undoRemoval } from '#web/invoices/payments/payment-undo.ts'
import { ConfirmCall } from '#web/ui/overlays/ConfirmCall.tsx'
import { formatDate } from '#web/ui/format/dates.ts'
import { formatAmount } from '#web/ui/format/money.ts'

type Props = { payment: Payment; open: boolean; onClose: () => void }

export function RemovePaymentDialog({ payment, ...dialog }: Props) {
  const isRefund = payment.amount.startsWith('-')
  const amount = formatAmount(payment.amount.replace('-', ''))
  return (
    <ConfirmCall
      {...dialog}
      endpoint={calls.invoices.removePayment}
      input={{ params: { id: payment.invoiceId, paymentId: payment.id } }}
      title={isRefund ? `Remove what was paid back, ${amount}?` : `Remove the payment of ${amount}?`}
      text={`It was noted for ${formatDate(payment.date)}. ${isRefund ? 'The invoice counts as if it had not been paid back' : 'The invoice counts as not paid by that much'}, and its history keeps both.`}
      confirm={['Remove', 'Removing...']}
      done={{
        title: 'Payment removed',
        text: isRefund ? 'It counts as never paid back.' : `${amount} is open again.`,
        action: undoRemoval(payment),
      }}
      failure="Failed to remove payment. Please try again."
    />
  )
}

import * as calls from '#money/invoices/contract/calls.ts'
import type { Payment } from '#money/invoices/contract/payments.ts'
import { undoRemoval } from '#money/invoices/web/payments/payment-undo.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

type Props = { payment: Payment; open: boolean; onClose: () => void }

export function RemovePaymentDialog({ payment, ...dialog }: Props) {
  const isRefund = payment.amount.startsWith('-')
  const amount = formatAmount(payment.amount.replace('-', ''), payment.currency)
  return (
    <ConfirmCall
      {...dialog}
      endpoint={calls.removePayment}
      input={{ params: { id: payment.invoiceId, paymentId: payment.id } }}
      title={isRefund ? `Remove the refund of ${amount}?` : `Remove the payment of ${amount}?`}
      text={`It was recorded for ${formatDate(payment.date)}. ${isRefund ? 'The invoice counts as if it had not been refunded' : 'That much of the invoice counts as unpaid again'}, and its history keeps both.`}
      confirm={['Remove', 'Removing...']}
      done={{
        title: 'Payment removed',
        text: isRefund ? 'It counts as never refunded.' : `${amount} is open again.`,
        action: undoRemoval(payment),
      }}
      failure="Failed to remove payment. Please try again."
    />
  )
}

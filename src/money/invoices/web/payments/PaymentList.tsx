import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import type { Payment } from '#money/invoices/contract/payments.ts'
import { takesPayments } from '#money/invoices/web/invoice/invoice-rules.ts'
import { RefundAnswer } from '#money/invoices/web/payments/RefundAnswer.tsx'
import { RemovePaymentDialog } from '#money/invoices/web/payments/RemovePaymentDialog.tsx'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

type Props = { invoice: Invoice; payments: readonly Payment[]; onAdd: () => void }

const sources = { planner: null, stripe: 'Paid online', quickbooks: 'From QuickBooks' }

export function PaymentList({ invoice, payments, onAdd }: Props) {
  const [removing, setRemoving] = useState<Payment>()
  const [asking, setAsking] = useState(false)
  const ask = (payment: Payment) => {
    setRemoving(payment)
    setAsking(true)
  }
  return (
    <TitledCard
      title="Payments"
      actions={
        takesPayments(invoice) && (
          <Button icon={<Plus />} onClick={onAdd}>
            Record Payment
          </Button>
        )
      }
    >
      {payments.length === 0 ? (
        <p className="text-sm text-muted">Nothing has been paid yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {payments.map((payment) => (
            <li key={payment.id} className="flex items-center gap-3 py-2.5">
              <div className="min-w-0 flex-1 text-sm">
                <p className="flex flex-wrap gap-x-2 tabular">
                  <span>{formatDate(payment.date)}</span>
                  <span className="text-muted">
                    {[payment.method, sources[payment.source]].filter(Boolean).join(' · ')}
                  </span>
                </p>
                {payment.owedAgain !== null && takesPayments(invoice) && <RefundAnswer payment={payment} />}
                {payment.note && <p className="mt-0.5 text-muted wrap-anywhere">{payment.note}</p>}
              </div>
              <p className="shrink-0 font-medium tabular">{formatAmount(payment.amount, payment.currency)}</p>
              {payment.source === 'planner' && (
                <IconButton
                  label={`Remove payment of ${formatAmount(payment.amount, payment.currency)}`}
                  tooltip="Remove"
                  className="-mr-2 text-muted"
                  onClick={() => ask(payment)}
                >
                  <Trash2 />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {removing && <RemovePaymentDialog payment={removing} open={asking} onClose={() => setAsking(false)} />}
    </TitledCard>
  )
}

import type { Payment } from '#money/invoices/contract/payments.ts'
import { useOwedAgain } from '#money/invoices/web/payments/use-owed-again.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

/** Whether a refund is owed again, with a button to change it. */
export function RefundAnswer({ payment }: { payment: Payment }) {
  const { say, pending } = useOwedAgain(payment)
  const owed = payment.owedAgain === true
  const of = `of ${formatAmount(payment.amount.replace('-', ''), payment.currency)}`
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-muted">
      {owed ? 'Owed again' : 'Not owed again'}
      <button
        type="button"
        className="text-ink underline underline-offset-4 touchable"
        disabled={pending}
        aria-label={`Change: refund ${of} is ${owed ? 'not ' : ''}owed again`}
        onClick={() => void say(!owed)}
      >
        Change
      </button>
    </p>
  )
}

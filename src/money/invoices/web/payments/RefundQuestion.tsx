import type { InvoiceWithAll } from '#money/invoices/contract/endpoints.ts'
import type { Payment } from '#money/invoices/contract/payments.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import { useOwedAgain } from '#money/invoices/web/payments/use-owed-again.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

/** Asks about each refund without an answer, if part of the invoice is neither paid nor open. */
export function RefundQuestions({ invoice: { payments, credited } }: { invoice: InvoiceWithAll }) {
  if (!isSome(credited)) return null
  const unanswered = payments.filter(({ amount, owedAgain }) => amount.startsWith('-') && owedAgain === null)
  return unanswered.map((payment) => <RefundQuestion key={payment.id} payment={payment} />)
}

function RefundQuestion({ payment }: { payment: Payment }) {
  const { say, pending } = useOwedAgain(payment)
  const amount = formatAmount(payment.amount.replace('-', ''), payment.currency)
  return (
    <section
      aria-label={`Refund of ${amount}`}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-amber-tint px-4 py-3 text-amber-text sm:px-5"
    >
      <div className="min-w-0">
        <p className="font-medium tabular">{amount} was refunded. Is it owed again?</p>
        <p className="mt-0.5 text-sm">
          Refunded on {formatDate(payment.date)}. Until you answer, nobody is asked to pay it.
        </p>
      </div>
      <div className="flex gap-2">
        <Button disabled={pending} onClick={() => void say(false)}>
          No, It Is Settled
        </Button>
        <Button disabled={pending} onClick={() => void say(true)}>
          Yes, It Is Owed Again
        </Button>
      </div>
    </section>
  )
}

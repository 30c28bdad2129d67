import { t } from '#platform/web/locale/t.ts'
import type { ReactNode } from 'react'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { fromWeddingInWords } from '#platform/contract/offset.ts'
import { InvoiceBadge } from '#money/invoices/web/public/InvoiceBadge.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

/** The main facts of an invoice. */
export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const { status, currency, amount, open, dueDate, offset } = invoice
  const figure = 'font-display text-2xl leading-none'
  return (
    <dl className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lift-card lg:grid-cols-4">
      <Fact label="Status">
        <InvoiceBadge invoice={invoice} />
      </Fact>
      <Fact label="Due">
        <span>
          <span className={joined(status === 'Overdue' && 'text-danger-ink')}>
            {dueDate ? formatDate(dueDate) : !offset && 'No date'}
          </span>
          {offset && <span className="block text-sm text-muted">{fromWeddingInWords(offset, t)}</span>}
        </span>
      </Fact>
      <Fact label="Amount">
        <span className={figure}>{formatAmount(amount, currency)}</span>
      </Fact>
      <Fact label="Open">
        <span className={figure}>{formatAmount(open, currency)}</span>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 bg-card px-4 py-4 sm:px-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-9 items-center tabular">{children}</dd>
    </div>
  )
}

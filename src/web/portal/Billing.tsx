import { contract } from '#contract/index.ts'
import { Answered } from '#web/portal/Answered.tsx'
import type { SectionProps } from '#web/portal/portal-sections.tsx'
import { dayHere } from '#contract/day.ts'
import type { CoupleInvoice } from '#contract/invoices.ts'
import { isOverdue, isShown, isPaid, nextDueFirst, openTotal } from '#web/portal/billing.ts'
import { QuietLine } from '#web/portal/QuietLine.tsx'
import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { formatAmount, formatCents } from '#web/ui/money.ts'

export default function Billing({ portal }: SectionProps) {
  // A couple is given only these; the planner, looking in, is given all and sees what the couple would.
  const { selectedInvoices: selected = [] } = portal.customization
  return (
    <Answered endpoint={contract.invoices.ofClient} clientId={portal.client.id} what="invoices">
      {(invoices) => <Invoices invoices={invoices.filter((invoice) => isShown(invoice, selected))} />}
    </Answered>
  )
}

function Invoices({ invoices }: { invoices: readonly CoupleInvoice[] }) {
  if (invoices.length === 0) return <QuietLine>No invoices yet.</QuietLine>
  return (
    <div className="space-y-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-md bg-accent-soft px-5 py-4 text-accent-ink sm:px-6">
        <span className="font-medium">Open balance</span>
        <span className="font-display text-3xl tabular">{formatCents(openTotal(invoices))}</span>
      </p>
      <ul className="space-y-4">
        {nextDueFirst(invoices).map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </div>
  )
}

function InvoiceCard({ invoice }: { invoice: CoupleInvoice }) {
  const { invoiceNumber, amount, dueDate, description, paidDate, lineItems } = invoice
  return (
    <li className="rounded-md border border-line bg-card p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium [overflow-wrap:anywhere]">
            Invoice {invoiceNumber}
            <StatusBadge invoice={invoice} />
          </h2>
          {description && <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">{description}</p>}
          {dueDate && !isPaid(invoice) && <p className="mt-1 text-sm text-muted tabular">Due {formatDate(dueDate)}</p>}
          {paidDate && (
            <p className="mt-1 text-sm text-green-text tabular">Payment Received · {formatDate(paidDate)}</p>
          )}
        </div>
        <p className="font-display text-2xl tabular">{formatAmount(amount)}</p>
      </div>
      {lineItems.length > 0 && (
        <ul className="mt-4 space-y-1.5 border-t border-line pt-4 text-sm">
          {lineItems.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity
            <li key={index} className="flex justify-between gap-6">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {line.description}
                {line.quantity !== '1' && <span className="text-muted tabular"> × {line.quantity}</span>}
              </span>
              <span className="shrink-0 text-muted tabular">{formatAmount(line.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function StatusBadge({ invoice }: { invoice: CoupleInvoice }) {
  const overdue = isOverdue(invoice, dayHere())
  const label = overdue ? 'Overdue' : invoice.status
  const tone: Tone = isPaid(invoice) ? 'green' : overdue ? 'red' : 'amber'
  return <Badge tone={tone}>{label}</Badge>
}

import type { Invoice } from '#contract/invoices.ts'
import { InvoiceRow, invoiceColumns } from '#web/invoices/list/InvoiceRow.tsx'
import { joined } from '#web/ui/joined-classes.ts'

type Props = { invoices: readonly Invoice[]; withCouple: boolean }

export function InvoiceRows({ invoices, withCouple }: Props) {
  return (
    <div className="@container overflow-hidden rounded-md border border-line bg-card shadow-card">
      <p
        aria-hidden
        className={joined(
          'hidden border-b border-line px-5 py-3 text-[0.8125rem] text-muted @4xl:grid',
          invoiceColumns,
        )}
      >
        <span>Number</span>
        <span>{withCouple ? 'Couple' : 'For'}</span>
        <span>Due</span>
        <span>Status</span>
        <span className="text-right">Amount</span>
        <span className="text-right">Open</span>
      </p>
      <ul>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} withCouple={withCouple} />
        ))}
      </ul>
    </div>
  )
}

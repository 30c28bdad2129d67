import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { isShown } from '#overview/portal/web/public/billing.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

type Props = { clientId: number; selected: readonly number[]; onChange: (ids: number[]) => void }

/** Which invoices the couple sees under Billing. If none is selected, it sees all that can be shown. */
export function InvoiceSelection({ clientId, selected, onChange }: Props) {
  const { data = [] } = useAnswer(invoiceCalls.ofClient, { params: { id: clientId } })
  const invoices = data.filter((invoice) => isShown(invoice, []))
  if (invoices.length === 0) return <p className="text-sm text-muted">No invoices yet. Drafts are never shown.</p>
  const toggle = (id: number, on: boolean) =>
    onChange(invoices.map((invoice) => invoice.id).filter((one) => (one === id ? on : selected.includes(one))))
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        {selected.length === 0
          ? 'Nothing selected: the couple sees all of them.'
          : 'The couple sees the selected ones.'}
      </p>
      <ul className="divide-y divide-line">
        {invoices.map(({ id, invoiceNumber, currency, amount }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
              <input
                type="checkbox"
                checked={selected.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
                className="size-4.5 shrink-0 accent-[var(--accent)]"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">Invoice {invoiceNumber}</span>
              <span className="tabular">{formatAmount(amount, currency)}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

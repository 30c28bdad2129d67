import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { minorOf } from '#platform/contract/locale/money.ts'
import { isOpen } from '#money/invoices/web/invoice/invoice-rules.ts'
import { Sums } from '#money/invoices/web/invoice/Sums.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { decimalHere } from '#platform/web/ui/format/decimals.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

const right = 'pb-2 pl-4 text-right font-normal'

/** The line items. On a phone quantity and rate are below the description. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lineItems, currency, amount, tax, taxLabel, taxRate, description, paid, credited, open } = invoice
  const cents = (decimal: string) => minorOf(decimal, currency) ?? 0
  const total = cents(amount)
  return (
    <Card>
      <h2 className="sr-only">Lines</h2>
      {description && <p className="mb-5 whitespace-pre-line wrap-anywhere">{description}</p>}
      {lineItems.length > 0 && (
        <table className="mb-4 w-full border-b border-line text-sm">
          <thead className="text-left text-[0.8125rem] text-muted">
            <tr className="border-b border-line">
              <th className="pb-2 font-normal">Description</th>
              <th className={`${right} max-sm:hidden`}>Quantity</th>
              <th className={`${right} max-sm:hidden`}>Rate</th>
              <th className={right}>Amount</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line align-top tabular">
            {lineItems.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- line items have no id
              <tr key={index}>
                <td className="py-2.5 wrap-anywhere">
                  {line.description}
                  <span className="mt-0.5 block text-muted sm:hidden">
                    {decimalHere(line.quantity)} × {formatAmount(line.rate, currency)}
                  </span>
                </td>
                <td className="py-2.5 pl-4 text-right max-sm:hidden">{decimalHere(line.quantity)}</td>
                <td className="py-2.5 pl-4 text-right whitespace-nowrap max-sm:hidden">
                  {formatAmount(line.rate, currency)}
                </td>
                <td className="py-2.5 pl-4 text-right whitespace-nowrap">{formatAmount(line.amount, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Sums
        currency={currency}
        subtotal={total - cents(tax)}
        tax={cents(tax)}
        total={total}
        taxLabel={taxLabel}
        taxRate={taxRate}
        {...(cents(paid) !== 0 && { paid: cents(paid) })}
        {...(cents(credited) !== 0 && { credited: cents(credited) })}
        {...(isOpen(invoice) && cents(paid) !== 0 && { open: cents(open) })}
      />
    </Card>
  )
}

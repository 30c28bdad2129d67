import { t } from '#platform/web/locale/t.ts'
import { memo } from 'react'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { fromWeddingInWords } from '#platform/contract/offset.ts'
import { InvoiceBadge } from '#money/invoices/web/public/InvoiceBadge.tsx'
import { invoiceInWords, numberInWords } from '#money/invoices/web/public/invoice-names.ts'
import { isOpen } from '#money/invoices/web/invoice/invoice-rules.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { useLocale } from '#platform/web/locale/use-locale.ts'

type Props = {
  invoice: Invoice
  withCouple: boolean
  /** Its latest mail may not have gone out. */
  isUncertain: boolean
}

/** A row with columns where there is room; on a phone a card with the amount in its corner. */
export const invoiceColumns = '@4xl:grid-cols-[7rem_1fr_9rem_8rem_7.5rem_7.5rem] @4xl:items-center @4xl:gap-x-4'

export const InvoiceRow = memo(function InvoiceRow({ invoice, withCouple, isUncertain }: Props) {
  useLocale()
  const { id, clientName, description, lineItems, dueDate, offset, status, currency, amount, open } = invoice
  const about = description ?? lineItems[0]?.description
  const quiet = status === 'Void' && 'text-muted'
  return (
    <li className="border-b border-line offscreen-14 last:border-0">
      <Link
        to="/invoices/{id}"
        params={{ id }}
        className={joined(
          'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-3.5 text-sm hover:bg-sunken focus-visible:-outline-offset-2 @4xl:px-5',
          invoiceColumns,
        )}
      >
        <span className="order-3 text-muted tabular wrap-anywhere @4xl:order-none">{numberInWords(invoice)}</span>
        <span className="order-1 min-w-0 @4xl:order-none">
          <span className={joined('block text-[0.9375rem] font-medium wrap-anywhere', quiet)}>
            {withCouple ? clientName : (about ?? invoiceInWords(invoice))}
          </span>
          {withCouple && about && <span className="mt-0.5 line-clamp-2 text-muted">{about}</span>}
          {isUncertain && <span className="mt-0.5 block text-danger-ink">The email may not have gone out</span>}
        </span>
        <span
          className={joined(
            'order-5 tabular @4xl:order-none',
            status === 'Overdue' ? 'text-danger-ink' : 'text-muted',
            !dueDate && !offset && '@max-4xl:hidden',
          )}
        >
          {dueDate ? (
            <>
              <span className="@4xl:sr-only">Due </span>
              {formatDate(dueDate)}
            </>
          ) : offset ? (
            <>
              <span className="@4xl:sr-only">Due </span>
              {fromWeddingInWords(offset, t)}
            </>
          ) : (
            <span className="sr-only">No due date</span>
          )}
        </span>
        <span className="order-4 justify-self-end @4xl:order-none @4xl:justify-self-start">
          <InvoiceBadge invoice={invoice} />
        </span>
        <span
          className={joined(
            'order-2 text-right text-[0.9375rem] font-medium tabular @4xl:order-none',
            quiet && 'text-muted line-through',
          )}
        >
          {formatAmount(amount, currency)}
        </span>
        <span className={joined('order-6 text-right tabular @4xl:order-none', !isOpen(invoice) && '@max-4xl:hidden')}>
          {isOpen(invoice) ? (
            <>
              {formatAmount(open, currency)}
              <span className="text-muted @4xl:sr-only"> open</span>
            </>
          ) : (
            <span className="text-muted">
              <span aria-hidden>–</span>
              <span className="sr-only">Nothing open</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
})

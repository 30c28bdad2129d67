import Download from 'lucide-react/icons/download'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import { pdfAddress } from '#money/invoices/web/public/addresses.ts'
import { InvoiceBadge } from '#money/invoices/web/public/InvoiceBadge.tsx'
import { isOwed } from '#overview/portal/web/public/billing.ts'
import { dueOf } from '#overview/portal/web/due-of.ts'
import { PayNow } from '#overview/portal/web/PayNow.tsx'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { decimalHere, percentHere } from '#platform/web/ui/format/decimals.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { invoice: CoupleInvoice; payRefusedBy: string | undefined }

export function InvoiceCard({ invoice, payRefusedBy }: Props) {
  const { id, invoiceNumber, currency, amount, paid, open, credited, description, paidDate } = invoice
  const owed = isOwed(invoice)
  const when = dueOf(invoice, formatDate)
  const processing = isSome(invoice.processing)
  return (
    <li id={`invoice-${id}`} className="rounded-md border border-line bg-card p-5 lift-card sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
            {t('Invoice {invoiceNumber}', { invoiceNumber })}
            <InvoiceBadge invoice={invoice} />
          </h2>
          {description && (
            <p dir="auto" className="mt-1 text-sm text-muted wrap-anywhere">
              {description}
            </p>
          )}
          {when && owed && <p className="mt-1 text-sm text-muted tabular">{t('Due {when}', { when })}</p>}
          {isSome(credited) && (
            <p className="mt-1 text-sm text-muted tabular">
              {t('{amount} was refunded to you.', { amount: formatAmount(credited, currency) })}
            </p>
          )}
          {paidDate && isSome(paid) && (
            <p className="mt-1 text-sm text-green-text tabular">
              {t('Payment Received · {date}', { date: formatDate(paidDate) })}
            </p>
          )}
        </div>
        <div className="tabular sm:text-right">
          <p className="font-display text-2xl">{formatAmount(amount, currency)}</p>
          {owed && isSome(paid) && (
            <p className="mt-0.5 text-sm text-muted">
              {t('{amount} paid,', { amount: formatAmount(paid, currency) })}{' '}
              <span className="font-medium text-ink">
                {t('{amount} due', { amount: formatAmount(open, currency) })}
              </span>
            </p>
          )}
        </div>
      </div>
      <Lines invoice={invoice} />
      {processing ? (
        <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-sm">
          {t(
            'Your bank is processing your payment of {amount}. This takes a few days, and there is nothing you need to do.',
            { amount: formatAmount(invoice.processing, currency) },
          )}
        </p>
      ) : (
        invoice.paymentFailedAt &&
        owed && (
          <p className="mt-4 rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
            {t('The payment from your bank failed on {date}. Please pay again, by card if you prefer.', {
              date: formatDate(dayHere(new Date(invoice.paymentFailedAt))),
            })}
          </p>
        )
      )}
      <div className="mt-5 flex flex-wrap gap-2" data-print="hidden">
        {owed && !processing && <PayNow invoice={invoice} refusedBy={payRefusedBy} />}
        <AnchorButton
          href={pdfAddress(id)}
          variant={owed ? 'quiet' : 'secondary'}
          icon={<Download />}
          aria-label={t('Download PDF of invoice {invoiceNumber}', { invoiceNumber })}
        >
          {t('Download PDF')}
        </AnchorButton>
      </div>
    </li>
  )
}

function Lines({ invoice: { currency, lineItems, tax, taxLabel, taxRate } }: { invoice: CoupleInvoice }) {
  if (lineItems.length === 0) return null
  return (
    <ul className="mt-4 space-y-1.5 border-t border-line pt-4 text-sm">
      {lineItems.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- line items have no id
        <li key={index} className="flex justify-between gap-6">
          <span className="min-w-0 wrap-anywhere">
            <bdi>{line.description}</bdi>
            {line.quantity !== '1' && (
              <span className="text-muted tabular">
                {' '}
                {'×\u00A0'}
                {decimalHere(line.quantity)}
              </span>
            )}
          </span>
          <span className="shrink-0 text-muted tabular">{formatAmount(line.amount, currency)}</span>
        </li>
      ))}
      {isSome(tax) && (
        <li className="flex justify-between gap-6 text-muted tabular">
          <span className="min-w-0 wrap-anywhere">
            <bdi>{taxLabel ?? t('Tax')}</bdi> {taxRate && `(${percentHere(taxRate)})`}
          </span>
          <span className="shrink-0">{formatAmount(tax, currency)}</span>
        </li>
      )}
    </ul>
  )
}

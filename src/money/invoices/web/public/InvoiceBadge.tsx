import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import { statusLabels } from '#money/invoices/contract/invoice-statuses.ts'
import { refundedInWords, statusTones } from '#money/invoices/web/invoice/invoice-rules.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  invoice: Pick<CoupleInvoice, 'status' | 'paid' | 'open' | 'credited' | 'processing'> & { isSample?: boolean }
}

/** The status of an invoice, with refunds, pending payments and samples. */
export function InvoiceBadge({ invoice }: Props) {
  const { status, processing, isSample } = invoice
  const refunded = status !== 'Void' && refundedInWords(invoice)
  return (
    <span className="inline-flex flex-wrap gap-1">
      {refunded !== 'Refunded' && <Badge tone={statusTones[status]}>{t(statusLabels[status])}</Badge>}
      {refunded && <Badge tone="grey">{t(refunded)}</Badge>}
      {isSome(processing) && <Badge tone="yellow">{t('Processing')}</Badge>}
      {isSample && <Badge>{t('Sample')}</Badge>}
    </span>
  )
}

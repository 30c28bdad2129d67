import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { centsOf } from '#platform/contract/money.ts'
import { refundedInWords, statusTones } from '#money/invoices/web/invoice/invoice-rules.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'

type Props = {
  invoice: Pick<CoupleInvoice, 'status' | 'paid' | 'open' | 'credited' | 'processing'> & { isSample?: boolean }
}

/** The status of an invoice, with refunds, pending payments and samples. */
export function InvoiceBadge({ invoice }: Props) {
  const { status, processing, isSample } = invoice
  const refunded = status !== 'Void' && refundedInWords(invoice)
  return (
    <span className="inline-flex flex-wrap gap-1">
      {refunded !== 'Refunded' && <Badge tone={statusTones[status]}>{status}</Badge>}
      {refunded && <Badge tone="grey">{refunded}</Badge>}
      {Boolean(centsOf(processing)) && <Badge tone="yellow">Processing</Badge>}
      {isSample && <Badge>Sample</Badge>}
    </span>
  )
}

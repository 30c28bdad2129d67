import type { InvoiceStatus } from '#contract/invoice-statuses.ts'
import { statusTones } from '#web/invoices/invoice-rules.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Props = { status: InvoiceStatus; isSample?: boolean }

/** How an invoice stands, and whether it is one that was only made to try things out. */
export function InvoiceBadge({ status, isSample }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={statusTones[status]}>{status}</Badge>
      {isSample && <Badge>Sample</Badge>}
    </span>
  )
}

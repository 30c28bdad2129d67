import type { InvoiceStatus } from '#contract/invoices.ts'
import { statusTones } from '#web/invoices/invoice-rules.ts'
import { Badge } from '#web/ui/Badge.tsx'

export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={statusTones[status]}>{status}</Badge>
}

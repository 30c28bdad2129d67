import type { ClientStatus } from '#contract/clients.ts'
import { clientStatus } from '#web/clients/client-statuses.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'

export function StatusBadge({ status }: { status: ClientStatus }) {
  const { label, tone } = clientStatus[status]
  return <Badge tone={tone}>{label}</Badge>
}

import { clientStatus } from '#weddings/clients/web/public/client-statuses.ts'
import { Badge, type Tone } from '#platform/web/ui/layout/Badge.tsx'

const looks: Partial<Record<string, { label: string; tone: Tone }>> = clientStatus

/** A status of a couple has the same colour everywhere; one that is not known yet is gray. */
export function StatusBadge({ status }: { status: string }) {
  const { label, tone } = looks[status] ?? { label: status, tone: 'grey' }
  return <Badge tone={tone}>{label}</Badge>
}

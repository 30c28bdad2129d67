import { statusLook } from '#web/dashboard/weddings.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'

export function WeddingStatus({ status }: { status: string }) {
  const { label, tone } = statusLook(status)
  return <Badge tone={tone}>{label}</Badge>
}

import ShieldCheck from 'lucide-react/icons/shield-check'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'

/** Beside a member who signs in with a second factor. */
export const FactorBadge = () => (
  <Badge tone="green">
    <ShieldCheck aria-hidden /> Second factor
  </Badge>
)

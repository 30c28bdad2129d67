import X from 'lucide-react/icons/x'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { what: string; onClick: () => void; className?: string }

/** Removes an entry from a list without a question. */
export const RemoveButton = ({ what, onClick, className }: Props) => (
  <IconButton label={`Remove ${what}`} tooltip="Remove" onClick={onClick} className={joined('text-muted', className)}>
    <X />
  </IconButton>
)

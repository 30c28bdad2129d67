import EyeOff from 'lucide-react/icons/eye-off'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'

type Props = { visible: boolean; onChange: (visible: boolean) => void; disabled?: boolean }

/** Whether the couple sees the document in its portal. */
export function ForWhom({ visible, onChange, disabled }: Props) {
  return (
    <Switch
      label="Not for the couple"
      checked={!visible}
      disabled={disabled}
      onChange={(hidden) => onChange(!hidden)}
      hint={visible ? 'The couple sees it in its portal.' : 'Only you see it. It is not in the portal.'}
    />
  )
}

export const NotForTheCouple = () => (
  <Badge tone="amber">
    <EyeOff aria-hidden />
    Not for the couple
  </Badge>
)

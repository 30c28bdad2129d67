import EyeOff from 'lucide-react/icons/eye-off'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'

type Props = { visible: boolean; onChange: (visible: boolean) => void; disabled?: boolean }

/** Whether the couple sees the document in its portal. */
export function ForWhom({ visible, onChange, disabled }: Props) {
  return (
    <Switch
      label="The couple sees it"
      checked={visible}
      disabled={disabled}
      onChange={onChange}
      hint={visible ? 'It is in the portal.' : 'Only the studio sees it. It is not in the portal.'}
    />
  )
}

export const NotForTheCouple = () => (
  <Badge tone="amber">
    <EyeOff aria-hidden />
    Not for the couple
  </Badge>
)

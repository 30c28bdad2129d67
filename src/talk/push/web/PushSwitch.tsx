import type { PushHere } from '#talk/push/web/use-push.ts'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'

const why = {
  blocked: 'Blocked in this browser. Allow notifications for this site in its settings first.',
  'needs-install': 'On iPhone and iPad: add this page to the home screen with Share, open it there, and turn this on.',
  impossible: 'Not possible in this browser.',
}

export function PushSwitch({ push }: { push: PushHere }) {
  const { ability, isSwitchedOn, others, change } = push
  const elsewhere = others.length > 0 ? ` Also on: ${others.join(', ')}.` : ''
  const hint = ability === 'possible' ? `Even when this page is closed.${elsewhere}` : why[ability]
  return (
    <Switch
      label="Notifications on this device"
      hint={hint}
      checked={isSwitchedOn}
      disabled={ability !== 'possible'}
      onChange={change}
    />
  )
}

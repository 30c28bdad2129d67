import type { PushHere } from '#talk/push/web/use-push.ts'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

const why = {
  blocked: msg('Blocked in this browser. Allow notifications for this site in its settings first.'),
  'needs-install': msg(
    'On iPhone and iPad: add this page to the home screen with Share, open it there, and turn this on.',
  ),
  impossible: msg('Not possible in this browser.'),
}

export function PushSwitch({ push }: { push: PushHere }) {
  const { ability, isSwitchedOn, others, change } = push
  const elsewhere = others.length > 0 ? ` ${t('Also on: {devices}.', { devices: others.join(', ') })}` : ''
  const hint = ability === 'possible' ? t('Even when this page is closed.') + elsewhere : t(why[ability])
  return (
    <Switch
      label={t('Notifications on this device')}
      hint={hint}
      checked={isSwitchedOn}
      disabled={ability !== 'possible'}
      onChange={change}
    />
  )
}

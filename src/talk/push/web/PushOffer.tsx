import { useState } from 'react'
import { isSnoozed, snooze } from '#talk/push/web/snooze.ts'
import type { PushHere } from '#talk/push/web/use-push.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

/** Offered only where a click can lead to notifications, and not again for a while once declined. */
export const isOffered = ({ ability, permission, isOn }: PushHere) =>
  ability === 'possible' && permission === 'default' && !isOn && !isSnoozed()

export function PushOffer({ push }: { push: PushHere }) {
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined) return null
  const decline = () => {
    snooze()
    setDeclined(true)
  }
  return (
    <section
      aria-label={t('Notifications')}
      data-print="hidden"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken px-4 py-3 sm:px-6"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <span className="block font-medium">{t('Get notified on this device')}</span>
        <span className="text-muted">{t('A short notification, even when this page is closed.')}</span>
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" onClick={decline}>
          {t('Not Now')}
        </Button>
        <Button pending={push.isChanging} pendingLabel={t('Turning on...')} onClick={() => push.change(true)}>
          {t('Turn On')}
        </Button>
      </div>
    </section>
  )
}

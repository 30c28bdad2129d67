import { useState } from 'react'
import { passkeysWork } from '#studio/second-factors/web/public/passkeys.ts'
import { cameByLink } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

const declined = 'passkey-offer-declined'

type Props = { add: () => void; isPending: boolean }

/** After a sign-in with a mailed link, once: at the lower edge, where it moves nothing. */
export function PasskeyOffer({ add, isPending }: Props) {
  const [isGone, setGone] = useState(() => !cameByLink() || localStorage.getItem(declined) !== null || !passkeysWork())
  if (isGone) return null
  return (
    <section
      aria-label={t('Passkey')}
      data-print="hidden"
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-line bg-card px-4 py-3 lift-card"
    >
      <p className="min-w-0 text-sm">
        <span className="block font-medium">{t('Skip the email next time')}</span>
        <span className="text-muted">{t('A passkey on this device opens your portal.')}</span>
      </p>
      <div className="flex gap-2">
        <Button
          variant="quiet"
          onClick={() => {
            localStorage.setItem(declined, '1')
            setGone(true)
          }}
        >
          {t('Not Now')}
        </Button>
        <Button pending={isPending} pendingLabel={t('Adding...')} onClick={add}>
          {t('Add a Passkey')}
        </Button>
      </div>
    </section>
  )
}

import { homeAddress } from '#weddings/couples/web/public/addresses.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

export default function PortalNotFound() {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="max-w-md">
        <h1 className="font-display text-4xl">{t('Portal Not Found')}</h1>
        <p className="mt-3 text-muted">{t('There is no portal at this address, or you do not have access to it.')}</p>
        <AnchorButton href={homeAddress()} variant="primary" className="mt-8">
          {t('Return to Dashboard')}
        </AnchorButton>
      </div>
    </main>
  )
}

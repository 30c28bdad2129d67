import type { PortalChoice } from '#weddings/couples/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { portals: readonly PortalChoice[]; opening: number | undefined; onOpen: (clientId: number) => void }

/** The portals of one address, which may belong to different studios. */
export function PortalChoices({ portals, opening, onOpen }: Props) {
  return (
    <CoupleHeading title={t('Which portal?')} text={t('You have more than one. Please choose.')}>
      <ul className="space-y-3 text-left">
        {portals.map(({ clientId, weddingDate, studio, ...couple }) => (
          <li key={clientId}>
            <Button
              className="w-full"
              pending={opening === clientId}
              pendingLabel={t('Opening...')}
              onClick={() => onOpen(clientId)}
            >
              <span className="min-w-0 py-2">
                <bdi className="block wrap-anywhere">{coupleNames(couple)}</bdi>
                <span className="block text-sm font-normal text-muted">
                  {[weddingDate && formatDate(weddingDate), studio].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </CoupleHeading>
  )
}

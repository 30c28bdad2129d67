import * as dayCalls from '#day/days/contract/calls.ts'
import { PublishedDays } from '#day/days/web/public/PublishedDays.tsx'
import { Answered } from '#overview/portal/web/Answered.tsx'
import { QuietLine } from '#overview/portal/web/QuietLine.tsx'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { t } from '#platform/web/locale/t.ts'

/** The run sheet as it was published for the couple. */
export default function WeddingDay({ portal }: SectionProps) {
  return (
    <Answered endpoint={dayCalls.published} clientId={portal.client.id} what={t('wedding day')}>
      {(days) =>
        days.length > 0 ? <PublishedDays days={days} /> : <QuietLine>{t('Nothing is published right now.')}</QuietLine>
      }
    </Answered>
  )
}

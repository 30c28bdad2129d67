import * as calls from '#contract/calls.ts'
import { PublishedDays } from '#web/days/shared/PublishedDays.tsx'
import { Answered } from '#web/portal/Answered.tsx'
import { QuietLine } from '#web/portal/QuietLine.tsx'
import type { SectionProps } from '#web/portal/section-props.ts'

/** The run sheet as it was published for the couple. */
export default function WeddingDay({ portal }: SectionProps) {
  return (
    <Answered endpoint={calls.days.published} clientId={portal.client.id} what="wedding day">
      {(days) =>
        days.length > 0 ? <PublishedDays days={days} /> : <QuietLine>Nothing is published just now.</QuietLine>
      }
    </Answered>
  )
}

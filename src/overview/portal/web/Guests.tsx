import * as guestCalls from '#guests/guests/contract/calls.ts'
import GuestsSection from '#guests/guests/web/public/GuestsSection.tsx'
import { Answered } from '#overview/portal/web/Answered.tsx'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { t } from '#platform/web/locale/t.ts'

/** The guest list in the portal. */
export default function Guests({ portal: { client } }: SectionProps) {
  return (
    <Answered endpoint={guestCalls.list} clientId={client.id} what={t('guests')}>
      {(envelopes) => <GuestsSection clientId={client.id} couple={client} envelopes={envelopes} />}
    </Answered>
  )
}

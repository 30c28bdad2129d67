import { useContext, useState } from 'react'
import * as guestCalls from '#guests/guests/contract/calls.ts'
import GuestsSection from '#guests/guests/web/public/GuestsSection.tsx'
import { EnvelopeReplies } from '#guests/rsvp/web/public/EnvelopeReplies.tsx'
import { RsvpLinks } from '#guests/rsvp/web/public/RsvpLinks.tsx'
import { Answered } from '#overview/portal/web/Answered.tsx'
import { GuestImport } from '#overview/portal/web/public/guest-import.ts'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { ViewButtons } from '#platform/web/ui/controls/ViewButtons.tsx'
import { laterPart } from '#platform/web/ui/layout/later-part.tsx'
import { t } from '#platform/web/locale/t.ts'

const RsvpPageSection = laterPart(() => import('#guests/rsvp/web/public/RsvpPageSection.tsx'))

/** The guest list in the portal, or the page on which guests answer. */
export default function Guests({ portal: { client, viewer } }: SectionProps) {
  const ImportGuests = useContext(GuestImport)
  const [view, setView] = useState<'list' | 'page'>('list')
  const views = [
    { id: 'list', label: t('List') },
    { id: 'page', label: t('RSVP Page') },
  ] as const
  return (
    <div className="grid gap-4">
      <ViewButtons label={t('Guests')} views={views} shown={view} onShow={setView} />
      {view === 'page' ? (
        <RsvpPageSection clientId={client.id} isPlanner={false} />
      ) : (
        <Answered endpoint={guestCalls.list} clientId={client.id} what={t('guests')}>
          {(envelopes) => (
            <GuestsSection
              clientId={client.id}
              couple={client}
              envelopes={envelopes}
              isOwn={viewer === 'couple'}
              Import={ImportGuests}
              Links={RsvpLinks}
              More={EnvelopeReplies}
            />
          )}
        </Answered>
      )}
    </div>
  )
}

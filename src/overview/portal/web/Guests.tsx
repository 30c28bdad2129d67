import { useContext, useState } from 'react'
import * as guestCalls from '#guests/guests/contract/calls.ts'
import GuestsSection from '#guests/guests/web/public/GuestsSection.tsx'
import { EnvelopeReplies } from '#guests/rsvp/web/public/EnvelopeReplies.tsx'
import { Answered } from '#overview/portal/web/Answered.tsx'
import { GuestImport } from '#overview/portal/web/public/guest-import.ts'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { laterPart } from '#platform/web/ui/layout/later-part.tsx'
import { t } from '#platform/web/locale/t.ts'

const RsvpPageSection = laterPart(() => import('#guests/rsvp/web/public/RsvpPageSection.tsx'))

/** The page on which guests answer, once the couple asks for it. */
function RsvpPage({ clientId }: { clientId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="grid gap-4">
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('RSVP Page')}
        </Button>
      </div>
      {isOpen && <RsvpPageSection clientId={clientId} isPlanner={false} />}
    </section>
  )
}

/** The guest list in the portal. */
export default function Guests({ portal: { client, viewer } }: SectionProps) {
  const ImportGuests = useContext(GuestImport)
  return (
    <div className="grid gap-6">
      <Answered endpoint={guestCalls.list} clientId={client.id} what={t('guests')}>
        {(envelopes) => (
          <GuestsSection
            clientId={client.id}
            couple={client}
            envelopes={envelopes}
            isOwn={viewer === 'couple'}
            Import={ImportGuests}
            More={EnvelopeReplies}
          />
        )}
      </Answered>
      <RsvpPage clientId={client.id} />
    </div>
  )
}

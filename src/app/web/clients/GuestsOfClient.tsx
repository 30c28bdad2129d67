import { ImportGuests } from '#exchange/lists/web/public/ImportGuests.tsx'
import { RecentImports } from '#exchange/lists/web/public/RecentImports.tsx'
import { EnvelopeMail } from '#guests/guest-mails/web/public/EnvelopeMail.tsx'
import { EnvelopeReplies } from '#guests/rsvp/web/public/EnvelopeReplies.tsx'
import { readQuestionColumns } from '#guests/rsvp/web/public/question-columns.ts'
import { MailingLabels } from '#guests/mailing-labels/web/public/MailingLabels.tsx'
import { PaperReplies } from '#guests/paper-replies/web/public/PaperReplies.tsx'
import { RsvpLinks } from '#guests/rsvp/web/public/RsvpLinks.tsx'
import { GuestsTab } from '#guests/guests/web/GuestsTab.tsx'
import { WaveOffers } from '#guests/waves/web/public/WaveOffers.tsx'
import { ViewButtons } from '#platform/web/ui/controls/ViewButtons.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { laterPart } from '#platform/web/ui/layout/later-part.tsx'
import { useLocation } from '#platform/web/router/Router.tsx'
import { setSearch } from '#platform/web/router/router.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

const loading = (
  <LoadingArea label="Loading the view" className="grid gap-4">
    <Skeletons of={['h-24 rounded-md', 'h-48 rounded-md']} />
  </LoadingArea>
)
const GuestCounts = laterPart(() => import('#guests/counts/web/public/GuestCounts.tsx'), loading)
const RsvpPageSection = laterPart(() => import('#guests/rsvp/web/public/RsvpPageSection.tsx'), loading)
const GuestMail = laterPart(() => import('#guests/guest-mails/web/public/GuestMail.tsx'), loading)

const views = [
  { id: 'list', label: 'List' },
  { id: 'rsvp', label: 'RSVP Page' },
  { id: 'mail', label: 'Guest Mail' },
  { id: 'counts', label: 'Counts' },
] as const

/** What else a planner is told of an envelope in its form. */
const AboutEnvelope = (envelope: { clientId: number; envelopeId: number }) => (
  <>
    <EnvelopeMail {...envelope} />
    <EnvelopeReplies {...envelope} />
  </>
)

/** The guests of a wedding: who they are, what they are mailed, how many come, or the page on which they answer. */
export default function GuestsOfClient({ client }: { client: Client }) {
  const asked = new URLSearchParams(useLocation().search).get('view')
  const view = views.find(({ id }) => id === asked)?.id ?? 'list'
  const show = (id: string) => void setSearch({ tab: 'guests', ...(id !== 'list' && { view: id }) })
  return (
    <div className="grid min-w-0 gap-4">
      <ViewButtons label="View" views={views} shown={view} onShow={show} />
      {view === 'counts' && <GuestCounts clientId={client.id} />}
      {view === 'rsvp' && <RsvpPageSection clientId={client.id} isPlanner />}
      {view === 'mail' && <GuestMail client={client} />}
      {view === 'list' && (
        <GuestsTab
          client={client}
          More={AboutEnvelope}
          Print={MailingLabels}
          readQuestions={() => readQuestionColumns(client.id)}
          actions={
            <>
              <ImportGuests client={client} />
              <PaperReplies clientId={client.id} />
              <RsvpLinks client={client} />
            </>
          }
          above={
            <>
              <RecentImports kind="guests" clientId={client.id} />
              <WaveOffers clientId={client.id} />
            </>
          }
        />
      )}
    </div>
  )
}

import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { cardGrid } from '#platform/web/ui/layout/card-grid.ts'
import { ClientSkeletons } from '#weddings/clients/web/public/ClientSkeletons.tsx'
import { withArchivedLast } from '#weddings/clients/web/public/couple-choices.ts'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { AddClient } from '#weddings/clients/web/public/AddClient.tsx'

const none = [
  'No clients yet',
  'A portal belongs to a couple. Add the first one, and style their portal here.',
] as const

export default function PortalBuilderListPage() {
  const answer = useAnswer(clientCalls.list, {})
  return (
    <>
      <PageHeader
        title="Portal Builder"
        subtitle="Choose the couple whose portal you want to style"
        back={{ to: '/client-portals', label: 'Back to Client Portals' }}
      />
      <AnsweredList answer={answer} what="clients" skeleton={<ClientSkeletons />} none={none} action={<AddClient />}>
        {(clients) => (
          <ul className={cardGrid}>
            {withArchivedLast(clients).map((client) => (
              <Choice key={client.id} client={client} />
            ))}
          </ul>
        )}
      </AnsweredList>
    </>
  )
}

function Choice({ client }: { client: Client }) {
  const names = coupleNames(client)
  return (
    <li className="relative flex items-center gap-4 rounded-md border border-line bg-card p-5 lift-card transition-shadow offscreen-24 hover:lift-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <Avatar name={names} src={client.avatarUrl} className="size-12" />
      <div className="min-w-0 flex-1">
        <h2 className="font-display text-lg leading-snug wrap-anywhere">
          <Link
            to="/portal-builder/{id}"
            params={{ id: client.id }}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            {names}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular">
          {client.weddingDate ? formatDate(client.weddingDate) : 'Date TBD'}
          {client.archivedAt && <Badge>Archived</Badge>}
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </li>
  )
}

import Eye from 'lucide-react/icons/eye'
import Palette from 'lucide-react/icons/palette'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { InviteActions } from '#weddings/couples/web/public/InviteActions.tsx'
import { inviteStatus } from '#weddings/couples/web/public/invite-status.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

export function InviteCard({ client }: { client: Client }) {
  const { isActivated, inviteSent, inviteExpiresAt } = client
  return (
    <TitledCard title="Portal access" text="The couple activates their account with a link from you.">
      <p className="text-sm">{inviteStatus(client)}</p>
      {inviteSent && !isActivated && inviteExpiresAt && (
        <p className="mt-0.5 text-sm text-muted tabular">
          The link works until {formatDate(dayHere(new Date(inviteExpiresAt)))}.
        </p>
      )}
      <div className="mt-4 mb-2 grid grid-cols-2 gap-2">
        <ButtonLink to="/portal-builder/{id}" params={{ id: client.id }} icon={<Palette />}>
          Customize
        </ButtonLink>
        <AnchorButton href={`/client-portal/${client.id}`} icon={<Eye />}>
          View Portal
        </AnchorButton>
      </div>
      <InviteActions client={client} className="grid gap-2" />
      {inviteSent && !isActivated && (
        <p className="mt-2 text-[0.8125rem] text-muted">A new link replaces the previous one.</p>
      )}
    </TitledCard>
  )
}

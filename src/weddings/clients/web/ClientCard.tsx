import CalendarDays from 'lucide-react/icons/calendar-days'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { memo } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { countdown } from '#weddings/clients/web/public/countdown.ts'
import { EmailAddress } from '#platform/web/ui/layout/EmailAddress.tsx'
import { ChooseBox } from '#weddings/clients/web/ChooseBox.tsx'
import type { ClientActionsOf } from '#weddings/clients/web/client-actions-of.ts'
import { ClientMenu } from '#weddings/clients/web/ClientMenu.tsx'
import { StatusBadge } from '#weddings/clients/web/public/StatusBadge.tsx'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { IconLine } from '#platform/web/ui/layout/IconLine.tsx'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

type Props = {
  client: Client
  onEdit: (client: Client) => void
  onDelete: (client: Client) => void
  actionsOf: ClientActionsOf
  /** Undefined while none are being chosen. */
  chosen: boolean | undefined
  onChoose: (id: number) => void
}

export const ClientCard = memo(function ClientCard({ client, onEdit, onDelete, actionsOf, chosen, onChoose }: Props) {
  const names = coupleNames(client)
  const { weddingDate } = client
  return (
    <li className="relative flex flex-col rounded-md border border-line bg-card p-5 lift-card transition-shadow offscreen-60 hover:lift-raised has-[h2_:focus-visible]:outline-2 has-[h2_:focus-visible]:outline-offset-2 has-[h2_:focus-visible]:outline-focus">
      <div className="flex items-center gap-3">
        <Avatar name={names} src={client.avatarUrl} className="size-11" />
        <StatusBadge status={client.status} />
        <div className="relative z-1 -mr-2.5 ml-auto">
          {chosen === undefined ? (
            <ClientMenu client={client} onEdit={onEdit} onDelete={onDelete} actionsOf={actionsOf} />
          ) : (
            <ChooseBox name={names} checked={chosen} onToggle={() => onChoose(client.id)} />
          )}
        </div>
      </div>
      <h2 className="mt-4 font-display text-xl leading-snug text-balance">
        <ClientLink
          id={client.id}
          className="line-clamp-4 wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none"
        >
          {names}
        </ClientLink>
      </h2>
      <ul className="mt-3.5 space-y-1.5 border-t border-line pt-3.5 text-sm text-muted">
        <IconLine icon={CalendarDays}>
          {weddingDate ? (
            <span className="tabular">
              <span className="text-ink">{formatDate(weddingDate)}</span>{' '}
              <span className="whitespace-nowrap">{countdown(weddingDate)}</span>
            </span>
          ) : (
            'Date TBD'
          )}
        </IconLine>
        <IconLine icon={Mail}>
          <EmailAddress email={client.email} />
        </IconLine>
        {client.phone && <IconLine icon={Phone}>{client.phone}</IconLine>}
        {client.venue && <IconLine icon={MapPin}>Venue: {client.venue}</IconLine>}
      </ul>
    </li>
  )
})

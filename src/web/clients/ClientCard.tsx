import { Link } from '@tanstack/react-router'
import { CalendarDays, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Client } from '#contract/clients.ts'
import { countdown } from '#web/clients/shared/countdown.ts'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { ClientMenu } from '#web/clients/ClientMenu.tsx'
import { StatusBadge } from '#web/clients/shared/StatusBadge.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { coupleNames } from '#contract/names.ts'

type Props = { client: Client; onEdit: (client: Client) => void; onDelete: (client: Client) => void }

/** Cards out of sight are not laid out at all, so a long list stays light. */
export const ClientCard = memo(function ClientCard({ client, onEdit, onDelete }: Props) {
  const names = coupleNames(client)
  const { weddingDate } = client
  return (
    <li className="relative flex flex-col rounded-md border border-line bg-card p-5 shadow-card transition-shadow [contain-intrinsic-size:auto_15rem] [content-visibility:auto] hover:shadow-raised has-[h2_:focus-visible]:outline-2 has-[h2_:focus-visible]:outline-offset-2 has-[h2_:focus-visible]:outline-focus">
      <div className="flex items-center gap-3">
        <Avatar name={names} src={client.avatarUrl} className="size-11" />
        <StatusBadge status={client.status} />
        <div className="relative z-1 -mr-2.5 ml-auto">
          <ClientMenu client={client} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
      <h2 className="mt-4 font-display text-xl leading-snug text-balance">
        <Link
          to="/clients/$id"
          params={{ id: client.id }}
          className="line-clamp-4 [overflow-wrap:anywhere] after:absolute after:inset-0 focus-visible:outline-none"
        >
          {names}
        </Link>
      </h2>
      <ul className="mt-3.5 space-y-1.5 border-t border-line pt-3.5 text-sm text-muted">
        <Line icon={CalendarDays}>
          {weddingDate ? (
            <span className="tabular">
              <span className="text-ink">{formatDate(weddingDate)}</span>{' '}
              <span className="whitespace-nowrap">{countdown(weddingDate)}</span>
            </span>
          ) : (
            'Date TBD'
          )}
        </Line>
        <Line icon={Mail}>
          <EmailAddress email={client.email} />
        </Line>
        {client.phone && <Line icon={Phone}>{client.phone}</Line>}
        {client.venue && <Line icon={MapPin}>Venue: {client.venue}</Line>}
      </ul>
    </li>
  )
})

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  )
}

import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Palette from 'lucide-react/icons/palette'
import Trash2 from 'lucide-react/icons/trash'
import { memo, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { countdown } from '#weddings/clients/web/public/countdown.ts'
import { inviteStatus } from '#weddings/couples/web/public/invite-status.ts'
import { MailInvite } from '#weddings/couples/web/public/MailInvite.tsx'
import { StatusBadge } from '#weddings/clients/web/public/StatusBadge.tsx'
import { useInvite } from '#weddings/couples/web/public/use-invite.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { AnchorButton, Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { useLocale } from '#platform/web/locale/use-locale.ts'

type Props = { client: Client; onDelete: (client: Client) => void }

export const PortalCard = memo(function PortalCard({ client, onDelete }: Props) {
  useLocale()
  const names = coupleNames(client)
  const { id, weddingDate, venue, avatarUrl, status, archivedAt } = client
  return (
    <li className="flex flex-col rounded-md border border-line bg-card lift-card offscreen-80">
      <div className="flex items-start gap-4 p-5 pb-4">
        <Avatar name={names} src={avatarUrl} className="size-14 text-lg" />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-3 font-display text-xl leading-snug wrap-anywhere">{names}</h2>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <StatusBadge status={status} />
            {archivedAt && <Badge>Archived</Badge>}
          </p>
        </div>
        <IconButton
          label={`Delete the portal for ${names}`}
          tooltip="Delete"
          className="-mt-1.5 -mr-2 text-muted"
          onClick={() => onDelete(client)}
        >
          <Trash2 />
        </IconButton>
      </div>
      <ul className="space-y-1.5 px-5 text-sm text-muted">
        <li className="flex items-start gap-2.5 tabular">
          <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
          {weddingDate ? (
            <span>
              <span className="text-ink">{formatDate(weddingDate)}</span> {countdown(weddingDate)}
            </span>
          ) : (
            'Date TBD'
          )}
        </li>
        {venue && (
          <li className="flex items-start gap-2.5">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
            <span className="min-w-0 wrap-anywhere">{venue}</span>
          </li>
        )}
      </ul>
      <div className="mt-auto grid grid-cols-2 gap-2 p-5 pt-4">
        <ButtonLink
          to="/portal-builder/{id}"
          params={{ id }}
          icon={<Palette />}
          aria-label={`Customize the portal of ${names}`}
        >
          Customize
        </ButtonLink>
        <AnchorButton href={`/client-portal/${id}`} icon={<Eye />} aria-label={`View Portal: ${names}`}>
          View Portal
        </AnchorButton>
        <Invite client={client} names={names} />
      </div>
      <p className="border-t border-line px-5 py-3 text-sm text-muted">{inviteStatus(client)}</p>
    </li>
  )
})

function Invite({ client, names }: { client: Client; names: string }) {
  const { generate, forget, label, pending, copied, link } = useInvite(client)
  const [isMailing, setMailing] = useState(false)
  return (
    <>
      <div className="col-span-2 flex gap-2">
        <Button
          className="flex-1"
          icon={copied ? <Check /> : <Link2 />}
          pending={pending}
          aria-label={`${label} for ${names}`}
          onClick={() => void generate()}
        >
          {label}
        </Button>
        <IconButton
          variant="secondary"
          label={`Email the invite to ${names}`}
          tooltip="Email it to the couple"
          disabled={pending}
          onClick={() => setMailing(true)}
        >
          <Mail />
        </IconButton>
      </div>
      <MailInvite client={client} open={isMailing} onClose={() => setMailing(false)} onSent={forget} />
      {link && (
        <TextInput
          label="Invite link"
          className="col-span-2"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

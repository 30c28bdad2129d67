import { t } from '#platform/web/locale/t.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Link2 from 'lucide-react/icons/link-2'
import MapPin from 'lucide-react/icons/map-pin'
import UserPen from 'lucide-react/icons/user-pen'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fromWeddingInWords } from '#platform/contract/offset.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { weekdayAndWholeDate } from '#platform/web/ui/format/dates.ts'
import { itemTypeLabels } from '#planning/events/web/public/event-types.ts'
import { formatTime } from '#platform/web/ui/format/dates.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

type Props = { item: Omit<CalendarItem, 'kind'> }

/** All details of an event. */
export function EventFacts({ item }: Props) {
  const { type, date, time, minutes, offset, addedBy, clientId, clientName, description, place } = item
  return (
    <div data-event-type={type}>
      <p className="inline-flex h-6 items-center rounded-full bg-(--event-tint) px-2.5 text-xs font-medium text-(--event-ink)">
        {itemTypeLabels[type]}
      </p>
      <ul className="mt-4 space-y-3">
        <Fact icon={CalendarDays}>{weekdayAndWholeDate(date)}</Fact>
        <Fact icon={Clock}>
          {time ? formatTime(time) : 'Time TBD'}
          {minutes && `, ${minutes} minutes`}
        </Fact>
        {place && <Fact icon={MapPin}>{place}</Fact>}
        {offset && <Fact icon={Link2}>{`${fromWeddingInWords(offset, t)}, and moves with it`}</Fact>}
        {addedBy && <Fact icon={UserPen}>Added by {addedBy}</Fact>}
        {clientId === null && <Fact icon={Users}>Studio</Fact>}
        {clientId !== null && (
          <Fact icon={Users}>
            <ClientLink
              id={clientId}
              className="rounded-sm underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {clientName}
            </ClientLink>
          </Fact>
        )}
      </ul>
      {description && <p className="mt-4 border-t border-line pt-4 wrap-anywhere whitespace-pre-wrap">{description}</p>}
    </div>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 stroke-[1.75] text-muted" />
      <span className="min-w-0 wrap-anywhere tabular">{children}</span>
    </li>
  )
}

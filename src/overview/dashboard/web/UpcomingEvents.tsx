import { dayHere } from '#platform/contract/calendar-date.ts'
import * as eventCalls from '#planning/events/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'
import { ShortList } from '#overview/dashboard/web/ShortList.tsx'

const none = ['No upcoming events', 'Schedule events to see them here'] as const

export function UpcomingEvents() {
  const today = dayHere()
  const answer = useAnswer(eventCalls.upcoming, { query: { today } })
  return (
    <ShortList title="Upcoming Events" to="/calendar" answer={answer} what="events" none={none}>
      {(event) => (
        <li key={event.id} className="border-b border-line last:border-0">
          <Link
            to="/events/{id}"
            params={{ id: event.id }}
            className="flex items-center justify-between gap-4 rounded-sm px-2 py-2 hover:bg-sunken"
          >
            <span className="min-w-0">
              <span className="block font-medium">{event.title}</span>
              <span className="block text-sm text-muted tabular">
                {event.clientName ?? 'Studio'} · {formatDate(event.date)} ·{' '}
                {event.time ? formatTime(event.time) : 'Time TBD'}
              </span>
            </span>
            <Badge tone="grey">{event.date >= today ? 'upcoming' : 'past'}</Badge>
          </Link>
        </li>
      )}
    </ShortList>
  )
}

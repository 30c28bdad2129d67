import type { Event } from '#planning/events/contract/endpoints.ts'
import { eventTypeLabels } from '#planning/events/web/public/event-types.ts'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'
import { Link } from '#platform/web/router/Link.tsx'

/** An event with its date, for lists that are not grouped by day. */
export function DatedEventRow({ event }: { event: Event }) {
  const { id, title, date, time, type } = event
  return (
    <li>
      <Link
        to="/events/{id}"
        params={{ id }}
        data-event-type={type}
        className="block rounded-md px-3 py-2.5 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="block border-l-[3px] border-(--event-edge) pl-3">
          <span className="line-clamp-3 font-medium wrap-anywhere">{title}</span>
          <span className="mt-0.5 block text-sm text-muted tabular">
            {[formatDate(date), time ? formatTime(time) : 'Time TBD', eventTypeLabels[type]].join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  )
}

import { dayHere } from '#contract/day.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { Link } from '#web/router/Link.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { formatDate, formatTime } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { laidOutWhenSeen } from '#web/ui/off-screen.ts'

const most = 3

export function UpcomingEvents() {
  const today = dayHere()
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.events.upcoming, { query: { today } })
  const all = (
    <ButtonLink to="/calendar" variant="quiet" className="-my-2 -mr-3">
      View All
    </ButtonLink>
  )
  return (
    <TitledCard title="Upcoming Events" actions={all} className={laidOutWhenSeen}>
      {isLoadingError && <FailedState what="events" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-40 rounded-md" />}
      {data?.length === 0 && (
        <EmptyState title="No upcoming events" text="Schedule events to see them here" className="py-6" />
      )}
      <ul className="-mx-2 -mb-2">
        {data?.slice(0, most).map((event) => (
          <li key={event.id} className="border-b border-line last:border-0">
            <Link
              to="/events/{id}"
              params={{ id: event.id }}
              className="flex items-start justify-between gap-4 rounded-sm px-2 py-3 hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block font-medium">{event.title}</span>
                <span className="block text-sm text-muted">{event.clientName}</span>
                <span className="mt-0.5 block text-sm text-muted tabular">
                  {formatDate(event.date)} · {event.time ? formatTime(event.time) : 'Time TBD'}
                </span>
              </span>
              <Badge tone={event.date >= today ? 'green' : 'grey'}>{event.date >= today ? 'upcoming' : 'past'}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

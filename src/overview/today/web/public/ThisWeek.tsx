import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#overview/today/contract/calls.ts'
import type { Week } from '#overview/today/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { counted, loadOf } from '#overview/today/web/week-words.ts'
import { shortDay, shortWeekday } from '#platform/web/ui/format/dates.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

/** The next seven days, and how full the next thirteen weeks are. */
export function ThisWeek() {
  const answer = useAnswer(calls.readWeek, { query: { today: dayHere() } })
  const { data, isLoadingError, isFetching, refetch } = answer
  return (
    <section aria-labelledby="this-week" className="rounded-md border border-line bg-card px-4 py-3 lift-card">
      <h2 id="this-week" className="pb-1.5 text-base font-semibold">
        This week
      </h2>
      {!data && isLoadingError && (
        <FailedState what="week" className="py-8" onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isLoadingError && (
        <LoadingArea label="Loading the week" className="space-y-2">
          <Skeletons of={['h-8', 'h-8 w-11/12', 'h-8 w-5/6', 'h-8 w-3/4', 'h-16']} />
        </LoadingArea>
      )}
      {data && (
        <>
          <ol className="-mx-2">
            {data.days.map((day, place) => (
              <Day key={day.date} day={day} isToday={place === 0} />
            ))}
          </ol>
          <Weeks weeks={data.weeks} />
        </>
      )}
    </section>
  )
}

function Day({ day, isToday }: { day: Week['days'][number]; isToday: boolean }) {
  const { date, weddings } = day
  const words = counted(day)
  return (
    <li>
      <Link
        to="/calendar"
        search={{ view: 'week', date }}
        className="flex min-h-9 items-center gap-3 rounded-sm px-2 py-1 text-sm touchable hover:bg-sunken"
      >
        <span className={isToday ? 'w-16 shrink-0 font-semibold tabular' : 'w-16 shrink-0 text-muted tabular'}>
          {isToday ? 'Today' : `${shortWeekday(date)} ${Number(date.slice(8))}`}
        </span>
        <span className="min-w-0 flex-1">
          {weddings.map(({ clientId, clientName }) => (
            <span key={clientId} className="block truncate font-medium text-accent-ink">
              {clientName}
            </span>
          ))}
          {words ? (
            <span className="block truncate">{words}</span>
          ) : (
            weddings.length === 0 && <span className="text-muted">Free</span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** A bar for each week; a dot above it stands for a wedding. */
function Weeks({ weeks }: { weeks: Week['weeks'] }) {
  const most = Math.max(...weeks.map(loadOf), 1)
  return (
    <div className="mt-2 border-t border-line pt-2.5">
      <h3 className="text-xs text-muted">The next 13 weeks</h3>
      <ol className="mt-1 flex h-16 gap-1">
        {weeks.map((week) => {
          const words = `Week of ${shortDay(week.from)}: ${counted(week) || 'free'}`
          return (
            <li key={week.from} className="min-w-0 flex-1">
              <Link
                to="/calendar"
                search={{ view: 'week', date: week.from }}
                aria-label={words}
                data-tooltip={words}
                className="flex h-full flex-col items-stretch justify-end gap-1 rounded-sm hover:bg-sunken"
              >
                {week.weddings > 0 && <span className="mx-auto size-2 shrink-0 rounded-full bg-accent" />}
                <span
                  className="min-h-0.5 rounded-t-sm bg-control"
                  style={{ height: `${Math.round((loadOf(week) / most) * 80)}%` }}
                />
              </Link>
            </li>
          )
        })}
      </ol>
      <p className="mt-1 flex justify-between text-xs text-muted tabular">
        <span>{shortDay(weeks[0]?.from ?? '')}</span>
        <span>{shortDay(weeks.at(-1)?.from ?? '')}</span>
      </p>
    </div>
  )
}

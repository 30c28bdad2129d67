import { useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#overview/today/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { storeMineFilter, readMineFilter } from '#overview/today/web/mine-filter.ts'
import { groupLines, linesOf } from '#overview/today/web/today-groups.ts'
import { TodayGroups } from '#overview/today/web/TodayGroups.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { weekdayAndDate } from '#platform/web/ui/format/dates.ts'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

/** Lines shown before the rest is asked for. */
const atFirst = 12

/** What matters today over all weddings, the most urgent first. */
export function Today() {
  const today = dayHere()
  const [all, setAll] = useState(false)
  const [mine, setMine] = useState(readMineFilter)
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.read, {
    query: { today, ...(mine && { mine: 'yes' }) },
  })
  const groups = data && groupLines(data, today)
  const count = (groups ?? []).reduce((sum, group) => sum + linesOf(group), 0)
  return (
    <section aria-labelledby="today" className="rounded-md border border-line bg-card px-3 pt-3 pb-1 lift-card sm:px-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-2 pb-1.5">
        <h2 id="today" className="text-base font-semibold">
          Today
        </h2>
        <p className="ml-auto text-sm text-muted tabular">{weekdayAndDate(today)}</p>
        {(mine || data?.some(({ detail }) => detail.holder)) && (
          <Button
            variant={mine ? 'primary' : 'secondary'}
            aria-pressed={mine}
            onClick={() => {
              storeMineFilter(!mine)
              setMine(!mine)
            }}
          >
            Without others’ tasks
          </Button>
        )}
      </header>
      {!data && isLoadingError && (
        <FailedState what="list for today" className="py-8" onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isLoadingError && (
        <LoadingArea label="Loading what matters today" className="space-y-2 px-2 pb-3">
          <Skeletons of={['h-9', 'h-9 w-11/12', 'h-9 w-5/6', 'h-9 w-3/4']} />
        </LoadingArea>
      )}
      {data && count === 0 && (
        <EmptyState
          className="py-8"
          title="All clear for today"
          text="Nothing is late, nothing is due, and nobody is waiting for you."
        />
      )}
      {groups && count > 0 && <TodayGroups groups={groups} most={all ? count : atFirst} />}
      {!all && count > atFirst && (
        <Button variant="quiet" className="my-1 w-full" onClick={() => setAll(true)}>
          {`Show all ${count}`}
        </Button>
      )}
    </section>
  )
}

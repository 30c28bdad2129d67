import { useMemo } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { itemsOf } from '#web/events/calendar-items.ts'
import { rangeOf, type View } from '#web/events/periods.ts'

const none: never[] = []

/** Everything that happens or is due in the days that a view shows. */
export function useCalendarItems(view: View, date: string) {
  const { from, to } = rangeOf(view, date)
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.events.calendar, { query: { from, to } })
  const items = useMemo(() => (data ? itemsOf(data) : none), [data])
  return { items, loading: !data, failed: isLoadingError, isFetching, retry: () => void refetch() }
}

import { useMemo } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { itemsOf } from '#web/events/calendar-items.ts'
import { rangeOf, type View } from '#web/events/periods.ts'

const none: never[] = []

/** Everything that happens or is due in the days that a view shows. */
export function useCalendarItems(view: View, date: string) {
  const { from, to } = rangeOf(view, date)
  const events = useAnswer(contract.events.list, { query: { from, to } })
  const tasks = useAnswer(contract.tasks.list, {})
  const items = useMemo(
    () => itemsOf(events.data ?? none, tasks.data ?? none, { from, to }),
    [events.data, tasks.data, from, to],
  )
  return {
    items,
    loading: !events.data || !tasks.data,
    failed: events.isError || tasks.isError,
    isFetching: events.isFetching || tasks.isFetching,
    retry: () => void Promise.all([events, tasks].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}

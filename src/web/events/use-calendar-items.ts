import { useMemo } from 'react'
import { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { useAnswer } from '#web/api.ts'
import { itemsOf } from '#web/events/calendar-items.ts'
import { useMoved } from '#web/events/move-event.ts'
import { rangeOf, type View } from '#web/events/periods.ts'

const none: never[] = []

/** Everything that happens or is due in the days that a view shows. */
export function useCalendarItems(view: View, date: string) {
  const { from, to } = rangeOf(view, date)
  const calendar = useAnswer(contract.events.calendar, { query: { from, to } })
  const clients = useAnswer(contract.clients.list, {})
  const names = useMemo(
    () => clients.data && new Map(clients.data.map((one) => [one.id, coupleNames(one)])),
    [clients.data],
  )
  const events = useMoved(calendar.data?.events)
  const deadlines = calendar.data?.deadlines
  const items = useMemo(
    () => (events && deadlines && names ? itemsOf({ events, deadlines }, names) : none),
    [events, deadlines, names],
  )
  return {
    items,
    loading: !calendar.data || !names,
    failed: calendar.isLoadingError || clients.isLoadingError,
    isFetching: calendar.isFetching || clients.isFetching,
    retry: () => void Promise.all([calendar.refetch(), clients.refetch()]),
  }
}

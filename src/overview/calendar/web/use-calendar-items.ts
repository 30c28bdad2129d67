import { useMemo } from 'react'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import * as calls from '#overview/calendar/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { shownRange } from '#overview/calendar/web/shown-range.ts'
import { itemsOf } from '#overview/calendar/web/calendar-items.ts'
import { readRange, type CalendarView } from '#overview/calendar/contract/calendar-views.ts'

const none: never[] = []

/** All events, deadlines and weddings of the days that a view shows. */
export function useCalendarItems(view: CalendarView, date: string) {
  const { from, to } = shownRange(view, date)
  const calendar = useAnswer(calls.read, { query: readRange(view, date) })
  const clients = useAnswer(clientCalls.list, {})
  const couples = clients.data
  const events = calendar.data?.events
  const deadlines = calendar.data?.deadlines
  const moments = calendar.data?.moments
  const busy = calendar.data?.busy
  const items = useMemo(
    () =>
      events && deadlines && moments && busy && couples
        ? itemsOf({ events, deadlines, moments, busy }, couples, { from, to }).filter(
            (item) => item.date >= from && item.date <= to,
          )
        : none,
    [events, deadlines, moments, busy, couples, from, to],
  )
  return {
    items,
    couples: couples ?? none,
    loading: !calendar.data || !couples,
    failed: calendar.isLoadingError || clients.isLoadingError,
    isFetching: calendar.isFetching || clients.isFetching,
    retry: () => void Promise.all([calendar.refetch(), clients.refetch()]),
  }
}

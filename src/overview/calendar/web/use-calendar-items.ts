import { useMemo } from 'react'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import * as calls from '#overview/calendar/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { itemsOf } from '#overview/calendar/web/calendar-items.ts'
import { calendarRange, type CalendarView } from '#overview/calendar/contract/calendar-views.ts'

const none: never[] = []

/** All events, deadlines and weddings of the days that a view shows. */
export function useCalendarItems(view: CalendarView, date: string) {
  const { from, to } = calendarRange(view, date)
  const calendar = useAnswer(calls.read, { query: { from, to } })
  const clients = useAnswer(clientCalls.list, {})
  const couples = clients.data
  const events = calendar.data?.events
  const deadlines = calendar.data?.deadlines
  const moments = calendar.data?.moments
  const busy = calendar.data?.busy
  const items = useMemo(
    () =>
      events && deadlines && moments && busy && couples
        ? itemsOf({ events, deadlines, moments, busy }, couples, { from, to })
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

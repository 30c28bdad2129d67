import { isDate } from '#overview/calendar/web/days.ts'
import { viewShown } from '#overview/calendar/contract/calendar-views.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { useIsPhone } from '#platform/web/ui/layout/use-is-phone.ts'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'

/** The view and the date of the calendar, kept in the address. */
export function useCalendarAddress() {
  const onPhone = useIsPhone()
  const today = dayHere()
  const { filters, choose, search } = useFiltersInAddress({ words: '', view: '', date: today, client: '' })
  const { words, view, date, client } = filters
  return {
    view: viewShown(view, onPhone),
    date: isDate(date) ? date : today,
    client: Number(client) || undefined,
    words,
    search,
    go: choose,
  }
}

import { useLocation, useNavigate } from '@tanstack/react-router'
import { isDate } from '#web/events/days.ts'
import { views, type View } from '#web/events/periods.ts'
import { useIsPhone } from '#web/events/use-is-phone.ts'
import { dayHere } from '#contract/day.ts'

type Place = { view?: View; date?: string; client?: number | undefined }

/** What is shown is part of the address, so that a reload or a link leads back to it. */
export function useCalendarAddress() {
  const navigate = useNavigate()
  const given = new URLSearchParams(useLocation().searchStr)
  const usual: View = useIsPhone() ? 'agenda' : 'month'
  const today = dayHere()
  const wanted = views.find((view) => view === given.get('view'))
  const day = given.get('date')
  const client = Number(given.get('client')) || undefined

  const go = (change: Place) => {
    const next = { view: wanted, date: isDate(day) ? day : undefined, client, ...change }
    void navigate({
      to: '.',
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== today)),
      replace: true,
      resetScroll: false,
    })
  }
  return { view: wanted ?? usual, date: isDate(day) ? day : today, client, go }
}

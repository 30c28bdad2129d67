import { useLocation, useNavigate } from '@tanstack/react-router'
import { isDate } from '#web/events/days.ts'
import { views, type View } from '#web/events/periods.ts'
import { useIsPhone } from '#web/events/use-is-phone.ts'
import { dayHere } from '#contract/day.ts'
import { textIn, useWordsInAddress, valueOf } from '#web/ui/use-words-in-address.ts'

type Place = { view?: View; date?: string; client?: number | undefined; q?: string | number | undefined }

/** What is shown is part of the address, so that a reload or a link leads back to it. */
export function useCalendarAddress() {
  const navigate = useNavigate()
  const location = useLocation()
  const given = new URLSearchParams(location.searchStr)
  const usual: View = useIsPhone() ? 'agenda' : 'month'
  const today = dayHere()
  const wanted = views.find((view) => view === given.get('view'))
  const day = given.get('date')
  const client = Number(given.get('client')) || undefined
  const inAddress = textIn((location.search as Record<string, unknown>)['q'])

  const [words, setWords] = useWordsInAddress(inAddress, (settled) => go({ q: valueOf(settled) || undefined }))

  const go = (change: Place) => {
    const next = {
      view: wanted,
      date: isDate(day) ? day : undefined,
      client,
      q: valueOf(words.trim()) || undefined,
      ...change,
    }
    void navigate({
      to: '.',
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== today)),
      replace: true,
      resetScroll: false,
    })
  }
  return { view: wanted ?? usual, date: isDate(day) ? day : today, client, words, setWords, go }
}

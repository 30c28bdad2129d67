import type { Calendar, Event } from '#contract/events.ts'
import { contract } from '#contract/index.ts'
import { cache, useCall } from '#web/api.ts'
import type { CalendarItem } from '#web/events/calendar-items.ts'
import type { When } from '#web/events/moves.ts'
import { formatDate, formatTime } from '#web/ui/dates.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

const within = (address: RegExp) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => address.test(String(queryKey[0])),
})
const calendars = within(/^\/api\/calendar\?/)
const lists = within(/\/events$/)

async function show(id: number, when: When): Promise<void> {
  const moved = <Any extends { id: number }>(events: Any[]) =>
    events.map((event) => (event.id === id ? { ...event, ...when } : event))
  await Promise.all([cache.cancelQueries(calendars), cache.cancelQueries(lists)])
  cache.setQueriesData<Calendar>(calendars, (known) => known && { ...known, events: moved(known.events) })
  cache.setQueriesData<Event[]>(lists, (known) => known && moved(known))
}

const words = ({ date, time }: When) => `${formatDate(date)}${time ? ` at ${formatTime(time)}` : ''}`

/** Moves an event at once, and back again if it is refused or undone. */
export function useMoveEvent() {
  const { mutateAsync } = useCall(contract.events.update)

  const put = async (id: number, when: When, before: When): Promise<boolean> => {
    await show(id, when)
    try {
      await mutateAsync({ params: { id }, body: when })
      return true
    } catch (error) {
      await show(id, before)
      toastFailure(error, 'Error', 'Failed to update event. Please try again.')
      return false
    }
  }

  return async ({ id, title, date, time }: CalendarItem, when: When): Promise<void> => {
    const before = { date, time }
    if (!(await put(id, when, before))) return
    toast({
      title: 'Event moved',
      text: `${title} is now on ${words(when)}.`,
      action: { label: 'Undo', onSelect: () => void put(id, before, when) },
    })
  }
}

import { useMemo } from 'react'
import type { Calendar, Event } from '#contract/events.ts'
import { contract } from '#contract/index.ts'
import { cache, refetchAbout } from '#web/api.ts'
import { call, wordsFor } from '#web/call.ts'
import { changesUnderWay } from '#web/changes-under-way.ts'
import type { CalendarItem } from '#web/events/calendar-items.ts'
import type { When } from '#web/events/moves.ts'
import { formatDate, formatTime } from '#web/ui/dates.ts'
import { toast } from '#web/ui/toast.ts'

const within = (address: RegExp) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => address.test(String(queryKey[0])),
})
const calendars = within(/^\/api\/calendar\?/)
const lists = within(/\/events$/)

const moves = changesUnderWay<When>()

type Named = { id: number; title: string }

/** Puts what the server has confirmed into every list that has the event, also into those that are just being fetched. */
async function keep(id: number, when: When): Promise<void> {
  const moved = <Any extends { id: number }>(events: Any[]) =>
    events.map((event) => (event.id === id ? { ...event, ...when } : event))
  await Promise.all([cache.cancelQueries(calendars), cache.cancelQueries(lists)])
  cache.setQueriesData<Calendar>(calendars, (known) => known && { ...known, events: moved(known.events) })
  cache.setQueriesData<Event[]>(lists, (known) => known && moved(known))
}

async function put({ id, title }: Named, when: When, instead: When): Promise<boolean> {
  try {
    await moves.during(id, when, async () => {
      await call(contract.events.update, { params: { id }, body: when })
      await keep(id, when)
      await refetchAbout(contract.events.update.about)
    })
    return true
  } catch (error) {
    toast({
      title: 'Event not moved',
      text: `${title} stays on ${words(instead)}. ${wordsFor(error, 'Please try again.')}`,
      variant: 'destructive',
    })
    return false
  }
}

const words = ({ date, time }: When) => `${formatDate(date)}${time ? ` at ${formatTime(time)}` : ''}`

/** Moves an event at once, and back again if it is refused or undone. */
export async function moveEvent({ id, title, date, time }: CalendarItem, when: When): Promise<void> {
  const before = { date, time }
  if (!(await put({ id, title }, when, before))) return
  toast({
    title: 'Event moved',
    text: `${title} is now on ${words(when)}.`,
    action: { label: 'Undo', onSelect: () => void put({ id, title }, before, when) },
  })
}

/** The events as they are about to be, moves on their way included. */
export function useMoved(events: Calendar['events'] | undefined): Calendar['events'] | undefined {
  const underWay = moves.useAll()
  return useMemo(
    () => (underWay.size === 0 ? events : events?.map((event) => ({ ...event, ...underWay.get(event.id) }))),
    [events, underWay],
  )
}

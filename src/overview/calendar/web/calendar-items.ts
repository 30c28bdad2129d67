import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Calendar } from '#overview/calendar/contract/endpoints.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { coupleNames, firstNames } from '#platform/contract/names.ts'
import { formatTime } from '#platform/web/ui/format/dates.ts'

export const keyOfItem = ({ kind, id }: CalendarItem): string => `${kind}-${id}`

/** Deadlines are placed at the last minute of their day, which is not the time of anything. */
const deadlineTime = '23:59'

/** The time of an item as people read it; nothing if it has none. */
export const timeOfItem = ({ kind, time }: CalendarItem): string | undefined =>
  kind === 'task' || kind === 'deadlines' ? 'Due' : time ? formatTime(time) : undefined

type Couple = Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName' | 'weddingDate' | 'venue'>
type Days = { from: string; to: string }

/** The items of these days with the names of their couples. If a couple is not loaded yet, its items have no name, but are not internal. */
export function itemsOf(
  { events, deadlines, moments, busy }: Calendar,
  couples: readonly Couple[],
  days: Days,
): CalendarItem[] {
  const names = new Map(
    couples.map((couple) => [couple.id, { clientName: coupleNames(couple), couple: firstNames(couple) }]),
  )
  const namesOf = (clientId: number | null) =>
    clientId === null ? { clientName: null } : (names.get(clientId) ?? { clientName: '' })
  return [
    ...couples.flatMap((couple) => weddingOf(couple, days)),
    ...events.map((event) => ({ kind: 'event' as const, ...event, ...namesOf(event.clientId) })),
    ...deadlines.map(({ dueDate, ...task }) => ({
      kind: 'task' as const,
      ...task,
      ...namesOf(task.clientId),
      date: dueDate,
      time: deadlineTime,
      type: 'task' as const,
    })),
    ...moments.map(({ place, ...moment }) => ({
      kind: 'moment' as const,
      ...moment,
      description: place,
      ...namesOf(moment.clientId),
      type: 'wedding' as const,
    })),
    ...busy.map(({ name, ...time }) => ({
      kind: 'busy' as const,
      ...time,
      title: 'Busy',
      description: null,
      clientId: null,
      clientName: name,
      type: 'busy' as const,
    })),
  ].sort(inOrder)
}

function weddingOf(couple: Couple, { from, to }: Days): CalendarItem[] {
  const { id, weddingDate: date, venue } = couple
  if (date === null || date < from || date > to) return []
  const what = { title: coupleNames(couple), description: venue, clientId: id, clientName: null }
  return [{ kind: 'wedding', id, ...what, date, time: null, type: 'wedding' }]
}

/** Sorts by day and time; a wedding, then events without time, come first, and deadlines last. */
function inOrder(one: CalendarItem, other: CalendarItem): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1
  const [first, second] = [placeInDay(one), placeInDay(other)]
  if (first !== second) return first < second ? -1 : 1
  return one.id - other.id
}

const lastInDay = '~'
const placeInDay = ({ kind, time }: CalendarItem) =>
  kind === 'task' ? lastInDay : (time ?? (kind === 'wedding' ? '' : ' '))

/** Lower case without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The items with all the words in their title, description or couple; internal tasks only without a couple filter. */
export function filterItems(items: readonly CalendarItem[], words: string, clientId?: number): readonly CalendarItem[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0 && clientId === undefined) return items
  return items.filter((item) => {
    if (clientId !== undefined && item.clientId !== clientId) return false
    const text = plain([item.title, item.description, item.place, item.clientName].filter(Boolean).join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}

export function byDate(items: readonly CalendarItem[]): Map<string, CalendarItem[]> {
  const days = new Map<string, CalendarItem[]>()
  for (const item of items) {
    const day = days.get(item.date)
    if (day) day.push(item)
    else days.set(item.date, [item])
  }
  return days
}

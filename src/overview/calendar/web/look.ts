import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'

/** How the calendar looks: how it is coloured, which kinds are switched off, and whether deadlines are folded. */
export type Look = { colours: 'kind' | 'couple'; hidden: readonly string[]; isFolded: boolean }

export const usualLook: Look = { colours: 'kind', hidden: [], isFolded: false }

/** What can be switched off: the type of an event, or what else the item is. */
export const kindOf = ({ kind, type }: Pick<CalendarItem, 'kind' | 'type'>): string =>
  kind === 'event' ? type : `a ${kind}`

/** The items of the kinds that are not switched off. */
export function itemsShown(items: readonly CalendarItem[], hidden: readonly string[]): readonly CalendarItem[] {
  return hidden.length === 0 ? items : items.filter((item) => !hidden.includes(kindOf(item)))
}

const hues = 12
/** Couples beside each other in the list get hues that are far apart: 5 has no divisor in common with 12. */
const hueAt = (place: number) => ((place * 5) % hues) * (360 / hues)

/** Gives the items the colours of their couples, which stay the same from day to day. */
export function inCoupleColours(items: readonly CalendarItem[], clientIds: readonly number[]): CalendarItem[] {
  const places = new Map(clientIds.toSorted((one, other) => one - other).map((id, place) => [id, place]))
  return items.map((item) => {
    const place = places.get(item.clientId ?? 0)
    return { ...item, hue: place === undefined ? null : hueAt(place) }
  })
}

/** The deadlines of each day that has several, in one line at its end. */
export function folded(items: readonly CalendarItem[]): CalendarItem[] {
  const counts = new Map<string, number>()
  for (const { kind, date } of items) if (kind === 'task') counts.set(date, (counts.get(date) ?? 0) + 1)
  const done = new Set<string>()
  return items.flatMap((item) => {
    const { kind, date } = item
    const count = kind === 'task' ? (counts.get(date) ?? 0) : 0
    if (count < 2) return [item]
    if (done.has(date)) return []
    done.add(date)
    return [lineOf(item, count)]
  })
}

const lineOf = ({ date, time, type }: CalendarItem, count: number): CalendarItem => ({
  kind: 'deadlines',
  id: Number(date.replaceAll('-', '')),
  title: `${count} deadlines`,
  description: null,
  clientId: null,
  clientName: null,
  date,
  time,
  type,
})

/** The colour of an item's couple, instead of that of its type. */
export const colourOf = ({ hue }: CalendarItem): Record<`--${string}`, number> | undefined =>
  hue === undefined ? undefined : { '--event-colour': hue === null ? 0.15 : 1, '--event-hue': hue ?? 60 }

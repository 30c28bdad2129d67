import { lengthInWords, minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { formatTime } from '#platform/contract/locale/times.ts'

type Planned = {
  id: number
  start: string
  minutes: number
  title: string
  place: string | null
  vendorIds: readonly number[]
  isKey: boolean
}

type Vendor = { vendorId: number; name: string; category: string }

/** Something about a run sheet that may be a mistake, in words that say why, and the items that it is about. */
export type DayWarning = {
  kind: 'vendor-twice' | 'overlap' | 'gap' | 'before-arrival' | 'after-sunset'
  items: number[]
  text: string
}

type Timed = Planned & { from: number; to: number; at: string }

/** A shorter pause at one place is usual. */
const shortestGap = 20

const timed = (item: Planned): Timed => {
  const from = minutesOf(item.start) ?? 0
  return { ...item, from, to: from + item.minutes, at: item.place?.trim().toLowerCase() ?? '' }
}

const overlap = (one: Timed, other: Timed) => one.from < other.to && other.from < one.to
const quoted = (title: string) => `“${title}”`
type Clock = (minutes: number) => string

/** Pairs of items that overlap in time. */
function* overlapping(items: readonly Timed[]): Generator<[Timed, Timed]> {
  for (const [index, one] of items.entries())
    for (const other of items.slice(index + 1)) if (overlap(one, other)) yield [one, other]
}

function warningsOfPair([one, other]: [Timed, Timed], vendors: readonly Vendor[], clock: Clock): DayWarning[] {
  const items = [one.id, other.id]
  const both = `${quoted(one.title)} (${clock(one.from)}–${clock(one.to)}) and ${quoted(other.title)} (from ${clock(other.from)})`
  if (one.at !== '' && one.at === other.at)
    return [{ kind: 'overlap', items, text: `${both} overlap at the same place, ${one.place}.` }]
  if (one.at === '' || other.at === '') return []
  return vendors
    .filter(({ vendorId }) => one.vendorIds.includes(vendorId) && other.vendorIds.includes(vendorId))
    .map(({ name }) => ({
      kind: 'vendor-twice',
      items,
      text: `${name} is in two places at once: ${both}, at ${one.place} and ${other.place}.`,
    }))
}

/** Pauses between items at the same place while nothing else is going on. */
function gaps(items: readonly Timed[]): DayWarning[] {
  let last: Timed | undefined
  return items.flatMap((item) => {
    const before = last
    if (!last || item.to > last.to) last = item
    const pause = before ? item.from - before.to : 0
    if (!before || pause < shortestGap || item.at === '' || item.at !== before.at) return []
    const text = `Nothing is planned for ${lengthInWords(pause)} between ${quoted(before.title)} and ${quoted(item.title)} at ${item.place}.`
    return [{ kind: 'gap' as const, items: [before.id, item.id], text }]
  })
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Beginnings of names, and a category, that name nobody. */
const commonWords = new Set(['the', 'a', 'other', 'others'])

/** Whether a title names a vendor: by the first word of its name, or by its category. */
function isNamed(title: string, { name, category }: Vendor): boolean {
  const [first = ''] = wordsIn(name)
  const names = new Set([first, category, `${category}s`].filter((word) => !commonWords.has(word)))
  return wordsIn(title).some((word) => names.has(word))
}

/** Items of a vendor before its first arrival. */
function beforeArrival(items: readonly Timed[], vendors: readonly Vendor[], clock: Clock): DayWarning[] {
  return vendors.flatMap((vendor) => {
    const { vendorId, name } = vendor
    const own = items.filter(({ vendorIds }) => vendorIds.includes(vendorId))
    const arrival = own.find(({ title }) => /\barriv/i.test(title) && isNamed(title, vendor))
    if (!arrival) return []
    return own
      .filter(({ from }) => from < arrival.from)
      .map(({ id, title, from }) => ({
        kind: 'before-arrival' as const,
        items: [id, arrival.id],
        text: `${quoted(title)} at ${clock(from)} is before ${name} arrives at ${clock(arrival.from)}.`,
      }))
  })
}

/** 'Ceremony' or 'Civil ceremony', but not 'Lunch before the ceremony'. */
const isCeremony = (title: string) =>
  /(?:^|\s)ceremony$/i.test(title.trim()) && !/\b(?:after|before|during|for|of|through|to)\s(?:the\s)?\S+$/i.test(title)

function afterSunset(items: readonly Timed[], sunset: number | undefined, clock: Clock): DayWarning[] {
  if (sunset === undefined) return []
  const ceremonies = items.filter(({ title }) => isCeremony(title))
  const keyOnes = ceremonies.filter(({ isKey }) => isKey)
  return (keyOnes.length > 0 ? keyOnes : ceremonies)
    .filter(({ to }) => to > sunset)
    .map(({ id, title, from }) => ({
      kind: 'after-sunset',
      items: [id],
      text: `${quoted(title)} ${from >= sunset ? 'begins' : 'ends'} after sunset, which is at ${clock(sunset)}.`,
    }))
}

/** What may be a mistake in a run sheet. The items are in the order of their starts; sunset is in minutes of the day. */
export function warningsOf(
  items: readonly Planned[],
  vendors: readonly Vendor[],
  sunset: number | undefined,
  locale: Locale,
): DayWarning[] {
  const clock: Clock = (minutes) => formatTime(timeOf(minutes), locale)
  const all = items.map(timed)
  return [
    ...[...overlapping(all)].flatMap((pair) => warningsOfPair(pair, vendors, clock)),
    ...gaps(all),
    ...beforeArrival(all, vendors, clock),
    ...afterSunset(all, sunset, clock),
  ]
}

import { translator } from '#platform/server/foundation/translator.ts'
import { weekdayAndWholeDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { timesOf } from '#platform/contract/zoned-time.ts'
import { isAfterMidnight, lengthInWords, startInWords } from '#day/days/contract/day-time.ts'
import type { DayPart, DaySheet, PaperItem } from '#day/days/server/paper/sheet.ts'

export const dayTemplate = 'day/days/server/paper/day.typ'

const joined = (parts: readonly (string | null | undefined | false)[], between = ' · ') =>
  parts.filter(Boolean).join(between)

function itemInWords(
  { title, start, minutes, place, vendors, details, notes, state, ...item }: PaperItem,
  locale: Locale,
) {
  return {
    time: startInWords(start, locale),
    length: lengthInWords(minutes),
    title,
    beside: joined([state === 'skipped' && 'Skipped', place, vendors]),
    below: joined([details, notes && `Note: ${notes}`], '\n'),
    section: item.section,
    isKey: item.isKey,
    isOwn: item.isOwn,
  }
}

function legendOf({ items }: DayPart): string {
  const own = items.some(({ isOwn }) => isOwn) && 'Shaded: your part'
  const key = items.some(({ isKey }) => isKey) && 'Bar: key moment'
  const late = items.some(({ start }) => isAfterMidnight(start)) && '+1: after midnight'
  return joined([own, key, late])
}

/** What `day.typ` shows, in words. */
export function dayPaper({ studio, colours, couple, day, parts, isLarge, printed }: DaySheet, locale: Locale) {
  const when = day.date === null ? 'No date yet' : weekdayAndWholeDate(day.date, locale)
  return {
    title: `${day.name} for ${couple}`,
    subject: `Run sheet for ${couple}`,
    studio,
    reach: joined([studio.phone, studio.email]),
    colours,
    couple,
    day: { name: day.name, place: day.place ?? '', when, zone: timesOf(day.timeZone, translator('en')) },
    isLarge,
    parts: parts.map((part) => ({
      title: part.title,
      legend: legendOf(part),
      foot: joined([part.version, `printed ${printed}`, part.title, couple]),
      beside: part.items.some(({ vendors }) => vendors !== undefined) ? 'Where and who' : 'Where',
      items: part.items.map((item) => itemInWords(item, locale)),
      contacts: part.contacts.map(({ name, role, phone, email }) => ({
        name: role ? `${name}, ${role}` : name,
        reach: [phone, email].filter(Boolean),
      })),
    })),
  }
}

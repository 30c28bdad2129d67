import { translator } from '#platform/server/foundation/translator.ts'
import { shortDate, weekdayAndWholeDate } from '#platform/contract/locale/dates.ts'
import type { Locale, Region } from '#platform/contract/locale/region.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { timesOf, wallClock } from '#platform/contract/zoned-time.ts'
import { isAfterMidnight, lengthInWords, startInWords, timeOf } from '#day/days/contract/day-time.ts'
import { categoryLabel, isCategory } from '#weddings/vendors/contract/vendor-choices.ts'
import type { DayPart, DaySheet, PaperItem } from '#day/days/server/paper/sheet.ts'

export const dayTemplate = 'day/days/server/paper/day.typ'

const joined = (parts: readonly (string | null | undefined | false)[], between = ' · ') =>
  parts.filter(Boolean).join(between)

function itemInWords(
  { title, start, minutes, place, vendors, details, notes, state, ...item }: PaperItem,
  locale: Locale,
  t: Translate,
) {
  return {
    time: startInWords(start, locale),
    length: lengthInWords(minutes),
    title,
    beside: joined([state === 'skipped' && t('Skipped'), place, vendors]),
    below: joined([details, notes && `Note: ${notes}`], '\n'),
    section: item.section,
    isKey: item.isKey,
    isOwn: item.isOwn,
  }
}

function legendOf({ items }: DayPart, t: Translate): string {
  const own = items.some(({ isOwn }) => isOwn) && t('Shaded: your part')
  const key = items.some(({ isKey }) => isKey) && t('Bar: key moment')
  const late = items.some(({ start }) => isAfterMidnight(start)) && t('+1: after midnight')
  return joined([own, key, late])
}

/** 'Jun 1, 2027, 4:12 PM (Europe/Rome)', on the clocks of the place. */
function momentOfPrinting({ printed, day: { timeZone } }: DaySheet, locale: Locale): string {
  const { date, minutes } = wallClock(printed, timeZone)
  return `${shortDate(date, locale)}, ${formatTime(timeOf(minutes), locale)} (${timeZone.replaceAll('_', ' ')})`
}

function partInWords(part: DayPart, sheet: DaySheet, region: Region) {
  const { language, title, version, items, contacts } = part
  const { day, couple } = sheet
  const locale = { language, region }
  const t = translator(language)
  const hasVendors = items.some(({ vendors }) => vendors !== undefined)
  return {
    language,
    title,
    when: day.date === null ? t('No date yet') : weekdayAndWholeDate(day.date, locale),
    zone: timesOf(day.timeZone, t),
    heads: [t('Time'), t('Length'), t('What'), hasVendors ? 'Where and who' : t('Where')],
    words: {
      contacts: t('Contacts'),
      nothing: t('Nothing is planned yet.'),
      // The numbers are known when the pages are set.
      numbered: t('Page {page} of {pages}', { page: '{page}', pages: '{pages}' }),
    },
    legend: legendOf(part, t),
    foot: joined([version, t('printed {moment}', { moment: momentOfPrinting(sheet, locale) }), title, couple]),
    items: items.map((item) => itemInWords(item, locale, t)),
    contacts: contacts.map(({ name, role, phone, email }) => ({
      name: role ? `${name}, ${isCategory(role) ? t(categoryLabel(role)) : role}` : name,
      reach: [phone, email].filter(Boolean),
    })),
  }
}

/** What `day.typ` shows, in words. Each part is in the language of its readers, the document in that of the first. */
export function dayPaper(sheet: DaySheet, region: Region) {
  const { studio, colours, couple, day, parts, isLarge } = sheet
  const language = parts[0]?.language ?? 'en'
  const t = translator(language)
  return {
    language,
    title: t('{day} for {couple}', { day: day.name, couple }),
    subject: t('Run sheet for {couple}', { couple }),
    studio,
    reach: joined([studio.phone, studio.email]),
    colours,
    couple,
    day: { name: day.name, place: day.place ?? '' },
    isLarge,
    parts: parts.map((part) => partInWords(part, sheet, region)),
  }
}

import { dayOfMonth, midnight, weekdayOf, yearOf } from '#platform/contract/calendar-date.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { dateWords } from '#platform/contract/locale/words.ts'

const monthIn = (names: readonly string[], date: string) => names[Number(date.slice(5, 7)) - 1] ?? ''

/** 'November', of a yyyy-MM-dd or a yyyy-MM. */
export const monthOf = (date: string, { language }: Locale): string => monthIn(dateWords(language).months, date)
/** 'Nov' */
export const shortMonth = (date: string, { language }: Locale): string => monthIn(dateWords(language).shortMonths, date)
/** 'Saturday' */
export const weekday = (date: string, { language }: Locale): string =>
  dateWords(language).weekdays[weekdayOf(date)] ?? ''
/** 'Sat' */
export const shortWeekday = (date: string, { language }: Locale): string =>
  dateWords(language).shortWeekdays[weekdayOf(date)] ?? ''

/** English begins with the month also where a date in numbers begins with the year. */
const beginsWithDay = ({ language, region }: Locale) => language !== 'en' || region.dateOrder === 'day'

function dayAndMonth(date: string, month: string, locale: Locale): string {
  const day = dayOfMonth(date)
  if (!beginsWithDay(locale)) return `${month} ${day}`
  if (locale.language === 'de') return `${day}. ${month}`
  return `${locale.language === 'fr' && day === 1 ? '1er' : day} ${month}`
}

/** 'November 21', '21 November', '21 novembre', '21. November', '21 de noviembre' */
export function monthAndDay(date: string, locale: Locale): string {
  const month = monthOf(date, locale)
  return dayAndMonth(date, locale.language === 'es' ? `de ${month}` : month, locale)
}

/** 'Nov 21' */
export const shortDay = (date: string, locale: Locale): string => dayAndMonth(date, shortMonth(date, locale), locale)

function withYear(day: string, year: number, between: string, locale: Locale): string {
  return `${day}${beginsWithDay(locale) ? between : ', '}${year}`
}

/** 'Nov 21, 2026' */
export const shortDate = (date: string, locale: Locale): string =>
  withYear(shortDay(date, locale), yearOf(date), ' ', locale)

/**
 * 'yyyy-MM-dd' as 'November 21, 2026', and what is no date as it is. It is a calendar date, independent of time zones.
 */
export function formatDate(date: string, locale: Locale): string {
  if (Number.isNaN(midnight(date.slice(0, 10)))) return date
  return withYear(monthAndDay(date, locale), yearOf(date), locale.language === 'es' ? ' de ' : ' ', locale)
}

/** 'November 2026', for a yyyy-MM-dd or a yyyy-MM. */
export const monthAndYear = (date: string, locale: Locale): string =>
  `${monthOf(date, locale)} ${locale.language === 'es' ? 'de ' : ''}${yearOf(date)}`

const afterWeekday = (locale: Locale) =>
  locale.language === 'fr' || (locale.language === 'en' && beginsWithDay(locale)) ? ' ' : ', '

/** 'Saturday, November 21', 'Saturday 21 November', 'samedi 21 novembre', 'Samstag, 21. November' */
export const weekdayAndDate = (date: string, locale: Locale): string =>
  `${weekday(date, locale)}${afterWeekday(locale)}${monthAndDay(date, locale)}`

/** 'Saturday, November 21, 2026' */
export const weekdayAndWholeDate = (date: string, locale: Locale): string =>
  `${weekday(date, locale)}${afterWeekday(locale)}${formatDate(date, locale)}`

/** 'Sat, Nov 21', 'Sat 21 Nov' */
export const shortWeekdayAndDay = (date: string, locale: Locale): string =>
  `${shortWeekday(date, locale)}${afterWeekday(locale)}${shortDay(date, locale)}`

/** 'Nov 15 – 21, 2026', with month and year repeated where they differ. */
export function rangeLabel(from: string, to: string, locale: Locale): string {
  const [sameMonth, sameYear] = [from.slice(0, 7) === to.slice(0, 7), from.slice(0, 4) === to.slice(0, 4)]
  if (!sameYear) return `${shortDate(from, locale)} – ${shortDate(to, locale)}`
  if (!sameMonth) return `${shortDay(from, locale)} – ${shortDate(to, locale)}`
  if (!beginsWithDay(locale)) return `${shortDay(from, locale)} – ${dayOfMonth(to)}, ${yearOf(to)}`
  return `${dayOfMonth(from)}${locale.language === 'de' ? '.' : ''} – ${shortDate(to, locale)}`
}

/** A date in numbers, as it is typed: '11/21/2026', '21/11/2026', '21.11.2026', '2026-11-21'. */
export function dateInNumbers(date: string, { language, region }: Locale): string {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)]
  if (region.dateOrder === 'year') return `${year}-${month}-${day}`
  if (region.dateOrder === 'month') return [Number(month), Number(day), year].join('/')
  return [day, month, year].join(language === 'de' ? '.' : '/')
}

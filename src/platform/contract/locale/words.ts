import type { Language } from '#platform/contract/locale/language.ts'

export type DateWords = { months: string[]; shortMonths: string[]; weekdays: string[]; shortWeekdays: string[] }

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const short = (name: string) => name.slice(0, 3)

/** As constants, because the first use of Intl costs 20 ms of a page's load, and of the server's start. */
const english: DateWords = {
  months,
  weekdays,
  shortMonths: months.map(short),
  shortWeekdays: weekdays.map(short),
}

const known = new Map<Language, DateWords>([['en', english]])

function wordsFromIntl(language: Language): DateWords {
  const named = (count: number, day: (at: number) => number, part: 'month' | 'weekday', length: 'long' | 'short') => {
    // Some months are shortened differently beside a day than alone.
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', [part]: length, timeZone: 'UTC' })
    const nameOn = (moment: number) => format.formatToParts(moment).find(({ type }) => type === part)?.value ?? ''
    return Array.from({ length: count }, (_, at) => nameOn(day(at)))
  }
  const inMonth = (at: number) => Date.UTC(2023, at, 15)
  // It is a Sunday.
  const onWeekday = (at: number) => Date.UTC(2023, 0, 1 + at)
  return {
    months: named(12, inMonth, 'month', 'long'),
    shortMonths: named(12, inMonth, 'month', 'short'),
    weekdays: named(7, onWeekday, 'weekday', 'long'),
    shortWeekdays: named(7, onWeekday, 'weekday', 'short'),
  }
}

/** The names of months, from January on, and of weekdays, from Sunday on. */
export function dateWords(language: Language): DateWords {
  const words = known.get(language) ?? wordsFromIntl(language)
  known.set(language, words)
  return words
}

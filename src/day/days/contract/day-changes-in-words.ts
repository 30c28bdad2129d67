import type { DayFacts, ShownItem } from '#day/days/contract/day-changes.ts'
import { lengthInWords, startInWords } from '#day/days/contract/day-time.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** What is different about an item, in sentences that each name what holds now: 'Now at 4:00 PM instead of 3:00 PM.' */
export function itemChangeInWords(now: ShownItem, was: ShownItem, locale: Locale): string {
  const sentences = [
    now.title !== was.title && `It was called “${was.title}”.`,
    now.start !== was.start &&
      `Now at ${startInWords(now.start, locale)} instead of ${startInWords(was.start, locale)}.`,
    now.minutes !== was.minutes && `It now takes ${lengthInWords(now.minutes)}.`,
    now.place !== was.place && (now.place ? `The place is now ${now.place}.` : 'Its place is to be decided.'),
    now.details !== was.details && (now.details ? `It now says: ${now.details}` : 'Its notes were removed.'),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : 'Something about it has changed.'
}

/** What has to be known of a day that was moved. */
export const factInWords: Record<keyof DayFacts, (now: DayFacts, was: DayFacts, locale: Locale) => string> = {
  date: ({ date }, was, locale) =>
    date
      ? was.date
        ? `The day is now ${formatDate(date, locale)} instead of ${formatDate(was.date, locale)}.`
        : `The day is now ${formatDate(date, locale)}.`
      : 'The day has no date at the moment.',
  timeZone: () => 'Its times are now in a different time zone.',
  place: ({ place }) => (place ? `The place is now ${place}.` : 'The place is to be decided.'),
}

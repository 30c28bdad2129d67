import type { DayFacts, ShownItem } from '#day/days/contract/day-changes.ts'
import { lengthInWords, startInWords } from '#day/days/contract/day-time.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'

/** What is different about an item, in sentences that each name what holds now: 'Now at 4:00 PM instead of 3:00 PM.' */
export function itemChangeInWords(now: ShownItem, was: ShownItem, locale: Locale, t: Translate): string {
  const sentences = [
    now.title !== was.title && t('It was called “{title}”.', { title: was.title }),
    now.start !== was.start &&
      t('Now at {time} instead of {before}.', {
        time: startInWords(now.start, locale),
        before: startInWords(was.start, locale),
      }),
    now.minutes !== was.minutes && t('It now takes {length}.', { length: lengthInWords(now.minutes) }),
    now.place !== was.place &&
      (now.place ? t('The place is now {place}.', { place: now.place }) : t('Its place is to be decided.')),
    now.details !== was.details &&
      (now.details ? t('It now says: {words}', { words: now.details }) : t('Its notes were removed.')),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : t('Something about it has changed.')
}

type Fact = (now: DayFacts, was: DayFacts, locale: Locale, t: Translate) => string

/** What has to be known of a day that was moved. */
export const factInWords: Record<keyof DayFacts, Fact> = {
  date: ({ date }, was, locale, t) =>
    date
      ? was.date
        ? t('The day is now {date} instead of {before}.', {
            date: formatDate(date, locale),
            before: formatDate(was.date, locale),
          })
        : t('The day is now {date}.', { date: formatDate(date, locale) })
      : t('The day has no date at the moment.'),
  timeZone: (_, __, ___, t) => t('Its times are now in a different time zone.'),
  place: ({ place }, _, __, t) =>
    place ? t('The place is now {place}.', { place }) : t('The place is to be decided.'),
}

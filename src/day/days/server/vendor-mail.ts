import { translator } from '#platform/server/foundation/translator.ts'
import { changedFacts, changesSince, type ItemChange } from '#day/days/contract/day-changes.ts'
import { factInWords, itemChangeInWords } from '#day/days/contract/day-changes-in-words.ts'
import { startInWords } from '#day/days/contract/day-time.ts'
import { timesOf } from '#platform/contract/zoned-time.ts'
import type { Untold } from '#day/days/server/told-queries.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import type { MailSender } from '#weddings/news/server/public/mail-sender.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** What a vendor is told of one of its items, by what it was told before. */
function inWords({ id, kind }: ItemChange, part: Untold['told'], told: Untold['told'], locale: Locale): string {
  const t = translator(locale.language)
  if (kind === 'added') return t('New')
  if (kind === 'removed') return t('No longer part of your day')
  const [now, was] = [part, told].map((items) => items.find((item) => item.id === id))
  return now && was ? itemChangeInWords(now, was, locale, t) : ''
}

/** What a mail is about: '“The day” for Emma & James, March 1, 2027'. */
function aboutDay({ day, couple, date }: Untold, locale: Locale): string {
  const t = translator(locale.language)
  return date
    ? t('“{day}” for {couple}, {date}', { day, couple, date: formatDate(date, locale) })
    : t('“{day}” for {couple}', { day, couple })
}

/** Tells a vendor what is new in its own part of a published day; undefined if nothing is. */
export function vendorMail(
  untold: Untold,
  part: Untold['told'],
  { studio, ...look }: MailSender,
  path: string,
  locale: Locale,
): Mail | undefined {
  const { vendor, email, told, isFirst, toldDay } = untold
  const t = translator(locale.language)
  const changes = changesSince(part, told)
  const facts = toldDay && part.length > 0 ? changedFacts(untold, toldDay) : []
  if (changes.length === 0 && facts.length === 0) return undefined
  const what = aboutDay(untold, locale)
  return {
    to: email,
    language: locale.language,
    subject: isFirst ? t('Your part in {what}', { what }) : t('Changed: your part in {what}', { what }),
    greeting: t('Dear {name},', { name: vendor }),
    paragraphs: [
      isFirst
        ? t('{studio} has planned {what}. This is your part; please confirm that it works for you.', { studio, what })
        : part.length > 0
          ? t('{studio} has changed your part in {what}. Please look it over and confirm it again.', { studio, what })
          : t('{studio} has changed {what}. You are no longer part of it.', { studio, what }),
      ...facts.map((fact) => factInWords[fact](untold, toldDay!, locale, t)),
      `${timesOf(untold.timeZone, t)}.`,
    ],
    items: changes.map((change) => ({
      title: `${startInWords(change.start, locale)} ${change.title}`,
      text: isFirst ? '' : inWords(change, part, told, locale),
      path,
    })),
    action: { label: part.length > 0 ? t('Open and Confirm') : t('Open'), path },
    footnote: t('{studio} writes to you through Larkspur. You can reply to this email.', { studio }),
    studio,
    ...look,
  }
}

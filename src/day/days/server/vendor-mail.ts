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
  if (kind === 'added') return 'New'
  if (kind === 'removed') return 'No longer part of your day'
  const [now, was] = [part, told].map((items) => items.find((item) => item.id === id))
  return now && was ? itemChangeInWords(now, was, locale, translator('en')) : ''
}

/** Tells a vendor what is new in its own part of a published day; undefined if nothing is. */
export function vendorMail(
  { vendor, email, couple, day, told, isFirst, toldDay, ...now }: Untold,
  part: Untold['told'],
  { studio, ...look }: MailSender,
  path: string,
  locale: Locale,
): Mail | undefined {
  const changes = changesSince(part, told)
  const facts = toldDay && part.length > 0 ? changedFacts(now, toldDay) : []
  if (changes.length === 0 && facts.length === 0) return undefined
  const what = `“${day}” for ${couple}${now.date ? `, ${formatDate(now.date, locale)}` : ''}`
  return {
    to: email,
    subject: isFirst ? `Your part in ${what}` : `Changed: your part in ${what}`,
    greeting: `Dear ${vendor},`,
    paragraphs: [
      isFirst
        ? `${studio} has planned ${what}. This is your part; please confirm that it works for you.`
        : part.length > 0
          ? `${studio} has changed your part in ${what}. Please look it over and confirm it again.`
          : `${studio} has changed ${what}. You are no longer part of it.`,
      ...facts.map((fact) => factInWords[fact](now, toldDay!, locale, translator('en'))),
      `${timesOf(now.timeZone, translator('en'))}.`,
    ],
    items: changes.map((change) => ({
      title: `${startInWords(change.start, locale)} ${change.title}`,
      text: isFirst ? '' : inWords(change, part, told, locale),
      path,
    })),
    action: { label: part.length > 0 ? 'Open and Confirm' : 'Open', path },
    footnote: `${studio} writes to you through Larkspur. You can reply to this email.`,
    studio,
    ...look,
  }
}

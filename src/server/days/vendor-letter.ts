import { changedFacts, changesSince, type DayFacts, type ItemChange } from '#contract/day-changes.ts'
import { startInWords } from '#contract/day-time.ts'
import { timesOf } from '#contract/zoned-time.ts'
import type { Untold } from '#server/days/told-queries.ts'
import { formatDate } from '#contract/formatted-date.ts'
import type { Mail } from '#server/jobs/letter.ts'
import type { Letterhead } from '#server/letters/queries.ts'

function inWords({ kind, start, was }: ItemChange): string {
  if (kind === 'added') return 'New'
  if (kind === 'removed') return 'Not part of your day any more'
  if (was !== undefined) return `Was at ${startInWords(was)}${kind === 'changed' ? ', and has other changes' : ''}`
  return start ? 'Changed' : ''
}

/** What a vendor has to know of a day that was moved. */
const factsInWords: Record<keyof DayFacts, (now: DayFacts, was: DayFacts) => string> = {
  date: ({ date }, was) =>
    date
      ? `The day is ${formatDate(date)} now${was.date ? `, not ${formatDate(was.date)}` : ''}.`
      : 'The day has no date for now.',
  timeZone: () => 'Its times are those of another time zone now.',
  place: ({ place }) => (place ? `The place is ${place} now.` : 'The place is open for now.'),
}

/** Tells a vendor what is new in its own part of a published day; undefined if nothing is. */
export function vendorLetter(
  { vendor, email, couple, day, told, toldVersion, toldDay, ...now }: Untold,
  part: Untold['told'],
  { studio, replyTo, logoKey, scheme }: Letterhead,
  path: string,
): Mail | undefined {
  const changes = changesSince(part, told)
  const facts = toldDay && part.length > 0 ? changedFacts(now, toldDay) : []
  if (changes.length === 0 && facts.length === 0) return undefined
  const what = `${day} of ${couple}${now.date ? `, ${formatDate(now.date)}` : ''}`
  const isFirst = toldVersion === 0
  return {
    to: email,
    subject: isFirst ? `Your part of ${what}` : `Changed: your part of ${what}`,
    greeting: `Dear ${vendor},`,
    paragraphs: [
      isFirst
        ? `${studio} has planned ${what}. This is your part; please confirm that it suits you.`
        : part.length > 0
          ? `${studio} has changed your part of ${what}. Please look at it, and confirm it again.`
          : `${studio} has changed ${what}. You have no part in it any more.`,
      ...facts.map((fact) => factsInWords[fact](now, toldDay!)),
      `${timesOf(now.timeZone)}.`,
    ],
    items: changes.map((change) => ({
      title: `${startInWords(change.start)} ${change.title}`,
      text: isFirst ? '' : inWords(change),
      path,
    })),
    action: { label: part.length > 0 ? 'Open and confirm' : 'Open', path },
    footnote: `${studio} writes to you through Larkspur. You can answer this mail.`,
    studio,
    replyTo,
    scheme,
    ...(logoKey && { logoKey }),
  }
}

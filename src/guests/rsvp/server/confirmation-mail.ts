import { noMoreMail } from '#guests/rsvp/server/public/no-more-mail.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { answersInWords, namesOf, replyInWords } from '#guests/rsvp/server/answer-words.ts'
import { placeAndTime } from '#guests/rsvp/server/public/when.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'

/** Until when all that is open can be changed; '' if there is no such day. */
function lastDay(parts: Rsvp['parts']): string {
  const open = parts.filter(({ isClosed }) => !isClosed)
  return open.every(({ deadline }) => deadline) ? (open.map(({ deadline }) => deadline ?? '').toSorted()[0] ?? '') : ''
}

/** What an envelope has answered, as it is mailed to it. `path` is that of its page. */
export function confirmationMail(rsvp: Rsvp, to: string, path: string): Mail {
  const { language, region, parts, guests, questions, words, note } = rsvp
  const locale = { language, region }
  const t = translator(language)
  const until = lastDay(parts)
  const said = (guest: Rsvp['guests'][number], what: string) =>
    `${t('{label}:', { label: guestName(guest) || t('Companion') })} ${what}`
  const told = parts.map((part) => {
    const lines = guests.flatMap((guest) => {
      const answer = guest.answers.find(({ partId }) => partId === part.id)
      return answer ? [said(guest, answersInWords(answer, t))] : []
    })
    return [part.name, placeAndTime(part, locale), ...lines].filter(Boolean).join('\n')
  })
  const needs = guests.flatMap((guest) => (guest.dietary ? [said(guest, guest.dietary)] : []))
  const titled = (title: string, text: string | null) => (text ? [`${title}\n${text}`] : [])
  const comes = guests.some(({ answers }) => answers.some(({ attending }) => attending))
  return {
    to,
    language,
    subject: t('Your answer to {couple}', { couple: namesOf(rsvp) }),
    greeting: t('Dear {name},', { name: rsvp.name }),
    paragraphs: [
      t('Thank you! This is what you have answered:'),
      ...told,
      ...titled(t('Dietary Needs and Allergies'), needs.join('\n')),
      ...questions.flatMap((question) => titled(question.text, replyInWords(question, t))),
      ...titled(t('Note'), note),
      ...titled(t('Dress Code'), words.dressCode),
      ...titled(t('Directions'), words.directions),
      ...titled(t('Where to Stay'), words.lodging),
      ...(until ? [t('You can change your answer until {date}.', { date: formatDate(until, locale) })] : []),
    ],
    ...(comes && { items: [{ title: t('Add to Your Calendar'), text: '', path: `${path}/calendar.ics` }] }),
    action: { label: t('Change Your Answer'), path },
    settings: noMoreMail(path, t),
    footnote: t('This link is only for you. If you did not answer yourself, somebody in your household may have.'),
  }
}

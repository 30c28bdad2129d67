import {
  guestMailFields,
  type GuestMailField,
  type GuestMailKind,
  type GuestMailValues,
} from '#guests/guest-mails/contract/guest-mail-fields.ts'
import type { Recipient } from '#guests/guest-mails/server/recipient-queries.ts'
import { standardText, type MailText } from '#guests/guest-mails/server/standard-text.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { noMoreMail } from '#guests/rsvp/server/public/no-more-mail.ts'
import { fieldsIn, merge } from '#weddings/clients/contract/merge.ts'
import type { FullMailSender } from '#weddings/news/server/public/mail-sender.ts'

/** A save-the-date leads to the answer only where its text says so. */
export const hasLink = (kind: GuestMailKind, own: MailText | undefined): boolean =>
  kind !== 'save-the-date' || (own !== undefined && fieldsIn(own.words, guestMailFields).includes('answer link'))

type About = { recipient: Recipient; sender: FullMailSender; link?: { path: string; address: string } }

const valuesOf = ({ recipient, sender, link }: About): GuestMailValues => ({
  ...sender.values,
  names: recipient.name,
  deadline: recipient.deadline && formatDate(recipient.deadline, sender.locale),
  'answer link': link?.address ?? null,
})

function merged({ subject, words }: MailText, values: GuestMailValues) {
  const [line, body] = [merge<GuestMailField>(subject, values), merge<GuestMailField>(words, values)]
  return { subject: line.text, words: body.text, empty: [...new Set([...line.empty, ...body.empty])] }
}

/** The fields of a text that have no value for an envelope. */
export const lacksOf = (own: MailText, about: About): GuestMailField[] =>
  merged(own, valuesOf(about)).empty.filter((field) => field !== 'answer link')

/** French writes 'le mariage d’Emma'. Before an H or a Y it depends on the name. */
const elided = (text: string, couple: string, language: Language): string =>
  language === 'fr' && /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(couple) ? text.replaceAll(`de ${couple}`, `d’${couple}`) : text

/** The mail to an envelope. A text with a field that has no value by now gives way to ours, because a mail can't be corrected. */
export function guestMailOf(kind: GuestMailKind, own: MailText | undefined, about: About): Mail {
  const { recipient, link } = about
  const { studio, ...look } = about.sender.sender
  const { language } = recipient
  const t = translator(language)
  const values = valuesOf(about)
  const has = { date: Boolean(values['wedding date']), deadline: Boolean(values.deadline) }
  const ownMerged = own && merged(own, values)
  const { subject, words } =
    ownMerged?.empty.length === 0 ? ownMerged : merged(standardText(kind, language, has), values)
  const inLanguage = (text: string) => elided(text, values.couple ?? '', language)
  const label = kind === 'change' ? t('Open Your Invitation') : t('Answer the Invitation')
  return {
    to: recipient.email ?? '',
    language,
    subject: inLanguage(subject),
    greeting: t('Dear {name},', { name: recipient.name }),
    paragraphs: inLanguage(words).split(/\n[ \t]*\n\s*/),
    ...(link && hasLink(kind, own) && { action: { label, path: link.path } }),
    footnote: inLanguage(
      t('{studio} writes to you for {couple} through Larkspur. You can reply to this email.', {
        studio,
        couple: values.couple ?? '',
      }),
    ),
    ...(link && { settings: noMoreMail(link.path, t) }),
    studio,
    ...look,
  }
}

import type { Access } from '#platform/contract/couple-access.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { MailSender } from '#weddings/news/server/public/mail-sender.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { withOwnWords, type Mail } from '#platform/server/jobs/mail-template.ts'

type Couple = { partnerOneName: string; partnerTwoName: string | null }

/** What the portal shows to a person with this access. */
const shownTo: Record<Access, string> = {
  all: msg('There you can follow all the planning and see what is paid and what is left to pay.'),
  'no-money': msg('There you can follow the planning and write messages.'),
  'only-money': msg('There you can see the invoices, what is paid, and what is left to pay.'),
}

export const personInviteMail = (
  { name, email, access, language }: { name: string; email: string; access: Access; language: Language },
  couple: Couple,
  sender: MailSender,
  words: string | null | undefined,
  path: string,
): Mail => {
  const t = translator(language)
  const { studio } = sender
  const names = coupleNames(couple)
  const mail = {
    to: email,
    language,
    subject: t('The wedding portal of {names}', { names }),
    greeting: t('Dear {name},', { name }),
    paragraphs: [
      `${t('{studio} has invited you to the wedding portal of {names}.', { studio, names })} ${t(shownTo[access])}`,
      t('This link opens it without a password. It works once, within 14 days; after that you can ask for a new one.'),
    ],
    action: { label: t('Open the Portal'), path },
    footnote: t('If you do not know this wedding, you can ignore this email.'),
    ...sender,
  }
  return withOwnWords(mail, words)
}

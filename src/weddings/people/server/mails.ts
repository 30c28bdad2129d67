import type { Access } from '#platform/contract/couple-access.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { MailSender } from '#weddings/news/server/public/mail-sender.ts'
import { withOwnWords, type Mail } from '#platform/server/jobs/mail-template.ts'

type Couple = { partnerOneName: string; partnerTwoName: string | null }

/** What the portal shows to a person with this access. */
const shownTo: Record<Access, string> = {
  all: 'There you can follow all the planning and see what is paid and what is left to pay.',
  'no-money': 'There you can follow the planning and write messages.',
  'only-money': 'There you can see the invoices, what is paid, and what is left to pay.',
}

export const personInviteMail = (
  person: { name: string; email: string; access: Access },
  couple: Couple,
  sender: MailSender,
  words: string | null | undefined,
  path: string,
): Mail => {
  const { studio } = sender
  const mail = {
    to: person.email,
    subject: `The wedding portal of ${coupleNames(couple)}`,
    greeting: `Dear ${person.name},`,
    paragraphs: [
      `${studio} has invited you to the wedding portal of ${coupleNames(couple)}. ${shownTo[person.access]}`,
      'This link opens it without a password. It works once, within 14 days; after that you can ask for a new one.',
    ],
    action: { label: 'Open the Portal', path },
    footnote: 'If you do not know this wedding, you can ignore this email.',
    ...sender,
  }
  return withOwnWords(mail, words)
}

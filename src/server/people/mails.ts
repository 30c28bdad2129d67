import { coupleNames } from '#contract/names.ts'
import { withOwnWords, type Mail } from '#server/jobs/letter.ts'

type Studio = { name: string; businessName: string | null; email: string; businessEmail: string | null }
type Couple = { partnerOneName: string; partnerTwoName: string | null }

export const personInviteMail = (
  person: { name: string; email: string },
  couple: Couple,
  { name, businessName, email, businessEmail }: Studio,
  words: string | null | undefined,
  path: string,
): Mail => {
  const studio = businessName ?? name
  const mail = {
    to: person.email,
    subject: `The wedding portal of ${coupleNames(couple)}`,
    greeting: `Dear ${person.name},`,
    paragraphs: [
      `${studio} invites you to the wedding portal of ${coupleNames(couple)}, with everything that is planned together.`,
      'This link opens it without a password. It works once, within 14 days; after that you can ask for a new one.',
    ],
    action: { label: 'Open the portal', path },
    footnote: 'If you do not know this wedding, you can ignore this mail.',
    studio,
    replyTo: businessEmail ?? email,
  }
  return withOwnWords(mail, words)
}

import { coupleNames } from '#platform/contract/names.ts'
import type { MailSender } from '#weddings/news/server/public/mail-sender.ts'
import { withOwnWords, type Mail } from '#platform/server/jobs/mail-template.ts'

type Couple = { email: string; partnerOneName: string; partnerTwoName: string | null }

/** The mail with a new invite link that a planner sends: the first one, or one for a new password. */
export const mailFromPlanner = (
  couple: Couple & { isActivated: boolean },
  sender: MailSender,
  words: string | null | undefined,
  path: string,
): Mail => ({
  ...withOwnWords((couple.isActivated ? newPasswordMail : inviteMail)(couple, path), words),
  ...sender,
})

const inviteMail = (couple: Couple, path: string): Mail => ({
  to: couple.email,
  isAwaited: true,
  subject: 'Your wedding portal is ready',
  greeting: `Dear ${coupleNames(couple)},`,
  paragraphs: [
    'We have opened a portal for your wedding: everything we plan together, in one place.',
    'Choose a password with this link and come in. It works once, within 14 days.',
  ],
  action: { label: 'Open the Portal', path },
  footnote: 'If you are not planning a wedding with us, you can ignore this email.',
})

const newPasswordMail = (couple: Couple, path: string): Mail => ({
  to: couple.email,
  isAwaited: true,
  subject: 'A new password for your wedding portal',
  greeting: `Dear ${coupleNames(couple)},`,
  paragraphs: ['Use this link to choose a new password for your wedding portal. It works once, within 14 days.'],
  action: { label: 'Choose a New Password', path },
  footnote: 'If you did not ask for this, you can ignore this email: your password stays the same.',
})

type SignIn = { hasSeveral: boolean; sender: MailSender | undefined }

export function signInMail(
  person: { name: string; email: string },
  { hasSeveral, sender }: SignIn,
  path: string,
): Mail {
  const at = sender ? ` at ${sender.studio}` : ''
  return {
    to: person.email,
    isAwaited: true,
    subject: 'Your link to your wedding portal',
    greeting: `Dear ${person.name},`,
    paragraphs: [
      hasSeveral
        ? `Use this link to log in${at} without a password and choose one of your portals. It works once, within 15 minutes.`
        : `Use this link to log in to your wedding portal${at} without a password. It works once, within 15 minutes.`,
    ],
    action: { label: 'Log In', path },
    footnote: 'If you did not ask for it, you can ignore this email: nobody else can use the link.',
    ...sender,
  }
}

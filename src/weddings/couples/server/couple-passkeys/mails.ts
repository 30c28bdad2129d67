import type { Mail } from '#platform/server/jobs/mail-template.ts'
import type { MailSender } from '#weddings/news/server/public/mail-sender.ts'
import type { InvitedPerson } from '#weddings/people/server/public/invited-people.ts'

export const passkeyAddedMail = (
  { name, email, clientId }: InvitedPerson,
  sender: MailSender,
  device: string,
): Mail => ({
  to: email,
  subject: 'A passkey for your wedding portal',
  greeting: `Dear ${name},`,
  paragraphs: [
    `You can now open your wedding portal with a passkey from ${device}, without a password or an email.`,
    'If it was not you, remove the passkey at the end of your portal.',
  ],
  action: { label: 'Open the Portal', path: `/client-portal/${clientId}` },
  ...sender,
})

import { translator } from '#platform/server/foundation/translator.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import type { MailSender } from '#weddings/news/server/public/mail-sender.ts'
import type { InvitedPerson } from '#weddings/people/server/public/invited-people.ts'

export function passkeyAddedMail(
  { name, email, clientId, language }: InvitedPerson,
  sender: MailSender,
  device: string,
): Mail {
  const t = translator(language)
  return {
    to: email,
    language,
    subject: t('A passkey for your wedding portal'),
    greeting: t('Dear {name},', { name }),
    paragraphs: [
      t('You can now open your wedding portal with a passkey from {device}, without a password or an email.', {
        device,
      }),
      t('If it was not you, remove the passkey at the end of your portal.'),
    ],
    action: { label: t('Open the Portal'), path: `/client-portal/${clientId}` },
    ...sender,
  }
}

import type { Email } from 'postal-mime'

/** Random parts of links. */
const secrets = /(?<=token=|token=3D|\/mail-settings\/|\/client-invite\/)[\w-]{20,}/g

/** The subjects and plain texts of mails, without the secrets of their links. */
export const mailTexts = (mails: readonly Email[]): string =>
  mails
    .map(({ subject, text = '' }) => `Subject: ${subject}\n\n${text.replaceAll('\r\n', '\n').trim()}`)
    .join('\n\n----\n\n')
    .replaceAll(secrets, '…')

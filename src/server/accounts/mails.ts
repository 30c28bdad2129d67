import type { TokenPurpose } from '#server/accounts/table.ts'
import type { Mail } from '#server/jobs/mail.ts'

type TokenMail = (name: string, to: string, token: string) => Mail

export const mails: Record<TokenPurpose, TokenMail> = {
  'verify-email': (name, to, token) => ({
    to,
    subject: 'Please confirm your e-mail address',
    greeting: `Hello ${name},`,
    paragraphs: ['Welcome to Larkspur. Please confirm that this is your address; the link works for 24 hours.'],
    action: { label: 'Confirm my address', path: `/verify-email?${new URLSearchParams({ token, email: to })}` },
    footnote: 'If you did not sign up, you can ignore this mail.',
  }),
  'reset-password': (name, to, token) => ({
    to,
    subject: 'Choose a new password',
    greeting: `Hello ${name},`,
    paragraphs: ['Somebody, hopefully you, asked for a new password. The link works once, within one hour.'],
    action: { label: 'Choose a new password', path: `/reset-password?${new URLSearchParams({ token })}` },
    footnote: 'If it was not you, ignore this mail: your password stays as it is.',
  }),
}

import type { TokenPurpose } from '#studio/accounts/server/table.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'

type TokenMail = { name: string; to: string; token: string }

const linkTo = (page: string, words: Record<string, string>) => `/${page}?${new URLSearchParams(words)}`

export const mails: Record<Exclude<TokenPurpose, 'restore-email'>, (about: TokenMail) => Mail> = {
  // Anybody may have entered this address, so the mail repeats no other input.
  'verify-email': ({ to, token }) => ({
    to,
    isAwaited: true,
    subject: 'Please confirm your email address',
    greeting: 'Hello,',
    paragraphs: ['Welcome to Larkspur. Please confirm that this is your address; the link works for 24 hours.'],
    action: { label: 'Confirm my address', path: linkTo('verify-email', { token, email: to }) },
    footnote: 'If you did not ask for this, you can ignore this mail.',
  }),
  'reset-password': ({ name, to, token }) => ({
    to,
    isAwaited: true,
    subject: 'Choose a new password',
    greeting: `Hello ${name},`,
    paragraphs: ['Somebody, hopefully you, asked for a new password. The link works once, within one hour.'],
    action: { label: 'Choose a new password', path: linkTo('reset-password', { token }) },
    footnote: 'If it was not you, ignore this mail: your password stays as it is.',
  }),
}

export const addressChangedMail = ({ name, to, token }: TokenMail, changedTo: string): Mail => ({
  to,
  subject: 'Your email address was changed',
  greeting: `Hello ${name},`,
  paragraphs: [
    `From now on, you sign in to Larkspur with ${changedTo}. If you changed this, there is nothing to do.`,
    'If it was not you, take the change back: you are signed out everywhere, what was added to the account since ends, and you get a link to choose a new password. This works for one week.',
  ],
  action: { label: 'Take the change back', path: linkTo('restore-email', { token }) },
})

export const passwordResetMail = ({ name, to }: Omit<TokenMail, 'token'>, ended: readonly string[]): Mail => ({
  to,
  subject: 'You have a new password',
  greeting: `Hello ${name},`,
  paragraphs: [
    'A new password was chosen with the link that we mailed to this address, and you are signed out everywhere.',
    ...(ended.length > 0 ? [`This has ended too, and can be made again: ${ended.join('; ')}.`] : []),
    'Passkeys, authenticator apps, and older calendar addresses and webhooks go on. If somebody else may have been in your account, look through them, and remove what you do not know.',
  ],
  action: { label: 'Look through them', path: '/settings?tab=security' },
})

export const accountExistsMail = (to: string): Mail => ({
  to,
  subject: 'You already have an account',
  greeting: 'Hello,',
  paragraphs: [
    'Somebody, hopefully you, tried to use this address for an account at Larkspur. It belongs to an account already: sign in with it, or ask for a new password there.',
  ],
  action: { label: 'Sign in', path: '/login' },
  footnote: 'If it was not you, you can ignore this mail: nothing has changed.',
})

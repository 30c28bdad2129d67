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
    action: { label: 'Confirm My Address', path: linkTo('verify-email', { token, email: to }) },
    footnote: 'If you did not ask for this, you can ignore this email.',
  }),
  'reset-password': ({ name, to, token }) => ({
    to,
    isAwaited: true,
    subject: 'Choose a new password',
    greeting: `Hello ${name},`,
    paragraphs: ['Someone, hopefully you, asked for a new password. The link works once, within one hour.'],
    action: { label: 'Choose a New Password', path: linkTo('reset-password', { token }) },
    footnote: 'If it was not you, you can ignore this email: your password stays the same.',
  }),
}

export const addressChangedMail = ({ name, to, token }: TokenMail, changedTo: string): Mail => ({
  to,
  subject: 'Your email address was changed',
  greeting: `Hello ${name},`,
  paragraphs: [
    `From now on, you sign in to Larkspur with ${changedTo}. If you changed this, there is nothing you need to do.`,
    'If it was not you, undo the change: you will be signed out everywhere, anything added to the account since then will end, and you will get a link to choose a new password. This works for one week.',
  ],
  action: { label: 'Undo the Change', path: linkTo('restore-email', { token }) },
})

export const passwordResetMail = ({ name, to }: Omit<TokenMail, 'token'>, ended: readonly string[]): Mail => ({
  to,
  subject: 'You have a new password',
  greeting: `Hello ${name},`,
  paragraphs: [
    'A new password was chosen with the link we emailed to this address, and you have been signed out everywhere.',
    ...(ended.length > 0 ? [`The following has ended as well and can be created again: ${ended.join('; ')}.`] : []),
    'Passkeys, authenticator apps, and older calendar addresses and webhooks keep working. If someone else may have been in your account, review them and remove anything you do not recognize.',
  ],
  action: { label: 'Review Them', path: '/settings?tab=security' },
})

export const accountExistsMail = (to: string): Mail => ({
  to,
  subject: 'You already have an account',
  greeting: 'Hello,',
  paragraphs: [
    'Someone, hopefully you, tried to use this address for a Larkspur account. It already belongs to an account: sign in with it, or ask for a new password.',
  ],
  action: { label: 'Sign In', path: '/login' },
  footnote: 'If it was not you, you can ignore this email: nothing has changed.',
})

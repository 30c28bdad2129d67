import type { Mail } from '#platform/server/jobs/mail-template.ts'

type To = { name: string; email: string }

const seeSecurity = { label: 'See Your Security Settings', path: '/settings?tab=security' }
const wasNotYou =
  'If it was not you, choose a new password and ask the owner of your studio, or whoever runs your Larkspur, for help.'

const told = ({ name, email }: To, subject: string, text: string): Mail => ({
  to: email,
  subject,
  greeting: `Hello ${name},`,
  paragraphs: [text, wasNotYou],
  action: seeSecurity,
})

export const factorAddedMail = (to: To, factor: string): Mail =>
  told(
    to,
    'A second factor was added to your account',
    `You added ${factor} to your Larkspur account. From now on, your password alone is not enough to sign in.`,
  )

export const factorRemovedMail = (to: To, factor: string): Mail =>
  told(to, 'A second factor was removed from your account', `You removed ${factor} from your Larkspur account.`)

export const codesRenewedMail = (to: To): Mail =>
  told(to, 'You have new recovery codes', 'You made new recovery codes for Larkspur. The earlier ones no longer work.')

export const recoveryCodeUsedMail = (to: To, left: number): Mail =>
  told(
    to,
    'A recovery code was used to sign in',
    `Someone signed in to your Larkspur account with one of your recovery codes. You have ${left} left.`,
  )

export const factorsResetMail = ({ name, email }: To, by: string): Mail => ({
  to: email,
  subject: 'Your second factors were reset',
  greeting: `Hello ${name},`,
  paragraphs: [
    `${by} has removed your second factors at Larkspur and signed you out everywhere. Your password is now enough to sign in.`,
    'If you did not ask for this, choose a new password and ask why it was done.',
  ],
  action: { label: 'Sign In', path: '/login' },
})

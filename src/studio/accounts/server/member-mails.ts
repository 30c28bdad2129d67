import { roleNames } from '#platform/contract/rights.ts'
import type { Member } from '#studio/accounts/contract/member.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'

type Invited = Pick<Member, 'name' | 'email' | 'role'>

const works = 'The link works once, within 14 days; after that, the studio can send you a new one.'

const invitation = ({ name, email, role }: Invited, studio: string, path: string): Mail => ({
  to: email,
  isAwaited: true,
  subject: `Join ${studio} on Larkspur`,
  greeting: `Hello ${name},`,
  paragraphs: [`${studio} has invited you as ${roleNames[role]}. Choose a password to get started. ${works}`],
  action: { label: 'Join the Studio', path },
  footnote: 'If you do not know this studio, you can ignore this email.',
})

const newPassword = ({ name, email }: Invited, studio: string, path: string): Mail => ({
  to: email,
  isAwaited: true,
  subject: 'Choose a new password',
  greeting: `Hello ${name},`,
  paragraphs: [`Someone, hopefully you, asked for a new password for your account with ${studio}. ${works}`],
  action: { label: 'Choose a New Password', path },
  footnote: 'If it was not you, you can ignore this email: your password stays the same.',
})

export const memberMails = { invitation, newPassword }

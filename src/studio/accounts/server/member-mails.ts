import { roleNames } from '#platform/contract/rights.ts'
import type { Member } from '#studio/accounts/contract/member.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'

type Invited = Pick<Member, 'name' | 'email' | 'role'>

const works = 'The link works once, within 14 days; after that, the studio can send you a new one.'

const invitation = ({ name, email, role }: Invited, studio: string, path: string): Mail => ({
  to: email,
  isAwaited: true,
  subject: `Work with ${studio} on Larkspur`,
  greeting: `Hello ${name},`,
  paragraphs: [`${studio} invites you as ${roleNames[role]}. Choose a password to begin. ${works}`],
  action: { label: 'Join the studio', path },
  footnote: 'If you do not know this studio, you can ignore this mail.',
})

const newPassword = ({ name, email }: Invited, studio: string, path: string): Mail => ({
  to: email,
  isAwaited: true,
  subject: 'Choose a new password',
  greeting: `Hello ${name},`,
  paragraphs: [`Somebody, hopefully you, asked for a new password for your work with ${studio}. ${works}`],
  action: { label: 'Choose a new password', path },
  footnote: 'If it was not you, ignore this mail: your password stays as it is.',
})

export const memberMails = { invitation, newPassword }

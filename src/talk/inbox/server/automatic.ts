import type { ReadMail } from '#talk/inbox/server/read-mail.ts'

const senders = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i
/** The names that `platform/server/jobs/post.ts` gives to mails. */
const ours = /^<?larkspur-\d+-[0-9a-z]+@/i

/** Why no person wrote a mail, or undefined. Such mail is neither placed nor shown, so that no loop can arise. */
export function whyAutomatic({ header, from }: Pick<ReadMail, 'header' | 'from'>): string | undefined {
  const has = (name: string, isIt: (value: string) => boolean) =>
    header(name).some((value) => isIt(value.toLowerCase()))
  if (has('auto-submitted', (value) => !/^no\b/.test(value))) return 'Auto-Submitted'
  if (has('precedence', (value) => /^(?:bulk|list|junk|auto_reply)\b/.test(value))) return 'Precedence'
  if (has('x-auto-response-suppress', (value) => value !== '' && value !== 'none')) return 'X-Auto-Response-Suppress'
  if (has('x-autoreply', (value) => value === 'yes') || header('x-autorespond').length > 0) return 'X-Autoreply'
  if (has('return-path', (value) => /^<\s*>$/.test(value))) return 'Return-Path'
  if (header('list-id').length > 0) return 'List-Id'
  if (has('message-id', (value) => ours.test(value))) return 'Message-ID'
  return from && senders.test(from.address) ? 'From' : undefined
}

export const isSpam = ({ header }: Pick<ReadMail, 'header'>) =>
  header('x-spam-flag').some((value) => /^yes\b/i.test(value))

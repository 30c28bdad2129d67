import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { GuestMail, GuestMails } from '#guests/guest-mails/contract/endpoints.ts'
import { asksFor, isSentOnce, type GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { plain } from '#platform/web/ui/plain.ts'

export type MailState = 'unsent' | 'no-address' | 'no-mail' | 'waiting' | 'sent' | 'opened' | 'bounced'

/** An envelope, with what has become of its last mail of a kind. */
export type MailRow = {
  envelope: PlannersEnvelope
  mail: GuestMail | undefined
  state: MailState
  isAnswered: boolean
  /** When its guests have asked for no more mail. */
  noMailAt: string | undefined
  /** It may get a mail of this kind now. */
  maySend: boolean
}

/** Somebody in it has not answered for a part whose deadline is not over. */
function isOpen({ guests, seats }: PlannersEnvelope, open: ReadonlySet<number>): boolean {
  return [...guests, ...seats].some(({ answers }) =>
    answers.some(({ partId, attending }) => attending === null && open.has(partId)),
  )
}

function stateOf(envelope: PlannersEnvelope, mail: GuestMail | undefined): MailState {
  if (!mail) return envelope.email ? 'unsent' : 'no-address'
  if (mail.state === 'waiting') return 'waiting'
  if (mail.openedAt) return 'opened'
  return mail.bouncedAt ? 'bounced' : 'sent'
}

/** What is sent once is free again for an address from which it did not come back. */
const isFreeFor = ({ email }: PlannersEnvelope, mail: GuestMail | undefined, kind: GuestMailKind): boolean =>
  isSentOnce(kind)
    ? !mail || (mail.bouncedAt !== null && mail.email.toLowerCase() !== email?.toLowerCase())
    : mail?.state !== 'waiting'

type Of = {
  parts: readonly Part[]
  mails: readonly GuestMail[]
  noMail: GuestMails['noMail']
  kind: GuestMailKind
  today: string
}

/** The envelopes that count, by name. */
export function mailRowsOf(
  envelopes: readonly PlannersEnvelope[],
  { parts, mails, noMail, kind, today }: Of,
): MailRow[] {
  const ofKind = new Map(mails.filter((mail) => mail.kind === kind).map((mail) => [mail.envelopeId, mail]))
  const ended = new Map(noMail.map(({ envelopeId, at }) => [envelopeId, at]))
  const open = new Set(parts.filter(({ deadline }) => !deadline || deadline >= today).map(({ id }) => id))
  return envelopes
    .filter(({ isProposed }) => !isProposed)
    .map((envelope) => {
      const mail = ofKind.get(envelope.id)
      const noMailAt = ended.get(envelope.id)
      const isAnswered = envelope.answeredAt !== null
      const mayGet = Boolean(envelope.email) && noMailAt === undefined && isFreeFor(envelope, mail, kind)
      return {
        envelope,
        mail,
        noMailAt,
        state: noMailAt === undefined ? stateOf(envelope, mail) : 'no-mail',
        isAnswered,
        maySend: mayGet && asksFor(kind, { isAnswered, isOpen: isOpen(envelope, open) }),
      }
    })
}

export type MailFilters = { words: string; kind: string; state: string; side: string; tag: string; list: string }
/** The B list waits until somebody declines. */
export const noMailFilters: MailFilters = { words: '', kind: 'invitation', state: '', side: '', tag: '', list: 'A' }

export function filterMailRows(rows: readonly MailRow[], filters: MailFilters): MailRow[] {
  const words = plain(filters.words).split(/\s+/).filter(Boolean)
  return rows.filter(({ envelope, state, isAnswered }) => {
    if (filters.state && (filters.state === 'answered' ? !isAnswered : state !== filters.state)) return false
    if (filters.side && envelope.side !== filters.side) return false
    if (filters.tag && !envelope.tags.includes(filters.tag)) return false
    if (filters.list !== 'all' && envelope.list !== filters.list) return false
    const text = plain(`${envelope.name} ${envelope.email ?? ''} ${envelope.tags.join(' ')}`)
    return words.every((word) => text.includes(word))
  })
}

import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { GuestMail } from '#guests/guest-mails/contract/endpoints.ts'
import { isSentOnce, type GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { plain } from '#platform/web/ui/plain.ts'

export type MailState = 'unsent' | 'no-address' | 'waiting' | 'sent' | 'opened' | 'bounced'

/** An envelope, with what has become of its last mail of a kind. */
export type MailRow = {
  envelope: PlannersEnvelope
  mail: GuestMail | undefined
  state: MailState
  isAnswered: boolean
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

type Of = { parts: readonly Part[]; mails: readonly GuestMail[]; kind: GuestMailKind; today: string }

/** The envelopes that count, by name. */
export function mailRowsOf(envelopes: readonly PlannersEnvelope[], { parts, mails, kind, today }: Of): MailRow[] {
  const ofKind = new Map(mails.filter((mail) => mail.kind === kind).map((mail) => [mail.envelopeId, mail]))
  const open = new Set(parts.filter(({ deadline }) => !deadline || deadline >= today).map(({ id }) => id))
  return envelopes
    .filter(({ isProposed }) => !isProposed)
    .map((envelope) => {
      const mail = ofKind.get(envelope.id)
      const isFree = isSentOnce(kind) ? !mail : mail?.state !== 'waiting'
      return {
        envelope,
        mail,
        state: stateOf(envelope, mail),
        isAnswered: envelope.answeredAt !== null,
        maySend: Boolean(envelope.email) && isFree && (kind !== 'reminder' || isOpen(envelope, open)),
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

import type { GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { guestMailOf } from '#guests/guest-mails/server/guest-mail.ts'
import { findNextDeadline, findRecipients, type Recipient } from '#guests/guest-mails/server/recipient-queries.ts'
import { findOwnTexts, textIn } from '#guests/guest-mails/server/words-queries.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'

type Draft = {
  kind: GuestMailKind
  language: Language
  subject?: string | undefined
  words?: string | undefined
  envelopeId?: number | undefined
}

/** A mail as an envelope would get it in its language, or one that is made up. Words for another language give way to the stored ones. */
export async function draftOf(tx: Tx, clientId: number, draft: Draft, publicUrl: string): Promise<Mail> {
  const { kind, envelopeId } = draft
  await findClient(tx, clientId)
  const [chosen] = envelopeId === undefined ? [] : await findRecipients(tx, clientId, [envelopeId])
  if (envelopeId !== undefined && !chosen) refuse('not-found')
  const recipient = chosen ?? { ...madeUp, language: draft.language, deadline: await findNextDeadline(tx, clientId) }
  const isWritten = draft.words !== undefined && draft.language === recipient.language
  const own = isWritten ? writtenIn(draft) : textIn(await findOwnTexts(tx, clientId, kind), recipient.language)
  const path = '/rsvp/…'
  const link = { path, address: `${publicUrl}${path}` }
  const sender = await findMailSender(tx, clientId, recipient.language)
  return guestMailOf(kind, own, { recipient: { ...recipient, email: recipient.email ?? '—' }, sender, link })
}

const writtenIn = ({ subject = '', words = '' }: Draft) => (subject || words ? { subject, words } : undefined)

const madeUp: Omit<Recipient, 'language' | 'deadline'> = {
  envelopeId: 0,
  name: 'Sam & Alex Taylor',
  email: 'taylor@example.com',
  isProposed: false,
  wantsNoMail: false,
  isOpen: true,
  isAnswered: false,
}

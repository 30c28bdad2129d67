import { mailsAMinute } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { guestMailOf } from '#guests/guest-mails/server/guest-mail.ts'
import {
  countWaiting,
  leaveOut,
  noteSent,
  stopMailing,
  takeWaiting,
  type Mailing,
} from '#guests/guest-mails/server/mailing-queries.ts'
import { findRecipients, isMeant, type Recipient } from '#guests/guest-mails/server/recipient-queries.ts'
import { textIn } from '#guests/guest-mails/server/words-queries.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { whyHeld } from '#talk/letters/server/public/hearers.ts'
import { openLink } from '#weddings/links/server/public.ts'
import { findMailSender, type FullMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { tellingOfDoubt } from '#weddings/news/server/public/uncertain-mail.ts'

/** Told by the mail job about a mail to guests that the mail server refuses, or takes after it had refused it. */
export const bounceJob = { name: 'note-guest-mail-bounce' } as const

type Writing = {
  mailing: Mailing
  publicUrl: string
  hasRoom: (mail: { plannerId: number; email: string }) => boolean
}

/**
 * Writes the mails of a mailing that leave in this minute, each in the transaction that marks it. Who has answered meanwhile,
 * has lost the address or is only suggested is left out; a wedding whose letters are held stops. Returns whom mails go to,
 * and how many wait.
 */
export async function writeMails(tx: Tx, { mailing, publicUrl, hasRoom }: Writing) {
  const { id, plannerId, clientId, kind } = mailing
  const sent: { plannerId: number; email: string }[] = []
  const waiting = await takeWaiting(tx, id)
  if (waiting.length > 0 && (await whyHeld(tx, clientId)) !== undefined) {
    await stopMailing(tx, id)
    return { sent, waiting: 0 }
  }
  const found = await findRecipients(
    tx,
    clientId,
    waiting.map(({ envelopeId }) => envelopeId),
  )
  const recipients = new Map(found.map((one) => [one.envelopeId, one]))
  const addresses = new Set<string>()
  const senders = new Map<Language, FullMailSender>()
  for (const { id: mailId, envelopeId } of waiting) {
    if (sent.length === mailsAMinute) break
    const recipient = recipients.get(envelopeId)
    if (!isMeant(kind, recipient)) {
      await leaveOut(tx, mailId)
      continue
    }
    const { email, language } = recipient
    // Several envelopes with one address get their mails one after the other, and keep nobody else waiting.
    if (addresses.has(email.toLowerCase()) || !hasRoom({ plannerId, email })) continue
    addresses.add(email.toLowerCase())
    const sender = senders.get(language) ?? (await findMailSender(tx, clientId, language))
    senders.set(language, sender)
    const own = textIn(mailing.texts, language)
    const { id: linkId, token } = await openAnswer(tx, clientId, recipient)
    const path = `/rsvp/${token}`
    const written = guestMailOf(kind, own, { recipient, sender, link: { path, address: `${publicUrl}${path}` } })
    await noteSent(tx, mailId, { email, linkId })
    const whenRefused = { job: bounceJob.name, payload: { guestMail: mailId } }
    await enqueue(tx, mail, tellingOfDoubt({ ...written, whenRefused }, { plannerId, about: 'client', id: clientId }))
    sent.push({ plannerId, email })
  }
  const left = await countWaiting(tx, id)
  if (sent.length > 0)
    await record(tx, 'link-made', {
      weddingId: clientId,
      by: { actor: 'larkspur' },
      details: { kind: 'rsvp', count: sent.length },
    })
  return { sent, waiting: left }
}

const openAnswer = (tx: Tx, clientId: number, { envelopeId, name, email }: Recipient) =>
  openLink(tx, { kind: 'rsvp', clientId, subjectId: envelopeId, label: name, email, isMailed: true })

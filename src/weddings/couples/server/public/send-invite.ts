import { record } from '#studio/audit/server/public/record.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { mailFromPlanner } from '#weddings/couples/server/mails.ts'
import { openInvite } from '#weddings/couples/server/queries.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { openReplyAddress } from '#weddings/news/server/public/reply-address.ts'
import { tellingOfDoubt } from '#weddings/news/server/public/uncertain-mail.ts'
import { findLanguageOfCouple } from '#weddings/people/server/public/language.ts'
import { findPartnerOne } from '#weddings/people/server/public/people.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'

type Sender = { plannerId: number; services: Services; words: string | null | undefined }

/** Mails the couple a new invite link, with the planner's own words; an earlier link stops working. */
export async function sendInvite(tx: Tx, id: number, { plannerId, services, words }: Sender) {
  const client = await findClient(tx, id)
  const { path, inviteExpiresAt } = await openInvite(tx, plannerId, id)
  const { sender } = await findMailSender(tx, id)
  const partner = await findPartnerOne(tx, id)
  const replyTo = await openReplyAddress(tx, services.inbox, { clientId: id, personId: partner.id })
  const invitation = mailFromPlanner(client, sender, await findLanguageOfCouple(tx, id), words, path)
  const sent = { ...invitation, ...(replyTo && { replyTo }) }
  await enqueue(tx, mail, tellingOfDoubt(sent, { plannerId, about: 'client', id }))
  await record(tx, 'invite-mailed', { weddingId: id })
  return { inviteUrl: `${services.publicUrl}${path}`, inviteExpiresAt, sentTo: client.email }
}

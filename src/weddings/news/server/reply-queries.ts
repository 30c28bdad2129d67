import { hashOf } from '#platform/server/db/caller-transaction.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { InboxSettings } from '#platform/server/foundation/config.ts'
import { newReplyToken, replyAddress } from '#weddings/news/server/public/reply-address.ts'
import { replyAddresses } from '#weddings/news/server/table.ts'

type Recipient = { plannerId?: number | undefined; clientId: number; personId: number; letterId?: number }

/** A new address for answers to one mail; undefined if no inbox is configured. */
export async function openReplyAddress(
  tx: Tx,
  inbox: Pick<InboxSettings, 'address'> | undefined,
  recipient: Recipient,
): Promise<string | undefined> {
  if (!inbox) return undefined
  const token = newReplyToken()
  await tx.insert(replyAddresses).values({ ...recipient, tokenHash: hashOf(token) })
  return replyAddress(inbox, token)
}

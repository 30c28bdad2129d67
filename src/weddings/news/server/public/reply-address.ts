import { randomBytes } from 'node:crypto'
import type { InboxSettings } from '#platform/server/foundation/config.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { replyAddresses } from '#weddings/news/server/table.ts'

/** Hexadecimal, because mail systems may change the case of an address. */
const newReplyToken = () => randomBytes(16).toString('hex')

export const partsOf = (address: string) => {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, at), domain: address.slice(at + 1) }
}

/** 'reply+5f1c…@studio.example' */
function replyAddress({ address }: Pick<InboxSettings, 'address'>, token: string): string {
  const { local, domain } = partsOf(address)
  return `${local}+${token}@${domain}`
}

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

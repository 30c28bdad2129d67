import { randomBytes } from 'node:crypto'
import type { InboxSettings } from '#platform/server/foundation/config.ts'

/** Hexadecimal, because mail systems may change the case of an address. */
export const newReplyToken = () => randomBytes(16).toString('hex')

export const partsOf = (address: string) => {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, at), domain: address.slice(at + 1) }
}

/** 'reply+5f1c…@studio.example' */
export function replyAddress({ address }: Pick<InboxSettings, 'address'>, token: string): string {
  const { local, domain } = partsOf(address)
  return `${local}+${token}@${domain}`
}

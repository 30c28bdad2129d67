import { randomBytes } from 'node:crypto'
import type { InboxSettings } from '#platform/server/foundation/config.ts'
import type { ReadMail } from '#talk/inbox/server/read-mail.ts'

/** Hexadecimal, because mail systems may change the case of an address. */
export const newReplyToken = () => randomBytes(16).toString('hex')

const partsOf = (address: string) => {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, at), domain: address.slice(at + 1) }
}

/** 'reply+5f1c…@studio.example' */
export function replyAddress({ address }: Pick<InboxSettings, 'address'>, token: string): string {
  const { local, domain } = partsOf(address)
  return `${local}+${token}@${domain}`
}

const escaped = (text: string) => text.replace(/[^A-Za-z0-9]/g, String.raw`\$&`)

function tokensIn(address: string, text: string): string[] {
  const { local, domain } = partsOf(address)
  const known = new RegExp(String.raw`(?<![\w.+-])${escaped(local)}\+([0-9a-f]{32})@${escaped(domain)}(?![\w-])`, 'gi')
  return [...text.matchAll(known)].map(([, token = '']) => token.toLowerCase())
}

const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']
const mostTokens = 5

/** The tokens that a mail is addressed to; of a delivery report, also those of the mail that it reports on. */
export function tokensOf({ header, report }: ReadMail, { address }: Pick<InboxSettings, 'address'>): string[] {
  const texts = [...recipientHeaders.flatMap((name) => header(name)), report?.original ?? '']
  return [...new Set(texts.flatMap((text) => tokensIn(address, text)))].slice(0, mostTokens)
}

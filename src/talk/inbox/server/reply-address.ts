import type { InboxSettings } from '#platform/server/foundation/config.ts'
import { partsOf } from '#weddings/news/server/public/reply-address.ts'
import type { ReadMail } from '#talk/inbox/server/read-mail.ts'

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

import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/** The headers of the Standard Webhooks specification. */
export function signedHeaders(secret: string, { id, at, body }: { id: string; at: Date; body: string }) {
  const seconds = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}

import { randomBytes } from 'node:crypto'
import { hashOf } from '#platform/server/db/caller-transaction.ts'

/** A random token, and its hash, which is all that the database stores. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

import { randomBytes } from 'node:crypto'
import { hashOf } from '#server/db/within.ts'

/** A value that can't be guessed, and the hash of it that the database keeps. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

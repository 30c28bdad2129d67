import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AccountingService, Tokens } from '#server/accounting/service.ts'

/** The accounting functions of an installation with credentials. */
export type Accounting = {
  service: AccountingService
  /** Encrypts and decrypts tokens for the database. */
  seal: (tokens: Tokens) => Buffer
  open: (sealed: Buffer) => Tokens
  /** A signed OAuth state, valid for a limited time for this planner only. */
  stateFor: (plannerId: number) => string
  isOurs: (state: string, plannerId: number) => boolean
}

const stateMs = 15 * 60_000
const algorithm = 'aes-256-gcm'

/** Keys are derived from the installation's credentials, which all processes have and the database does not. */
const keyFor = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `larkspur ${use}`, 32))

export function openOffice(service: AccountingService, secret: string): Accounting {
  const tokenKey = keyFor(secret, 'accounting tokens')
  const stateKey = keyFor(secret, 'accounting state')
  const signed = (words: string) => createHmac('sha256', stateKey).update(words).digest('base64url')

  return {
    service,
    seal(tokens) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(algorithm, tokenKey, nonce)
      const hidden = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed) {
      const decipher = createDecipheriv(algorithm, tokenKey, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      const shown = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
      return JSON.parse(shown.toString('utf8')) as Tokens
    },
    stateFor(plannerId) {
      const words = `${Date.now() + stateMs}.${randomBytes(12).toString('base64url')}`
      return `${words}.${signed(`${plannerId}.${words}`)}`
    },
    isOurs(state, plannerId) {
      const [until = '', nonce = '', signature = ''] = state.split('.')
      const [given, right] = [signature, signed(`${plannerId}.${until}.${nonce}`)].map((text) => Buffer.from(text))
      return Number(until) > Date.now() && given?.length === right?.length && timingSafeEqual(given!, right!)
    },
  }
}

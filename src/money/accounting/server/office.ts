import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AccountingService, Tokens } from '#money/accounting/server/service.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import { keyFor, openSecretBox } from '#platform/server/foundation/secret-box.ts'

/** The accounting functions of an installation with credentials. */
export type Accounting = {
  service: AccountingService
  /** Encrypts and decrypts tokens for the database. */
  seal: (tokens: Tokens) => Buffer
  open: (sealed: Buffer) => Tokens
  /** A signed OAuth state, valid for a limited time in this session only. */
  stateFor: (who: PlannerSession) => string
  isOurs: (state: string, who: PlannerSession) => boolean
}

const stateMs = 15 * 60_000

/** Keys are derived from the installation's credentials, which all processes have and the database does not. */
export function openOffice(service: AccountingService, secret: string): Accounting {
  const box = openSecretBox(secret, 'accounting tokens')
  const stateKey = keyFor(secret, 'accounting state')
  const signed = ({ plannerId, sessionId, apiToken }: PlannerSession, words: string) =>
    createHmac('sha256', stateKey)
      .update(`${plannerId}.${apiToken ? 'token' : 'session'}.${sessionId}.${words}`)
      .digest('base64url')

  return {
    service,
    seal: (tokens) => box.seal(JSON.stringify(tokens)),
    open: (sealed) => JSON.parse(box.open(sealed)) as Tokens,
    stateFor(who) {
      const words = `${Date.now() + stateMs}.${randomBytes(16).toString('base64url')}`
      return `${words}.${signed(who, words)}`
    },
    isOurs(state, who) {
      const [until = '', nonce = '', signature = ''] = state.split('.')
      const [given, right] = [signature, signed(who, `${until}.${nonce}`)].map((text) => Buffer.from(text))
      return Number(until) > Date.now() && given?.length === right?.length && timingSafeEqual(given!, right!)
    },
  }
}

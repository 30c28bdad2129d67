import { hash } from 'node:crypto'
import {
  callerOf,
  type Callers,
  type Entered,
  type EntryRow,
  type Kind,
  type LinkRow,
  type PlannerSession,
  type SessionKind,
  type Token,
  type Who,
} from '#platform/server/db/callers.ts'
import { entryByToken, entryOfKnown } from '#platform/server/db/entries.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'

/** The hash that the database stores; only the caller has the token itself. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * The only way to rows: a transaction in the caller's role, limited by row security to what the caller may see and
 * change. Calls with the same purpose may wait for the same lock and can't take the last connections.
 */
export function within<T>(pool: Pool, who: Who, work: (tx: Tx) => Promise<T>, purpose?: string): Promise<T> {
  // All guests of a wedding have the same link, so each counts for itself.
  const caller = who.kind === 'anyone' || who.kind === 'link' ? '' : `${who.kind} ${who.sessionId}`
  return inTransaction(pool, entryOfKnown(who), work, purpose === undefined ? undefined : { purpose, caller })
}

/**
 * A transaction for a long read of the planner's rows: all queries see the rows as they were at the first one. It must
 * not write.
 */
export function withinSnapshot<T>(pool: Pool, who: PlannerSession, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(pool, { ...entryOfKnown(who), isSnapshot: true }, work)
}

/** Thrown to roll back a transaction whose caller turns out to be another one than it is for. */
class NotMeant extends Error {}

/**
 * A transaction for a caller known only by tokens, which the database looks up as it enters: the first one is used that
 * it accepts and that the work is for. Undefined if there is none.
 */
export async function entering<T, K extends Kind = SessionKind>(
  pool: Pool,
  tokens: readonly Token<K>[],
  isMeant: (session: Callers[K]) => boolean,
  work: (tx: Tx, entered: Entered<K>) => Promise<T>,
  purpose?: string,
): Promise<{ value: T } | undefined> {
  for (const { kind, token } of tokens) {
    const workIfMeant = async (tx: Tx, row: unknown) => {
      const entered = callerOf(kind, row as EntryRow | LinkRow) as Entered<K>
      if (!isMeant(entered.session)) throw new NotMeant()
      return { value: await work(tx, entered) }
    }
    const asks = purpose === undefined ? undefined : { purpose, caller: kind === 'link' ? '' : token }
    try {
      return await inTransaction(pool, entryByToken(kind, hashOf(token)), workIfMeant, asks)
    } catch (error) {
      if (!(error instanceof NotMeant || isNoSession(error))) throw error
    }
  }
  return undefined
}

/** Raised by the functions that enter. A database that can't be reached may say the same, as the cause of another error. */
const isNoSession = (error: unknown) => (error as { code?: unknown }).code === '28000'

/** Run at start: the server refuses to start if a session could see another studio's rows. */
export async function checkRowSecurity(pool: Pool): Promise<void> {
  const active = await within(pool, { kind: 'planner', plannerId: 0, sessionId: 0 }, async (tx) => {
    const answer = await tx.execute<{ active: boolean }>(
      `select row_security_active('clients') and current_user = '${roles.planner}' as active`,
    )
    return answer.rows[0]?.active
  })
  if (active !== true)
    throw new Error('Row security is not active in this database; Larkspur does not serve without it.')
}

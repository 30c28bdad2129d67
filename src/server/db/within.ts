import { createHash } from 'node:crypto'
import { roles } from '#server/db/tenancy.ts'
import { rowsOf, type Connection, type Pool, type Tx } from '#server/db/pool.ts'
import { inTransaction } from '#server/db/transaction.ts'

export type PlannerSession = { kind: 'planner'; plannerId: number; sessionId: number }
export type CoupleSession = { kind: 'couple'; plannerId: number; clientId: number; sessionId: number }
export type Session = PlannerSession | CoupleSession
export type Nobody = { kind: 'nobody' }
export type Who = Session | Nobody
export const nobody: Nobody = { kind: 'nobody' }

export type Token = { kind: Session['kind']; token: string }
export type Entered = { session: Session; slid: boolean }

/** What the database keeps of a token. The token itself is in the caller's hands only. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The only door to rows: one transaction in the role of the caller. Row security does the rest,
 * so work that is done in here can neither see nor touch what is not the caller's.
 */
export function within<T>(pool: Pool, who: Who, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (connection) => {
    await connection.query(`begin; ${switchTo(who)}`)
    return work(rowsOf(connection))
  })
}

/** The same for a caller of whom only tokens are known: the first that opens a session that will do, decides. */
export function entering<T>(
  pool: Pool,
  tokens: readonly Token[],
  willDo: (session: Session) => boolean,
  work: (tx: Tx, entered: Entered) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(pool, async (connection) => {
    for (const { kind, token } of tokens) {
      const entered = await enter(connection, kind, token)
      if (entered && willDo(entered.session)) return work(rowsOf(connection), entered)
      await connection.query('rollback')
    }
    return undefined
  })
}

type EntryRow = { session_id: number | null; planner_id: number; client_id: number; slid: boolean }

async function enter(connection: Connection, kind: Session['kind'], token: string): Promise<Entered | undefined> {
  // One round trip. The hash is hexadecimal, so it can stand in the text of the statement.
  const answers = await connection.query(`begin; select * from enter_${kind}('\\x${hashOf(token).toString('hex')}')`)
  const row = (answers as unknown as [unknown, { rows: EntryRow[] }])[1].rows[0]
  if (!row || row.session_id === null) return undefined
  const common = { plannerId: row.planner_id, sessionId: row.session_id }
  return {
    session: kind === 'planner' ? { kind, ...common } : { kind, ...common, clientId: row.client_id },
    slid: row.slid,
  }
}

function switchTo(who: Who): string {
  if (who.kind === 'nobody') return `set local role ${roles.door}`
  const client = who.kind === 'couple' ? `set local app.client = '${who.clientId}'; ` : ''
  return `set local app.planner = '${who.plannerId}'; ${client}set local role ${roles[who.kind]}`
}

/** At start: if a session could see the rows of another studio, Larkspur must not serve. */
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

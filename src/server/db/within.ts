import { hash } from 'node:crypto'
import { roles } from '#server/db/tenancy.ts'
import type { Entry, Line } from '#server/db/line.ts'
import { nothingTold } from '#server/db/news.ts'
import type { Pool, Tx } from '#server/db/pool.ts'
import { question, type Rows } from '#server/db/rows.ts'
import { inTransaction, takeBack } from '#server/db/transaction.ts'

export type PlannerSession = { kind: 'planner'; plannerId: number; sessionId: number }
export type CoupleSession = { kind: 'couple'; plannerId: number; clientId: number; sessionId: number }
export type Session = PlannerSession | CoupleSession
export type Nobody = { kind: 'nobody' }
export type Who = Session | Nobody
export const nobody: Nobody = { kind: 'nobody' }

export type Token = { kind: Session['kind']; token: string }
export type Entered = { session: Session; slid: boolean }

/** What the database keeps of a token. The token itself is in the caller's hands only. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * The only door to rows: one transaction in the role of the caller. Row security does the rest,
 * so work that is done in here can neither see nor touch what is not the caller's. What has the same purpose may wait for
 * the same lock, and does not get the last connections.
 */
export function within<T>(pool: Pool, who: Who, work: (tx: Tx) => Promise<T>, purpose?: string): Promise<T> {
  const enterAndWork = (tx: Tx, line: Line) => {
    line.enter(true, becoming, settingsOf(who))
    return work(tx)
  }
  return inTransaction(pool, enterAndWork, { purpose })
}

const becoming = question(
  'become',
  `select set_config('app.planner', $1, true), set_config('app.client', $2, true), set_config('larkspur.told', '${nothingTold}', true),
    set_config('role', $3, true)`,
)

function settingsOf(who: Who): string[] {
  if (who.kind === 'nobody') return ['', '', roles.door]
  return [String(who.plannerId), who.kind === 'couple' ? String(who.clientId) : '', roles[who.kind]]
}

/** What a token opened last. Only ever a guess: the database is asked each time, and what it says now counts next time. */
const remembered = new Map<string, { tokenHash: Buffer; entered: Entered }>()
const mostRemembered = 10_000

/**
 * The same for a caller of whom only tokens are known: the first that opens a session that will do, decides. Where the
 * token is remembered, the work is sent along with the entering, and thrown away if that opens nothing any more.
 */
export function entering<T>(
  pool: Pool,
  tokens: readonly Token[],
  willDo: (session: Session) => boolean,
  work: (tx: Tx, entered: Entered) => Promise<T>,
  { reads = false, purpose }: { reads?: boolean; purpose?: string } = {},
): Promise<T | undefined> {
  const enterAndWork = async (tx: Tx, line: Line): Promise<T | undefined> => {
    for (const { kind, token } of tokens) {
      const { tokenHash, entered: guess } = remembered.get(token) ?? { tokenHash: hashOf(token) }
      const entry = line.enter(!reads, entrances[kind], [tokenHash, reads ? '' : nothingTold])
      const ahead = guess && willDo(guess.session) ? work(tx, guess) : undefined
      // It may turn out not to be wanted, whatever came of it.
      await Promise.allSettled([ahead])
      const entered = await opened(kind, line.answerTo(entry))
      remember(token, tokenHash, entered)
      if (entered && willDo(entered.session)) return unlessEnded(entry, ahead ?? work(tx, entered))
      await takeBack(line)
    }
    return undefined
  }
  return inTransaction(pool, enterAndWork, { reads, purpose })
}

type EntryRow = { session_id: number; planner_id: number; client_id: number; slid: boolean }

/** Finds a session, takes on its role, and once an hour notes that it is in use, which keeps it for 30 more days. */
const entrance = (kind: Session['kind'], ids: Record<string, keyof EntryRow>) =>
  question(
    `enter_${kind}`,
    `select s.id as session_id, ${Object.values(ids)
      .map((id) => `s.${id}`)
      .join()},
      case when s.id is null then no_session()
        else s.seen_at < now() - interval '1 hour' and keep_${kind}_session(s.id) end as slid,
      ${Object.entries(ids)
        .map(([setting, id]) => `set_config('${setting}', s.${id}::text, true)`)
        .join()},
      set_config('larkspur.told', $2, true), set_config('role', '${roles[kind]}', true)
    from (select $1::bytea as token_hash) asked
    left join ${kind}_sessions s on s.token_hash = asked.token_hash and s.expires_at > now()`,
    ['session_id', ...Object.values(ids), 'slid'],
  )
const entrances = {
  planner: entrance('planner', { 'app.planner': 'planner_id' }),
  couple: entrance('couple', { 'app.planner': 'planner_id', 'app.client': 'client_id' }),
}

const noSuchSession = '28000'

const isNoSession = (error: unknown) => (error as { code?: unknown }).code === noSuchSession

/** A session may end between one batch of its caller's and the next. */
async function unlessEnded<T>(entry: Entry, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const [latest] = await Promise.allSettled([entry.latest])
    if (latest.status === 'rejected' && isNoSession(latest.reason)) return undefined
    throw error
  }
}

/** Where there is no such session the database raises an error, so that nothing is done that was sent along. */
async function opened(kind: Session['kind'], answer: Promise<Rows<unknown> | undefined>): Promise<Entered | undefined> {
  try {
    const row = (await answer)?.at(0) as EntryRow
    const common = { plannerId: row.planner_id, sessionId: row.session_id }
    const session: Session = kind === 'planner' ? { kind, ...common } : { kind, ...common, clientId: row.client_id }
    return { session, slid: row.slid }
  } catch (error) {
    if (isNoSession(error)) return undefined
    throw error
  }
}

function remember(token: string, tokenHash: Buffer, entered: Entered | undefined): void {
  if (!entered) return void remembered.delete(token)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(token, { tokenHash, entered })
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

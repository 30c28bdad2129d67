import { hash } from 'node:crypto'
import type { Topic } from '#contract/topics.ts'
import { noChanges } from '#server/db/announcements.ts'
import {
  rightsIn,
  type Callers,
  type Entered,
  type Kind,
  type PlannerSession,
  type SessionKind,
  type Token,
  type Who,
} from '#server/db/callers.ts'
import { callerOf, entries, markedEntries, type EntryRow, type LinkRow } from '#server/db/entries.ts'
import type { Pool, Tx } from '#server/db/pool.ts'
import { roles } from '#server/db/tenancy/tenancy.ts'
import { inTransaction, type Entry, type Transaction } from '#server/db/transaction.ts'

/** The hash that the database stores; only the caller has the token itself. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * The only way to rows: a transaction in the caller's role, limited by row security to what the caller may see and
 * change. Calls with the same purpose may wait for the same lock and can't take the last connections.
 */
export function within<T>(pool: Pool, who: Who, work: (tx: Tx) => Promise<T>, purpose?: string): Promise<T> {
  return inTransaction(pool, entryOf(who), ({ tx }) => work(tx), { purpose, caller: callerIn(who) })
}

/** All guests of a wedding have the same link, so each counts for itself. */
function callerIn(who: Who): string {
  return who.kind === 'anyone' || who.kind === 'link' ? '' : `${who.kind} ${who.sessionId}`
}

const callerWith = ({ kind, token }: Token<Kind>): string => (kind === 'link' ? '' : token)

/**
 * The same for a long read of the planner's rows: all queries see the rows as they were at the first one. It must not
 * write.
 */
export function withinSnapshot<T>(pool: Pool, who: PlannerSession, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(pool, { ...entryOf(who), announces: false, isSnapshot: true }, ({ tx }) => work(tx))
}

const roleEntry = {
  name: 'larkspur_enter_role',
  text: `select set_config('app.planner', $1, true), set_config('app.client', $2, true),
    set_config('app.person', $4, true), set_config('app.person_name', $5, true), set_config('app.access', $6, true),
    set_config('app.member', $7, true), set_config('app.rights', $8, true), set_config('app.weddings', $9, true),
    set_config('larkspur.changes', '${noChanges}', true), set_config('role', $3, true)`,
}

/** Of a token that may only read. */
const readingEntry = {
  name: 'larkspur_enter_reading_role',
  text: `${roleEntry.text}, set_config('transaction_read_only', 'on', true)`,
}

const linkRoleEntry = {
  name: 'larkspur_enter_link_role',
  text: `select set_config('app.planner', $1, true), set_config('app.client', $2, true),
    set_config('app.link', $3, true), set_config('app.link_kind', $4, true), set_config('app.link_subject', $5, true),
    set_config('app.link_weddings', $6, true), set_config('app.rights', '', true), set_config('app.weddings', '{}', true),
    set_config('larkspur.changes', '${noChanges}', true), set_config('role', '${roles.link}', true)`,
}

function entryOf(who: Who): Entry {
  if (who.kind === 'link') {
    const values = [who.plannerId, who.clientId, who.linkId, who.linkKind, who.subjectId].map((id) => String(id ?? ''))
    values.push(`{${who.weddings.join()}}`)
    return { statement: { ...linkRoleEntry, values }, announces: true }
  }
  const couple = who.kind === 'couple' ? who : undefined
  const { member, apiToken } = who.kind === 'planner' ? who : {}
  const values = [
    who.kind === 'anyone' ? '' : String(who.plannerId),
    couple ? String(couple.clientId) : '',
    who.kind === 'anyone' ? roles.anyone : roles[who.kind],
    couple ? String(couple.person.id) : '',
    couple?.person.name ?? member?.name ?? apiToken?.name ?? '',
    couple?.person.access ?? '',
    String(member?.id ?? ''),
    who.kind === 'planner' ? rightsIn(who).join(' ') : '',
    member?.weddings ?? '{}',
  ]
  const text = apiToken?.readsOnly ? readingEntry : roleEntry
  return { statement: { ...text, values }, announces: !apiToken?.readsOnly }
}

/**
 * Cached sessions and links by kind and token. The database verifies the token on every request; what it says replaces
 * what is cached.
 */
const cachedCallers = new Map<string, { tokenHash: Buffer; entered: Entered<Kind> }>()
const mostCached = 10_000
const cacheKey = ({ kind, token }: Token<Kind>) => `${kind} ${token}`

/** Whether this process has accepted the token, and has not seen it refused since. */
export const wasEntered = (token: Token<Kind>): boolean => cachedCallers.has(cacheKey(token))

/** The name of a caller that this process has accepted, as it was then. */
export function knownName(token: Token<Kind>): string | undefined {
  const known = cachedCallers.get(cacheKey(token))
  return known && nameOf(known.entered.session)
}

type EnteringOptions = {
  /** The work is read-only. */
  reads?: boolean
  purpose?: string
  /** Topics whose mark is read before the work, and what takes it. */
  marks?: Marks | undefined
}
export type Marks = { topics: readonly Topic[]; take: (marked: Marked) => void }
/** The caller and its rights, and a mark that is another one whenever rows of the topics may have changed. */
export type Marked = { caller: string; mark: string }

const markedBy = (session: Callers[Kind], row: EntryRow | LinkRow): Marked => ({
  caller: nameOf(session),
  mark: (row as { mark?: string }).mark ?? '',
})

/** The caller and its rights, the same for all sessions of one account. */
const nameOf = (session: Callers[Kind]) => JSON.stringify({ ...session, sessionId: 0 })

const entryStatement = (kind: Kind, tokenHash: Buffer, changes: string, topics?: readonly Topic[]) =>
  topics
    ? { ...markedEntries[kind], values: [tokenHash, changes, `{${topics.join()}}`] }
    : { ...entries[kind], values: [tokenHash, changes] }

/**
 * The same for a caller known only by tokens: the first token with an accepted session is used. Each is tried in a
 * transaction of its own.
 */
export async function entering<T, K extends Kind = SessionKind>(
  pool: Pool,
  tokens: readonly Token<K>[],
  willDo: (session: Callers[K]) => boolean,
  work: (tx: Tx, entered: Entered<K>) => Promise<T>,
  options: EnteringOptions = {},
): Promise<T | undefined> {
  for (const token of tokens) {
    const result = await enteringWith(pool, token, willDo, work, options)
    if (result) return result.value
  }
  return undefined
}

/** Thrown to roll back work that was sent ahead for a session that has ended or is not accepted. */
class NotEntered extends Error {}
/** The same for work of a member whose role was changed meanwhile, and of a link that reaches other weddings now. */
class OtherRights extends Error {}

/**
 * If the token's session is cached, the work's first queries are sent along with the entry. If the session has ended,
 * the entry fails, the database refuses the later queries, and the result is discarded.
 */
async function enteringWith<T, K extends Kind>(
  pool: Pool,
  token: Token<K>,
  willDo: (session: Callers[K]) => boolean,
  work: (tx: Tx, entered: Entered<K>) => Promise<T>,
  options: EnteringOptions,
): Promise<{ value: T } | undefined> {
  const { reads = false, purpose, marks } = options
  const known = cachedCallers.get(cacheKey(token))
  const tokenHash = known?.tokenHash ?? hashOf(token.token)
  const cached = known?.entered as Entered<K> | undefined
  const statement = entryStatement(token.kind, tokenHash, reads ? '' : noChanges, marks?.topics)

  const enterAndWork = async (transaction: Transaction): Promise<{ value: T }> => {
    const ahead = cached && willDo(cached.session) ? work(transaction.tx, cached) : undefined
    await Promise.allSettled([ahead])
    const row = await enteredRow(transaction)
    const entered = row && (callerOf(token.kind, row) as Entered<K>)
    cache(token, tokenHash, entered)
    if (!entered || !willDo(entered.session)) throw new NotEntered()
    // What was begun with other rights is rolled back, and begun again with the present ones.
    if (ahead && !sameRights(cached!.session, entered.session)) throw new OtherRights()
    marks?.take(markedBy(entered.session, row))
    try {
      return { value: await (ahead ?? work(transaction.tx, entered)) }
    } catch (error) {
      // A session may end between two transactions of the same caller.
      throw isNoSession(transaction.failure) ? new NotEntered() : error
    }
  }

  try {
    return await inTransaction(pool, { statement, announces: !reads }, enterAndWork, {
      reads,
      purpose,
      caller: callerWith(token),
    })
  } catch (error) {
    if (error instanceof NotEntered) return undefined
    if (error instanceof OtherRights) return enteringWith(pool, token, willDo, work, options)
    throw error
  }
}

function sameRights(one: Callers[Kind], other: Callers[Kind]): boolean {
  if (one.kind === 'link' && other.kind === 'link') return one.weddings.join() === other.weddings.join()
  if (one.kind !== 'planner' || other.kind !== 'planner') return true
  return one.member?.role === other.member?.role && one.lacksSecondFactor === other.lacksSecondFactor
}

const noSuchSession = '28000'

const isNoSession = (error: unknown) => (error as { code?: unknown } | undefined)?.code === noSuchSession

/** Undefined if the token is not accepted. */
async function enteredRow(transaction: Transaction): Promise<EntryRow | LinkRow | undefined> {
  try {
    return await transaction.entered<EntryRow | LinkRow>()
  } catch (error) {
    if (isNoSession(error)) return undefined
    throw error
  }
}

function cache(token: Token<Kind>, tokenHash: Buffer, entered: Entered<Kind> | undefined): void {
  if (!entered) return void cachedCallers.delete(cacheKey(token))
  if (cachedCallers.size >= mostCached) cachedCallers.clear()
  cachedCallers.set(cacheKey(token), { tokenHash, entered })
}

/**
 * A caller that was entered here before, and the mark of the topics for it now, in a single statement; undefined if the
 * token is not accepted any more.
 */
export async function enterOnly<K extends Kind>(
  pool: Pool,
  token: Token<K>,
  topics: readonly Topic[],
  purpose: string,
): Promise<(Entered<K> & Marked) | undefined> {
  const known = cachedCallers.get(cacheKey(token))
  if (!known) return undefined
  const statement = entryStatement(token.kind, known.tokenHash, '', topics)
  const row = await inTransaction(pool, { statement, announces: false }, enteredRow, {
    reads: true,
    purpose,
    caller: callerWith(token),
  })
  if (!row) return undefined
  const entered = callerOf(token.kind, row) as Entered<K>
  return { ...entered, ...markedBy(entered.session, row) }
}

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

import { hash } from 'node:crypto'
import type { LinkKind } from '#contract/link-kinds.ts'
import type { Access } from '#contract/people.ts'
import { rightsOf, type MemberRole, type Right } from '#contract/rights.ts'
import { noChanges } from '#server/db/announcements.ts'
import type { Pool, Tx } from '#server/db/pool.ts'
import { roles } from '#server/db/tenancy/tenancy.ts'
import { inTransaction, type Entry, type Transaction } from '#server/db/transaction.ts'

/** Works in the studio of somebody else; `weddings` are the ids that it is assigned to, as the database writes them. */
export type Member = { id: number; name: string; role: MemberRole; weddings: string }
/** Without a member it is the session of the studio's owner, or a job that acts for the studio. */
export type PlannerSession = { kind: 'planner'; plannerId: number; sessionId: number; member?: Member }
/** The person is one of the couple's people: a partner, or someone else who may use the portal. */
export type Person = { id: number; name: string; access: Access }
export type CoupleSession = { kind: 'couple'; plannerId: number; clientId: number; sessionId: number; person: Person }
export type Session = PlannerSession | CoupleSession
/** Whoever has the address of a link. The wedding and the subject are null where its kind has none. */
export type LinkCaller = {
  kind: 'link'
  plannerId: number
  clientId: number | null
  linkId: number
  linkKind: LinkKind
  subjectId: number | null
}
/** The rights of a planner's session. */
export const rightsIn = ({ member }: PlannerSession): readonly Right[] => rightsOf[member?.role ?? 'owner']
export type Anyone = { kind: 'anyone' }
export type Who = Session | LinkCaller | Anyone
export const anyone: Anyone = { kind: 'anyone' }

type Callers = { planner: PlannerSession; couple: CoupleSession; link: LinkCaller }
type Kind = keyof Callers
export type Token<K extends Kind = Session['kind']> = { kind: K; token: string }
export type Entered<K extends Kind = Session['kind']> = { session: Callers[K]; slid: boolean }

/** The hash that the database stores; only the caller has the token itself. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * The only way to rows: a transaction in the caller's role, limited by row security to what the caller may see and
 * change. Calls with the same purpose may wait for the same lock and can't take the last connections.
 */
export function within<T>(pool: Pool, who: Who, work: (tx: Tx) => Promise<T>, purpose?: string): Promise<T> {
  return inTransaction(pool, entryOf(who), ({ tx }) => work(tx), { purpose })
}

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

const linkRoleEntry = {
  name: 'larkspur_enter_link_role',
  text: `select set_config('app.planner', $1, true), set_config('app.client', $2, true),
    set_config('app.link', $3, true), set_config('app.link_kind', $4, true), set_config('app.link_subject', $5, true),
    set_config('larkspur.changes', '${noChanges}', true), set_config('role', '${roles.link}', true)`,
}

function entryOf(who: Who): Entry {
  if (who.kind === 'link') {
    const values = [who.plannerId, who.clientId, who.linkId, who.linkKind, who.subjectId].map((id) => String(id ?? ''))
    return { statement: { ...linkRoleEntry, values }, announces: true }
  }
  const couple = who.kind === 'couple' ? who : undefined
  const member = who.kind === 'planner' ? who.member : undefined
  const values = [
    who.kind === 'anyone' ? '' : String(who.plannerId),
    couple ? String(couple.clientId) : '',
    who.kind === 'anyone' ? roles.anyone : roles[who.kind],
    couple ? String(couple.person.id) : '',
    couple?.person.name ?? member?.name ?? '',
    couple?.person.access ?? '',
    String(member?.id ?? ''),
    who.kind === 'planner' ? rightsIn(who).join(' ') : '',
    member?.weddings ?? '{}',
  ]
  return { statement: { ...roleEntry, values }, announces: true }
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

type EnteringOptions = {
  /** The work is read-only. */
  reads?: boolean
  purpose?: string
}

/**
 * The same for a caller known only by tokens: the first token with an accepted session is used. Each is tried in a
 * transaction of its own.
 */
export async function entering<T, K extends Kind = Session['kind']>(
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
/** The same for work of a member whose role was changed meanwhile. */
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
  { reads = false, purpose }: EnteringOptions,
): Promise<{ value: T } | undefined> {
  const known = cachedCallers.get(cacheKey(token))
  const tokenHash = known?.tokenHash ?? hashOf(token.token)
  const cached = known?.entered as Entered<K> | undefined
  const statement = { ...entries[token.kind], values: [tokenHash, reads ? '' : noChanges] }

  const enterAndWork = async (transaction: Transaction): Promise<{ value: T }> => {
    const ahead = cached && willDo(cached.session) ? work(transaction.tx, cached) : undefined
    await Promise.allSettled([ahead])
    const entered = await enteredCaller<K>(token.kind, transaction)
    cache(token, tokenHash, entered)
    if (!entered || !willDo(entered.session)) throw new NotEntered()
    // What was begun with other rights is rolled back, and begun again with the present ones.
    if (ahead && !sameRights(cached!.session, entered.session)) throw new OtherRights()
    try {
      return { value: await (ahead ?? work(transaction.tx, entered)) }
    } catch (error) {
      // A session may end between two transactions of the same caller.
      throw isNoSession(transaction.failure) ? new NotEntered() : error
    }
  }

  try {
    return await inTransaction(pool, { statement, announces: !reads }, enterAndWork, { reads, purpose })
  } catch (error) {
    if (error instanceof NotEntered) return undefined
    if (error instanceof OtherRights) return enteringWith(pool, token, willDo, work, { reads, purpose })
    throw error
  }
}

const sameRights = (one: Callers[Kind], other: Callers[Kind]) =>
  one.kind !== 'planner' || other.kind !== 'planner' || one.member?.role === other.member?.role

type EntryRow = {
  session_id: number
  planner_id: number
  client_id: number
  slid: boolean
  person: string
  person_name: string
  access: Access
  member: string
  role: MemberRole
  weddings: string
}
type LinkRow = {
  link_id: number
  planner_id: number
  client_id: number | null
  kind: LinkKind
  subject_id: number | null
}

/** Calls a function that raises an error if the token is not accepted, puts what it finds into settings, and takes on the role. */
const entry = (kind: Kind, lookUp: string, settings: Record<string, string>, more = '') => ({
  name: `larkspur_enter_${kind}`,
  text: `select s.*, ${more}${Object.entries(settings)
    .map(([setting, column]) => `set_config('${setting}', coalesce(s.${column}::text, ''), true)`)
    .join()},
    set_config('larkspur.changes', $2, true), set_config('role', '${roles[kind]}', true)
    from ${lookUp}($1) s`,
})
const read = (setting: string) => `current_setting('app.${setting}') as ${setting}, `
const rightsByRole = `set_config('app.rights', case current_setting('app.role') ${Object.entries(rightsOf)
  .map(([role, rights]) => `when '${role}' then '${rights.join(' ')}'`)
  .join(' ')} end, true), `
/** Sessions are extended by 30 days, once an hour. */
const entries = {
  // The function has put the member into the settings.
  planner: entry(
    'planner',
    'enter_planner_session',
    { 'app.planner': 'planner_id' },
    `${read('member')}${read('person_name')}${read('role')}${read('weddings')}${rightsByRole}`,
  ),
  // The function has put the person into the settings.
  couple: entry(
    'couple',
    'enter_couple_session',
    { 'app.planner': 'planner_id', 'app.client': 'client_id' },
    `${read('person')}${read('person_name')}${read('access')}`,
  ),
  link: entry('link', 'enter_link', {
    'app.planner': 'planner_id',
    'app.client': 'client_id',
    'app.link': 'link_id',
    'app.link_kind': 'kind',
    'app.link_subject': 'subject_id',
  }),
}

const noSuchSession = '28000'

const isNoSession = (error: unknown) => (error as { code?: unknown } | undefined)?.code === noSuchSession

type Common = { plannerId: number; sessionId: number }

function plannerOf({ member: id, person_name: name, role, weddings }: EntryRow, common: Common): PlannerSession {
  return { kind: 'planner', ...common, ...(id !== '' && { member: { id: Number(id), name, role, weddings } }) }
}

function coupleOf(
  { person: id, person_name: name, access, client_id: clientId }: EntryRow,
  common: Common,
): CoupleSession {
  return { kind: 'couple', ...common, clientId, person: { id: Number(id), name, access } }
}

function callerOf(kind: Kind, row: EntryRow | LinkRow): Entered<Kind> {
  if ('link_id' in row) {
    const { link_id: linkId, planner_id: plannerId, client_id: clientId, kind: linkKind, subject_id: subjectId } = row
    return { session: { kind: 'link', plannerId, clientId, linkId, linkKind, subjectId }, slid: false }
  }
  const common = { plannerId: row.planner_id, sessionId: row.session_id }
  return { session: kind === 'planner' ? plannerOf(row, common) : coupleOf(row, common), slid: row.slid }
}

async function enteredCaller<K extends Kind>(kind: K, transaction: Transaction): Promise<Entered<K> | undefined> {
  try {
    return callerOf(kind, (await transaction.entered<EntryRow | LinkRow>())!) as Entered<K>
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

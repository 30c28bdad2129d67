import { asc, desc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { planners, studioName } from '#studio/studios/server/table.ts'
import { avatarUrl, clients } from '#weddings/clients/server/table.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given, preparedSelect, statement } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Columns that couples and callers without a session may read too. */
const shownToCouple = {
  id: clients.id,
  plannerId: clients.plannerId,
  partnerOneName: clients.partnerOneName,
  partnerTwoName: clients.partnerTwoName,
  weddingDate: clients.weddingDate,
  venue: clients.venue,
  email: clients.email,
  phone: clients.phone,
  guestCount: clients.guestCount,
  status: clients.status,
  avatarUrl,
}

const whole = {
  ...shownToCouple,
  budget: clients.budget,
  notes: clients.notes,
  isActivated: clients.isActivated,
  inviteSent: clients.inviteSent,
  inviteExpiresAt: clients.inviteExpiresAt,
  lastLogin: clients.lastLogin,
  createdAt: clients.createdAt,
}

const isAhead = sql`${clients.weddingDate} >= (select studio_today())`

/** The next wedding first; those without a date after all dates; past ones last, latest first. */
export const byNextWedding = [
  sql`case when ${isAhead} then 1 when ${clients.weddingDate} is null then 2 else 3 end`,
  sql`case when ${isAhead} then ${clients.weddingDate} end`,
  desc(clients.weddingDate),
  asc(clients.id),
]

const allByNextWedding = preparedSelect(whole, (select) => select.from(clients).orderBy(...byNextWedding))

export const listClients = (tx: Tx): Promise<Client[]> => allByNextWedding(tx)

const oneById = preparedSelect(whole, (select) => select.from(clients).where(eq(clients.id, sql.placeholder('id'))))

export async function findClient(tx: Tx, id: number): Promise<Client> {
  const [row] = await oneById(tx, { id })
  return row ?? refuse('not-found')
}

const weddingDate = preparedSelect({ weddingDate: clients.weddingDate }, (select) =>
  select.from(clients).where(eq(clients.id, sql.placeholder('id'))),
)

export async function findWeddingDate(tx: Tx, id: number): Promise<string | null> {
  const [row] = await weddingDate(tx, { id })
  return (row ?? refuse('not-found')).weddingDate
}

const oneForCouple = preparedSelect(shownToCouple, (select) =>
  select.from(clients).where(eq(clients.id, sql.placeholder('id'))),
)

/** The columns that the couple's role may read. */
export async function findClientForCouple(tx: Tx, id: number) {
  const [row] = await oneForCouple(tx, { id })
  return row ?? refuse('not-found')
}

/** Couples with this address, in any studio: it is the login of an activated portal. */
export async function findLoginCandidates(tx: Tx, email: string) {
  return tx
    .select({
      ...shownToCouple,
      isActivated: clients.isActivated,
      inviteSent: clients.inviteSent,
      studio: studioName,
    })
    .from(clients)
    .innerJoin(planners, eq(planners.id, clients.plannerId))
    .where(eq(sql`lower(${clients.email})`, email.toLowerCase()))
    .orderBy(sql`${clients.lastLogin} desc nulls last`, asc(clients.id))
}

type ClientValues = Partial<typeof clients.$inferInsert>

export async function insertClient(tx: Tx, values: typeof clients.$inferInsert): Promise<Client> {
  const [row] = await tx.insert(clients).values(values).returning(whole)
  return row ?? refuse('not-found')
}

/** Notes are saved while they are typed. */
const noted = statement(whole, (query) =>
  query
    .update(clients)
    .set({ notes: sql`${sql.placeholder('notes')}` })
    .where(eq(clients.id, sql.placeholder('id')))
    .returning(whole),
)

export async function changeClient(tx: Tx, id: number, change: ClientValues): Promise<Client> {
  const { notes, ...others } = given(change)
  if (Object.keys(others).length === 0) {
    if (notes === undefined) return findClient(tx, id)
    const [row] = await noted(tx, { id, notes })
    return row ?? refuse('not-found')
  }
  const [row] = await tx.update(clients).set(change).where(eq(clients.id, id)).returning(whole)
  return row ?? refuse('not-found')
}

/** Keeps others from changing the couple until the end of the transaction. */
export async function lockClient(tx: Tx, id: number): Promise<void> {
  const rows = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('no key update')
  if (rows.length === 0) refuse('not-found')
}

/**
 * The address is the login, so two activated couples of one studio can't share one. Those who ask at the same moment wait
 * for each other.
 */
export async function refuseSharedLogin(tx: Tx, email: string, except: number, plannerId: number): Promise<void> {
  const login = `login of couple ${plannerId} ${email.toLowerCase()}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${login}, 0))`)
  const candidates = await findLoginCandidates(tx, email)
  const inStudio = candidates.filter((client) => client.plannerId === plannerId)
  if (inStudio.some((client) => client.isActivated && client.id !== except)) {
    const message = 'Another couple already signs in with this email address.'
    refuse('taken', { message, issues: [{ path: 'email', message }] })
  }
}

export async function findAvatarKey(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.select({ avatarKey: clients.avatarKey }).from(clients).where(eq(clients.id, id))
  return (row ?? refuse('not-found')).avatarKey
}

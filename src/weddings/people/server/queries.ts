import type { Person } from '#weddings/people/contract/endpoints.ts'
import { planners, studioName } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given, statement } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { people } from '#weddings/people/server/table.ts'

const shown = {
  id: people.id,
  clientId: people.clientId,
  role: people.role,
  name: people.name,
  relation: people.relation,
  email: people.email,
  phone: people.phone,
  languageNote: people.languageNote,
  access: people.access,
  rhythm: people.rhythm,
  invitedAt: people.invitedAt,
  lastSeenAt: people.lastSeenAt,
}

const partnersFirst = sql`case ${people.role} when 'partner-one' then 1 when 'partner-two' then 2 else 3 end`

const ofWedding = statement(shown, (query) =>
  query
    .select(shown)
    .from(people)
    .where(eq(people.clientId, sql.placeholder('clientId')))
    .orderBy(partnersFirst, asc(people.id)),
)

export const listPeople = (tx: Tx, clientId: number): Promise<Person[]> => ofWedding(tx, { clientId })

export async function findPerson(tx: Tx, id: number): Promise<Person> {
  const [row] = await tx.select(shown).from(people).where(eq(people.id, id))
  return row ?? refuse('not-found')
}

type PersonValues = Partial<typeof people.$inferInsert>

export async function insertPerson(tx: Tx, values: typeof people.$inferInsert): Promise<Person> {
  const [row] = await tx.insert(people).values(values).returning(shown)
  return row ?? refuse('not-found')
}

export async function changePerson(tx: Tx, id: number, change: PersonValues): Promise<Person> {
  if (Object.keys(given(change)).length === 0) return findPerson(tx, id)
  const [row] = await tx.update(people).set(change).where(eq(people.id, id)).returning(shown)
  return row ?? refuse('not-found')
}

export async function deletePerson(tx: Tx, id: number): Promise<void> {
  const rows = await tx.delete(people).where(eq(people.id, id)).returning({ id: people.id })
  if (rows.length === 0) refuse('not-found')
}

/** Whether a person has been asked into the portal, in a query with its rows `p` of people and `c` of clients. */
export const isInvited = sql`(p.invited_at is not null or p.role = 'partner-one' and (c.invite_sent or p.last_seen_at is not null))`

/** Whether a person is mailed about what is to be paid, in the same query. */
export const isMailedAboutMoney = sql`(${isInvited} and p.email is not null and p.access <> 'no-money' and p.rhythm <> 'none')`

export type Payer = { personId: number; name: string; email: string; hasOpened: boolean; zone: string }

/** Everybody of a wedding who is mailed about what is to be paid, and whether each has opened the portal. */
export async function listPayers(tx: Tx, clientId: number): Promise<Payer[]> {
  const { rows } = await tx.execute<Payer>(sql`
    select p.id as "personId", p.name, p.email, p.last_seen_at is not null or p.role = 'partner-one' and c.is_activated as "hasOpened",
      coalesce(p.time_zone, s.time_zone) as zone
    from people p join clients c on c.planner_id = p.planner_id and c.id = p.client_id join planners s on s.id = p.planner_id
    where p.client_id = ${clientId} and ${isMailedAboutMoney} order by p.id`)
  return rows
}

/** The first partner, whose address is the couple's login. */
export async function findPartnerOne(tx: Tx, clientId: number): Promise<{ id: number }> {
  const [row] = await tx
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.clientId} = ${clientId} and ${people.role} = 'partner-one'`)
  return row ?? refuse('not-found')
}

/** People with this address who were invited, in any studio: the first partner with the couple, others by themselves. */
export async function findInvitedPeople(tx: Tx, who: { email: string } | { personId: number }) {
  const isWho = 'email' in who ? sql`lower(${people.email}) = ${who.email.toLowerCase()}` : eq(people.id, who.personId)
  return tx
    .select({
      id: people.id,
      plannerId: people.plannerId,
      clientId: people.clientId,
      role: people.role,
      name: people.name,
      email: sql<string>`${people.email}`,
      partnerOneName: clients.partnerOneName,
      partnerTwoName: clients.partnerTwoName,
      weddingDate: clients.weddingDate,
      isActivated: clients.isActivated,
      studio: studioName,
    })
    .from(people)
    .innerJoin(planners, eq(planners.id, people.plannerId))
    .innerJoin(clients, sql`${clients.plannerId} = ${people.plannerId} and ${clients.id} = ${people.clientId}`)
    .where(
      sql`${isWho} and ${people.email} is not null and (${people.invitedAt} is not null or ${people.role} = 'partner-one' and (${clients.inviteSent} or ${people.lastSeenAt} is not null))`,
    )
    .orderBy(sql`${people.lastSeenAt} desc nulls last`, asc(people.id))
}
export type InvitedPerson = Awaited<ReturnType<typeof findInvitedPeople>>[number]

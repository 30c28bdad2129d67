import { asc, desc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { shownToCouple, whole } from '#weddings/clients/server/columns.ts'
import { clients } from '#weddings/clients/server/table.ts'
import type { Session } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

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

/** With the columns that this kind of caller may read. */
export const findClientFor = (tx: Tx, { kind }: Pick<Session, 'kind'>, id: number) =>
  kind === 'planner' ? findClient(tx, id) : findClientForCouple(tx, id)

export async function insertClient(tx: Tx, values: typeof clients.$inferInsert): Promise<Client> {
  const [row] = await tx.insert(clients).values(values).returning(whole)
  return row ?? refuse('not-found')
}

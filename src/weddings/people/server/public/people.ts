import type { Person } from '#weddings/people/contract/endpoints.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { statement } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { shown } from '#weddings/people/server/queries.ts'
import { people } from '#weddings/people/server/table.ts'

const partnersFirst = sql`case ${people.role} when 'partner-one' then 1 when 'partner-two' then 2 else 3 end`

const ofWedding = statement(shown, (query) =>
  query
    .select(shown)
    .from(people)
    .where(eq(people.clientId, sql.placeholder('clientId')))
    .orderBy(partnersFirst, asc(people.id)),
)

export const listPeople = (tx: Tx, clientId: number): Promise<Person[]> => ofWedding(tx, { clientId })

/** The first partner, whose address is the couple's login. */
export async function findPartnerOne(tx: Tx, clientId: number): Promise<{ id: number }> {
  const [row] = await tx
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.clientId} = ${clientId} and ${people.role} = 'partner-one'`)
  return row ?? refuse('not-found')
}

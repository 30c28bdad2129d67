import { clients } from '#weddings/clients/server/table.ts'
import { planners, regionChoices } from '#studio/studios/server/table.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const ofWedding = preparedSelect({ ...regionChoices, chosen: clients.currency }, (select) =>
  select
    .from(clients)
    .innerJoin(planners, eq(planners.id, clients.plannerId))
    .where(eq(clients.id, sql.placeholder('id'))),
)

/** What the amounts of a wedding are in from now on: its own currency, or that of the studio. */
export async function findCurrency(tx: Tx, clientId: number): Promise<string> {
  const { chosen, ...choices } = (await ofWedding(tx, { id: clientId }))[0] ?? refuse('not-found')
  return chosen ?? regionOf(choices).currency
}

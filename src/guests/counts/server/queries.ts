import type { Serving } from '#guests/counts/contract/count-guests.ts'
import { finalCounts } from '#guests/counts/server/table.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

type KeptServing = Omit<Serving, 'partId'> & { partId?: number }

const ofWedding = preparedSelect({ at: finalCounts.at, servings: finalCounts.servings }, (select) =>
  select.from(finalCounts).where(eq(finalCounts.clientId, sql.placeholder('clientId'))),
)

export async function findFinalCount(tx: Tx, clientId: number) {
  const [row] = await ofWedding(tx, { clientId })
  return row && { ...row, servings: withPartIds(row.servings) }
}

/** In a studio that was imported, parts that had been deleted before have no ids. */
export function withPartIds(servings: readonly KeptServing[]): Serving[] {
  const names = [...new Set(servings.map(({ part }) => part))]
  return servings.map((one) => ({ ...one, partId: one.partId ?? -1 - names.indexOf(one.part) }))
}

export async function storeFinalCount(tx: Tx, clientId: number, servings: Serving[]): Promise<void> {
  await tx
    .insert(finalCounts)
    .values({ clientId, servings })
    .onConflictDoUpdate({
      target: [finalCounts.plannerId, finalCounts.clientId],
      set: { servings, at: sql`now()` },
    })
}

export async function deleteFinalCount(tx: Tx, clientId: number): Promise<void> {
  await tx.delete(finalCounts).where(eq(finalCounts.clientId, clientId))
}

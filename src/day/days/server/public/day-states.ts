import { dayVendors, days } from '#day/days/server/table.ts'
import { listDays, listOtherUnpublished, listUnpublished } from '#day/days/server/queries.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** More days than a wedding usually has are on its own tab. */
const mostDays = 3

/** Where the run sheets of a wedding stand. */
export async function listDayStates(tx: Tx, clientId: number) {
  const found = (await listDays(tx, clientId)).slice(0, mostDays)
  if (found.length === 0) return []
  const confirmations = await tx
    .select({
      dayId: dayVendors.dayId,
      vendors: sql<number>`count(*)::int`,
      confirmed: sql<number>`count(*) filter (where ${dayVendors.confirmedVersion} >= ${dayVendors.changedIn})::int`,
    })
    .from(dayVendors)
    .innerJoin(days, sql`${days.plannerId} = ${dayVendors.plannerId} and ${days.id} = ${dayVendors.dayId}`)
    .where(eq(days.clientId, clientId))
    .groupBy(dayVendors.dayId)
  return Promise.all(
    found.map(async ({ id, name, date, itemCount, version }) => {
      const isPublished = version > 0
      const [changes, others] = isPublished
        ? await Promise.all([listUnpublished(tx, id), listOtherUnpublished(tx, id)])
        : [[], []]
      const { vendors = 0, confirmed = 0 } = confirmations.find(({ dayId }) => dayId === id) ?? {}
      return {
        id,
        name,
        date,
        items: itemCount,
        version,
        unpublished: changes.length + others.length,
        vendors,
        confirmed,
      }
    }),
  )
}

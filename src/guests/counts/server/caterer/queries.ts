import type { Serving } from '#guests/counts/contract/count-guests.ts'
import { catererViews, type SeenServing } from '#guests/counts/server/table.ts'
import { withPartIds } from '#guests/counts/server/queries.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import { asc, eq, isNull, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { planners } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { links } from '#weddings/links/server/table.ts'

// Row security leaves the wedding of the caller's link, its parts, and what was seen by this link.

export async function servingsForCaterer(tx: Tx): Promise<Serving[]> {
  const { rows } = await tx.execute<Serving>(sql`
    select guest_id as "guestId", part_id as "partId", name, age, attending, meal, dietary, access
    from caterer_servings() order by guest_id, part_id`)
  return rows
}

export async function finalCountForCaterer(tx: Tx): Promise<{ at: string; servings: Serving[] } | undefined> {
  const { rows } = await tx.execute<{ at: string; servings: Serving[] }>(
    sql`select to_json(at) #>> '{}' as at, servings from caterer_final_count()`,
  )
  return rows[0] && { ...rows[0], servings: withPartIds(rows[0].servings) }
}

const partsOfCaller = preparedSelect(
  { id: parts.id, name: parts.name, daysAfter: parts.daysAfter, time: parts.time, meals: parts.meals },
  (select) => select.from(parts).orderBy(asc(parts.daysAfter), sql`${parts.time} nulls last`, asc(parts.id)),
)
export const partsForCaterer = (tx: Tx) => partsOfCaller(tx)

const weddingOfCaller = preparedSelect({ weddingDate: clients.weddingDate, timeZone: planners.timeZone }, (select) =>
  select.from(clients).innerJoin(planners, eq(planners.id, clients.plannerId)),
)

export async function weddingForCaterer(tx: Tx) {
  const [row] = await weddingOfCaller(tx)
  return row ?? { weddingDate: null, timeZone: 'UTC' }
}

const viewColumns = { at: catererViews.at, changes: catererViews.changes, servings: catererViews.servings }

export async function findView(tx: Tx) {
  const [row] = await tx.select(viewColumns).from(catererViews)
  return row
}

/** What is seen again unchanged keeps its moment, unless it was made final meanwhile. */
export async function storeView(
  tx: Tx,
  { linkId, clientId }: LinkCaller,
  view: { changes: number; servings: SeenServing[] },
  finalAt: string | null,
): Promise<void> {
  const isOther = sql`(${catererViews.servings}, ${catererViews.changes}) is distinct from (excluded.servings, excluded.changes)
    or ${catererViews.at} < ${finalAt}::timestamptz`
  await tx
    .insert(catererViews)
    .values({ linkId, clientId: clientId ?? 0, ...view })
    .onConflictDoUpdate({
      target: [catererViews.plannerId, catererViews.linkId],
      set: { ...view, at: sql`now()` },
      setWhere: isOther,
    })
}

/** Of the links of a wedding that work. */
export const listViews = (tx: Tx, clientId: number) =>
  tx
    .select({ linkId: catererViews.linkId, ...viewColumns })
    .from(catererViews)
    .innerJoin(links, eq(links.id, catererViews.linkId))
    .where(sql`${eq(catererViews.clientId, clientId)} and ${isNull(links.revokedAt)}`)
    .orderBy(asc(catererViews.linkId))

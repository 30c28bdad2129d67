import { createHash } from 'node:crypto'
import type { CatererCounts } from '#guests/counts/contract/caterer/endpoints.ts'
import { changesSince, countParts, partsOfFinal, type Serving } from '#guests/counts/contract/count-guests.ts'
import * as queries from '#guests/counts/server/caterer/queries.ts'
import type { SeenServing } from '#guests/counts/server/table.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { readOwnLink } from '#weddings/links/server/public.ts'

type CountedParts = Parameters<typeof countParts>[1]

const seenOf = (servings: readonly Serving[]): SeenServing[] =>
  servings
    .filter(({ attending }) => attending)
    .map(({ guestId, partId, age, attending, meal, dietary, access }) => ({
      guestId,
      partId,
      age,
      attending,
      meal,
      dietary,
      access,
    }))

/** How much has changed since a caterer has seen the counts. */
export function changesSinceSeen(seen: readonly SeenServing[], now: readonly Serving[], parts: CountedParts): number {
  const named = seen.map((one) => ({ ...one, name: '' }))
  const gone = [...new Set(seen.map(({ partId }) => partId))]
    .filter((id) => !parts.some((part) => part.id === id))
    .map((id) => ({ id, name: '', meals: [] }))
  return changesSince(named, now, [...parts, ...gone]).length
}

async function countsOf(tx: Tx) {
  const [now, parts, final] = [
    await queries.servingsForCaterer(tx),
    await queries.partsForCaterer(tx),
    await queries.finalCountForCaterer(tx),
  ]
  const finalParts = partsOfFinal(final?.servings ?? [], parts)
  const changes = final ? changesSince(final.servings, now, finalParts) : []
  return { now, parts, final, finalParts, changes }
}

/** Tells counts from others. */
const markOf = ({ now, final }: Awaited<ReturnType<typeof countsOf>>): string =>
  createHash('sha256')
    .update(JSON.stringify([seenOf(now), final?.at]))
    .digest('hex')
    .slice(0, 16)

/** With a mark, by which the form of the page says which counts it showed. */
export type ShownCounts = CatererCounts & { mark: string }

/** The counts for whoever has a caterer's link. */
export const readForCaterer = async (tx: Tx): Promise<ShownCounts> => shownOf(tx, await countsOf(tx))

async function shownOf(tx: Tx, counts: Awaited<ReturnType<typeof countsOf>>): Promise<ShownCounts> {
  const { now, parts, final, finalParts, changes } = counts
  const { label, studio, language, region, colors, couple } = await readOwnLink(tx)
  const { weddingDate, timeZone } = await queries.weddingForCaterer(tx)
  const seen = await queries.findView(tx)
  const counted = countParts(now, parts)
  return {
    mark: markOf(counts),
    couple: couple ?? refuse('not-found'),
    studio,
    label,
    language,
    region,
    colors,
    timeZone,
    parts: parts.map(({ daysAfter, time }, at) => ({
      ...counted[at]!,
      date: weddingDate && addDays(weddingDate, daysAfter),
      time,
    })),
    final: final ? { at: final.at, parts: countParts(final.servings, finalParts), changes } : null,
    seen: seen ? { at: seen.at, changes: seen.changes, since: changesSinceSeen(seen.servings, now, parts) } : null,
  }
}

/** Notes that the counts were seen as they are now; with the mark of what was shown, only if nothing has changed since. */
export async function noteSeen(tx: Tx, who: LinkCaller, shown?: string): Promise<ShownCounts> {
  const counts = await countsOf(tx)
  if (shown === undefined || shown === markOf(counts))
    await queries.storeView(
      tx,
      who,
      { changes: counts.changes.length, servings: seenOf(counts.now) },
      counts.final?.at ?? null,
    )
  return shownOf(tx, counts)
}

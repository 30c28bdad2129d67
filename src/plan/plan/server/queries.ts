import type { Conflict } from '#plan/plan/contract/endpoints.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, eq, inArray, ne, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { firmStatuses } from '#weddings/vendors/contract/vendor-choices.ts'
import { clientVendors, vendors } from '#weddings/vendors/server/table.ts'
import { events } from '#planning/events/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/**
 * Locks the wedding, so that two planners who move it do so one after the other. `isNewer` says that it was changed
 * while this call waited for the other one.
 */
export async function lockWedding(tx: Tx, id: number): Promise<{ weddingDate: string | null; isNewer: boolean }> {
  const version = async (lock: boolean) => {
    const { rows } = await tx.execute<{ weddingDate: string | null; version: string }>(
      sql`select wedding_date as "weddingDate", xmin::text as version from clients where id = ${id} ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] ?? refuse('not-found')
  }
  const before = await version(false)
  const after = await version(true)
  return { weddingDate: after.weddingDate, isNewer: before.version !== after.version }
}

export async function setWeddingDate(tx: Tx, id: number, date: string | null): Promise<void> {
  await tx.update(clients).set({ weddingDate: date }).where(eq(clients.id, id))
}

/** Other weddings, their vendors that are booked for this one too, and the studio's events, on this date. */
export async function listConflicts(tx: Tx, clientId: number, date: string): Promise<Conflict[]> {
  const [weddings, booked, others] = await Promise.all([
    tx
      .select({ id: clients.id, title: clientName })
      .from(clients)
      .where(and(eq(clients.weddingDate, date), ne(clients.id, clientId))),
    listBookedVendors(tx, clientId, date),
    tx
      .select({
        id: events.id,
        clientId: events.clientId,
        title: sql<string>`concat_ws(', ', ${events.title}, ${clientName})`,
        time: events.time,
      })
      .from(events)
      .leftJoin(clients, ofItsCouple(events))
      .where(and(eq(events.date, date), sql`${events.clientId} is distinct from ${clientId}`))
      .orderBy(sql`${events.time} nulls first`, events.id),
  ])
  return [
    ...weddings.map(({ id, title }) => ({ kind: 'wedding' as const, id, clientId: id, title, time: null })),
    ...booked.map((vendor) => ({ kind: 'vendor' as const, ...vendor, time: null })),
    ...others.map((event) => ({ kind: 'event' as const, ...event })),
  ]
}

/** Parts in the weddings on this date of vendors that are booked for this wedding too. */
function listBookedVendors(tx: Tx, clientId: number, date: string) {
  const isFirm = inArray(clientVendors.status, firmStatuses)
  const own = tx
    .select({ vendorId: clientVendors.vendorId })
    .from(clientVendors)
    .where(and(eq(clientVendors.clientId, clientId), isFirm))
  return tx
    .select({
      id: clientVendors.id,
      clientId: clientVendors.clientId,
      title: sql<string>`${vendors.name} || ', ' || ${clientName}`,
    })
    .from(clientVendors)
    .innerJoin(clients, ofItsCouple(clientVendors))
    .innerJoin(vendors, eq(vendors.id, clientVendors.vendorId))
    .where(and(eq(clients.weddingDate, date), ne(clients.id, clientId), isFirm, inArray(clientVendors.vendorId, own)))
    .orderBy(vendors.name, clientVendors.id)
}

import type { ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** These couples, locked until the end of the transaction; refuses if one of them is missing. */
export async function lockCouples(tx: Tx, given: readonly number[]) {
  const ids = [...new Set(given)]
  const { id, email, status, isActivated, archivedAt } = clients
  const couples = await tx
    .select({ id, email, status, isActivated, archivedAt })
    .from(clients)
    .where(inArray(id, ids))
    .orderBy(id)
    .for('no key update')
  return couples.length === ids.length ? couples : refuse('not-found')
}

/** Those of them that have not activated their portal. */
export const lockWaiting = async (tx: Tx, ids: readonly number[]) =>
  (await lockCouples(tx, ids)).filter(({ isActivated }) => !isActivated)

export async function changeStatus(tx: Tx, ids: readonly number[], status: ClientStatus): Promise<void> {
  await tx
    .update(clients)
    .set({ status })
    .where(inArray(clients.id, [...ids]))
}

export async function setArchived(tx: Tx, ids: readonly number[], archived: boolean): Promise<void> {
  await tx
    .update(clients)
    .set({ archivedAt: archived ? sql`now()` : null })
    .where(inArray(clients.id, [...ids]))
}

/** Of couples that come back, those to whom mail would go at once: news, what vendors were not told, and invoices that are due. Who comes back within the hour was archived by mistake. */
export async function listWithMailWaiting(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.id from clients c
    where c.id = any(${sql.param(ids)}::int[]) and c.archived_at < now() - interval '1 hour' and (
      exists (select from notices n where n.client_id = c.id and n.settled_at is null)
      or exists (select from day_vendors v where v.client_id = c.id and v.told_version < v.changed_in)
      or exists (select from invoices i where i.client_id = c.id and i.status in ('Sent', 'Partially Paid', 'Overdue') and i.due_date is not null))
    order by c.id`)
  return rows.map(({ id }) => id)
}

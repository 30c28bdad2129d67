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

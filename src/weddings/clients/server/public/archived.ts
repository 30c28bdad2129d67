import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { clients } from '#weddings/clients/server/table.ts'

/** For rows with a `client_id`: their couple, if they have one, is not archived. */
export const ofNoArchived = sql`not exists (select from clients a where a.id = client_id and a.archived_at is not null)`

/** For a couple `c`: there is still something to do for it. */
export const isUnderway = sql`(c.status <> 'completed' and c.archived_at is null)`

export async function isArchived(tx: Tx, clientId: number): Promise<boolean> {
  const [row] = await tx.select({ at: clients.archivedAt }).from(clients).where(eq(clients.id, clientId))
  return typeof row?.at === 'string'
}

import { record } from '#studio/audit/server/public/record.ts'
import { refuseSharedLogin } from '#weddings/clients/server/public/login.ts'
import { desc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { restoreWedding } from '#weddings/trash/server/queries.ts'
import { deletedWeddings } from '#weddings/trash/server/table.ts'

/** Returns the id under which it lies in the trash. */
export async function deleteWedding(tx: Tx, clientId: number): Promise<number> {
  const { rows } = await tx.execute<{ done: boolean }>(sql`select delete_wedding(${clientId}) as done`)
  if (!rows[0]?.done) refuse('not-found')
  const { id, weddingId } = deletedWeddings
  const [row] = await tx.select({ id }).from(deletedWeddings).where(eq(weddingId, clientId)).orderBy(desc(id)).limit(1)
  return row?.id ?? refuse('not-found')
}

/** Brings a wedding back from the trash, and returns the couple's id, which is the original one. */
export async function bringBack(tx: Tx, plannerId: number, id: number): Promise<number> {
  const { weddingId, email, isActivated } = deletedWeddings
  const [deleted] = await tx
    .select({ weddingId, email, isActivated })
    .from(deletedWeddings)
    .where(eq(deletedWeddings.id, id))
  if (!deleted) return refuse('not-found')
  if (deleted.isActivated) await refuseSharedLogin(tx, deleted.email, deleted.weddingId, plannerId)
  const restored = await restoreWedding(tx, id)
  await record(tx, 'couple-restored', { weddingId: restored })
  return restored
}

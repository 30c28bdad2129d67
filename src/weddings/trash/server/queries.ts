import { coupleNames } from '#platform/contract/names.ts'
import type { DeletedClient } from '#weddings/trash/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { desc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { deletedWeddings } from '#weddings/trash/server/table.ts'

const shown = {
  id: deletedWeddings.id,
  partnerOneName: deletedWeddings.partnerOneName,
  partnerTwoName: deletedWeddings.partnerTwoName,
  weddingDate: deletedWeddings.weddingDate,
  deletedAt: deletedWeddings.deletedAt,
}

export function listDeleted(tx: Tx): Promise<DeletedClient[]> {
  return tx.select(shown).from(deletedWeddings).orderBy(desc(deletedWeddings.id))
}

/** Returns the couple's id, which is the original one. */
export async function restoreWedding(tx: Tx, id: number): Promise<number> {
  const { rows } = await tx.execute<{ client: number | null }>(sql`select restore_wedding(${id}) as client`)
  return rows[0]?.client ?? refuse('not-found')
}

/** Deletes permanently, and returns what it was. Jobs remove the files. */
export async function purgeWedding(tx: Tx, id: number) {
  const [row] = await tx.delete(deletedWeddings).where(eq(deletedWeddings.id, id)).returning({
    partnerOneName: deletedWeddings.partnerOneName,
    partnerTwoName: deletedWeddings.partnerTwoName,
    counts: deletedWeddings.counts,
    fileKeys: deletedWeddings.fileKeys,
    plannerId: deletedWeddings.plannerId,
    weddingId: deletedWeddings.weddingId,
  })
  if (!row) return refuse('not-found')
  for (const key of row.fileKeys) await enqueue(tx, removeFile, { key })
  await record(tx, 'couple-purged', { plannerId: row.plannerId, weddingId: row.weddingId })
  return { names: coupleNames(row), counts: { ...row.counts, files: row.fileKeys.length } }
}

/** Ids of weddings whose retention period is over. */
export async function listOutlived(tx: Tx, days: number): Promise<number[]> {
  const rows = await tx
    .select({ id: deletedWeddings.id })
    .from(deletedWeddings)
    .where(sql`${deletedWeddings.deletedAt} < now() - ${`${days} days`}::interval`)
  return rows.map(({ id }) => id)
}

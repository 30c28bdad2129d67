import type { StudioExport } from '#exchange/exports/contract/endpoints.ts'
import { planners } from '#studio/studios/server/table.ts'
import { and, desc, eq, inArray, lt, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { exports } from '#exchange/exports/server/table.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import type { StoredFile } from '#platform/server/files/store.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

const shown = {
  id: exports.id,
  clientId: exports.weddingId,
  state: exports.state,
  progress: exports.progress,
  size: exports.size,
  createdAt: exports.createdAt,
  endsAt: exports.endsAt,
}
const isKept = sql`${exports.endsAt} > now()`

export function listExports(tx: Tx): Promise<StudioExport[]> {
  return tx.select(shown).from(exports).where(isKept).orderBy(desc(exports.id))
}

export async function findExport(tx: Tx, id: number): Promise<StudioExport & { fileKey: string | null }> {
  const [row] = await tx
    .select({ ...shown, fileKey: exports.fileKey })
    .from(exports)
    .where(and(eq(exports.id, id), isKept))
  return row ?? refuse('not-found')
}

/** Undefined if one is being made already. */
export async function addExport(tx: Tx, weddingId: number | undefined): Promise<number | undefined> {
  const [row] = await tx.insert(exports).values({ weddingId }).onConflictDoNothing().returning({ id: exports.id })
  return row?.id
}

/** Undefined if it was made or given up already. */
export async function beginExport(tx: Tx, id: number) {
  const [row] = await tx
    .update(exports)
    .set({ state: 'running', progress: 0 })
    .where(and(eq(exports.id, id), inArray(exports.state, ['waiting', 'running'])))
    .returning({ plannerId: exports.plannerId, clientId: exports.weddingId })
  return row
}

export async function noteProgress(tx: Tx, id: number, progress: number): Promise<void> {
  await tx.update(exports).set({ progress }).where(eq(exports.id, id))
}

/** Whom to tell; undefined if the export is gone. */
export async function finishExport(tx: Tx, id: number, { key, size }: StoredFile) {
  const [row] = await tx
    .update(exports)
    .set({ state: 'done', progress: 100, fileKey: key, size, endsAt: sql`now() + interval '1 day'` })
    .from(planners)
    .where(and(eq(exports.id, id), eq(exports.state, 'running'), eq(planners.id, exports.plannerId)))
    .returning({ name: planners.name, email: planners.email })
  return row
}

export async function failExport(tx: Tx, id: number): Promise<void> {
  await tx.update(exports).set({ state: 'failed' }).where(eq(exports.id, id))
}

/** Deletes the exports whose day is over. Jobs remove their files. */
export async function forgetExports(tx: Tx): Promise<void> {
  const gone = await tx
    .delete(exports)
    .where(lt(exports.endsAt, sql`now()`))
    .returning({ key: exports.fileKey })
  for (const { key } of gone) if (key) await enqueue(tx, removeFile, { key })
}

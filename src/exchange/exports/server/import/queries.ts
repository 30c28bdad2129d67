import type { StudioImport } from '#exchange/exports/contract/endpoints.ts'
import { and, desc, eq, inArray, sql } from '#platform/server/db/drizzle.ts'
import type { AboutTable } from '#platform/server/db/about.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { imports } from '#exchange/exports/server/table.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

const shown = {
  id: imports.id,
  state: imports.state,
  progress: imports.progress,
  problem: imports.problem,
  createdAt: imports.createdAt,
}

export async function findLatest(tx: Tx): Promise<StudioImport | null> {
  const [row] = await tx.select(shown).from(imports).orderBy(desc(imports.id)).limit(1)
  return row ?? null
}

/** Undefined if one is being made already. */
export async function addImport(tx: Tx, fileKey: string): Promise<number | undefined> {
  const [row] = await tx.insert(imports).values({ fileKey }).onConflictDoNothing().returning({ id: imports.id })
  return row?.id
}

const isOpen = inArray(imports.state, ['waiting', 'running'])

/** Undefined if it was made or has failed already. */
export async function beginImport(tx: Tx, id: number) {
  const [row] = await tx
    .update(imports)
    .set({ state: 'running', progress: 0 })
    .where(and(eq(imports.id, id), isOpen))
    .returning({ plannerId: imports.plannerId, fileKey: imports.fileKey })
  return row
}

export async function noteProgress(tx: Tx, id: number, progress: number): Promise<void> {
  await tx.update(imports).set({ progress }).where(eq(imports.id, id))
}

/** Removes the upload. False if the studio is gone. */
export async function endImport(
  tx: Tx,
  { id, fileKey }: { id: number; fileKey: string },
  problem: string | null = null,
): Promise<boolean> {
  await enqueue(tx, removeFile, { key: fileKey })
  const ended = await tx
    .update(imports)
    .set({ state: problem === null ? 'done' : 'failed', progress: 100, problem, fileKey: null })
    .where(and(eq(imports.id, id), isOpen))
    .returning({ id: imports.id })
  return ended.length > 0
}

/** Waits for a transaction that is about to say so. */
export async function isDone(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, id)).for('update')
  return row?.state === 'done'
}

/** What the studio has of its own that would be mixed with imported rows, in words. */
export async function listInTheWay(tx: Tx, tables: readonly AboutTable[], plannerId: number): Promise<string[]> {
  const found = tables.flatMap(({ table, inTheWay }) =>
    inTheWay
      ? [
          sql`select ${inTheWay}::text as words where exists (select from ${sql.identifier(table)} where planner_id = ${plannerId})`,
        ]
      : [],
  )
  const { rows } = await tx.execute<{ words: string }>(sql.join(found, sql` union all `))
  return rows.map(({ words }) => words)
}

/** Locks the row of the studio against new references to it, so that nothing is added after this. */
export async function lockEmpty(tx: Tx, tables: readonly AboutTable[], plannerId: number): Promise<string[]> {
  await tx.execute(sql`select from planners where id = ${plannerId} for update`)
  return listInTheWay(tx, tables, plannerId)
}

export async function makeThumbnails(tx: Tx, plannerId: number): Promise<void> {
  await tx.execute(sql`
    select enqueue('make-thumbnail', json_build_object('documentId', id))
    from documents where planner_id = ${plannerId} and file_key is not null`)
}

import { type AnyPgColumn, eq, type PgTable } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Deletes the row with this id; refuses if the caller sees none. */
export async function deleteRow(tx: Tx, table: PgTable & { id: AnyPgColumn }, id: number): Promise<void> {
  const rows = await tx.delete(table).where(eq(table.id, id)).returning({ id: table.id })
  if (rows.length === 0) refuse('not-found')
}

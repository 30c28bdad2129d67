import { type AnyPgColumn, eq, type PgTable } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Keeps others from changing the row with this id until the end of the transaction; refuses if the caller sees none. */
export async function lockRow(tx: Tx, table: PgTable & { id: AnyPgColumn }, id: number): Promise<void> {
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
  if (rows.length === 0) refuse('not-found')
}

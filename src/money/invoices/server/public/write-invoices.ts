import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { invoices } from '#money/invoices/server/table.ts'

/** Reads and locks the row until this transaction ends. */
export async function lockInvoice(tx: Tx, id: number) {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  return row ?? refuse('not-found')
}

/** The studio's next number, locked until this transaction ends. */
export async function takeNumber(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select take_invoice_number() as number`)
  return rows[0]?.number ?? refuse('busy')
}

export async function insertInvoice(tx: Tx, values: typeof invoices.$inferInsert): Promise<number> {
  const [row] = await tx.insert(invoices).values(values).returning({ id: invoices.id })
  return row?.id ?? refuse('not-found')
}

export async function changeInvoice(tx: Tx, id: number, change: Partial<typeof invoices.$inferInsert>): Promise<void> {
  await tx
    .update(invoices)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(invoices.id, id))
}

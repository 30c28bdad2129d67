import { mostParts, type Part } from '#guests/guests/contract/parts/endpoints.ts'
import { shownPart } from '#guests/guests/server/public/parts.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'

export async function findPart(tx: Tx, id: number): Promise<Part> {
  const [row] = await tx.select(shownPart).from(parts).where(eq(parts.id, id))
  return row ?? refuse('not-found')
}

export const lockPart = (tx: Tx, id: number): Promise<void> => lockRow(tx, parts, id)

type Values = Partial<typeof parts.$inferInsert>

export async function insertPart(tx: Tx, values: Values & { clientId: number; name: string }): Promise<Part> {
  const [found] = await tx
    .select({ here: sql<number>`count(*)::int` })
    .from(parts)
    .where(eq(parts.clientId, values.clientId))
  if (found && found.here >= mostParts) refuse('invalid', { message: msg('A wedding has at most twenty parts.') })
  const [row] = await tx.insert(parts).values(values).returning(shownPart)
  return row ?? refuse('not-found')
}

export async function changePart(tx: Tx, id: number, change: Values): Promise<Part> {
  const values = given(change)
  if (Object.keys(values).length > 0) await tx.update(parts).set(values).where(eq(parts.id, id))
  return findPart(tx, id)
}

export const deletePart = (tx: Tx, id: number): Promise<void> => deleteRow(tx, parts, id)

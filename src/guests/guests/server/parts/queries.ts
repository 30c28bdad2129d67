import { mostParts, type Part } from '#guests/guests/contract/parts/endpoints.ts'
import { shownPart } from '#guests/guests/server/public/parts.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { and, eq, ne, sql } from '#platform/server/db/drizzle.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'

export async function findPart(tx: Tx, id: number): Promise<Part> {
  const [row] = await tx.select(shownPart).from(parts).where(eq(parts.id, id))
  return row ?? refuse('not-found')
}

export const lockPart = (tx: Tx, id: number): Promise<void> => lockRow(tx, parts, id)

/** Lists of guests name the parts by their names. */
async function refuseSameName(tx: Tx, clientId: number, name: string, own = 0): Promise<void> {
  const isSame = sql`lower(${parts.name}) = lower(${name})`
  const [found] = await tx
    .select({ id: parts.id })
    .from(parts)
    .where(and(eq(parts.clientId, clientId), ne(parts.id, own), isSame))
    .limit(1)
  if (found) refuseField('name', msg('There is already a part with this name.'))
}

type Values = Partial<typeof parts.$inferInsert>

export async function insertPart(tx: Tx, values: Values & { clientId: number; name: string }): Promise<Part> {
  const [found] = await tx
    .select({ here: sql<number>`count(*)::int` })
    .from(parts)
    .where(eq(parts.clientId, values.clientId))
  if (found && found.here >= mostParts) refuse('invalid', { message: msg('A wedding has at most twenty parts.') })
  await refuseSameName(tx, values.clientId, values.name)
  const [row] = await tx.insert(parts).values(values).returning(shownPart)
  return row ?? refuse('not-found')
}

export async function changePart(tx: Tx, id: number, change: Values): Promise<Part> {
  const values = given(change)
  if (values.name) await refuseSameName(tx, (await findPart(tx, id)).clientId, values.name, id)
  if (Object.keys(values).length > 0) await tx.update(parts).set(values).where(eq(parts.id, id))
  return findPart(tx, id)
}

export const deletePart = (tx: Tx, id: number): Promise<void> => deleteRow(tx, parts, id)

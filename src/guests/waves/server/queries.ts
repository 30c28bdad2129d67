import { envelopes } from '#guests/guests/server/table.ts'
import { and, eq, isNotNull } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** The envelopes that declined and in whose place another is invited. */
export async function listReplaced(tx: Tx, clientId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ id: envelopes.insteadOf })
    .from(envelopes)
    .where(and(eq(envelopes.clientId, clientId), eq(envelopes.list, 'A'), isNotNull(envelopes.insteadOf)))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Two tabs that invite in place of one envelope wait for each other. */
export async function lockDeclined(tx: Tx, id: number, clientId: number): Promise<void> {
  const [row] = await tx
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(eq(envelopes.id, id), eq(envelopes.clientId, clientId)))
    .for('no key update')
  if (!row) refuse('not-found')
}

/** False if somebody else has moved it meanwhile. */
export async function moveToListA(tx: Tx, id: number, declinedId: number): Promise<boolean> {
  const moved = await tx
    .update(envelopes)
    .set({ list: 'A', insteadOf: declinedId })
    .where(and(eq(envelopes.id, id), eq(envelopes.list, 'B')))
    .returning({ id: envelopes.id })
  return moved.length > 0
}

import { guestName } from '#guests/guests/contract/envelope-name.ts'
import { guestColumns } from '#guests/guests/server/columns.ts'
import { envelopes, guests } from '#guests/guests/server/table.ts'
import { changeRows } from '#platform/server/db/change-rows.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { and, eq, inArray, isNull, sql } from '#platform/server/db/drizzle.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'

export type EnvelopeValues = Partial<Omit<typeof envelopes.$inferInsert, 'id' | 'plannerId'>>
export type GuestValues = Partial<Omit<typeof guests.$inferInsert, 'id' | 'plannerId'>>

export const lockEnvelope = (tx: Tx, id: number): Promise<void> => lockRow(tx, envelopes, id)

/** Keeps others from changing any envelope of a wedding until the end of the transaction. */
export async function lockEnvelopesOf(tx: Tx, clientId: number): Promise<void> {
  await tx
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(eq(envelopes.clientId, clientId))
    .orderBy(envelopes.id)
    .for('no key update')
}

export async function changeEnvelope(tx: Tx, id: number, change: EnvelopeValues): Promise<void> {
  const values = given(change)
  if (Object.keys(values).length > 0) await tx.update(envelopes).set(values).where(eq(envelopes.id, id))
}

/** Changes many at once. */
export const changeEnvelopes = (tx: Tx, changes: readonly { id: number; values: EnvelopeValues }[]): Promise<void> =>
  changeRows(tx, envelopes, changes)
export const changeGuests = (tx: Tx, changes: readonly { id: number; values: GuestValues }[]): Promise<void> =>
  changeRows(tx, guests, changes)

/** Notes that a reply on paper is the latest answer of an envelope. */
export async function noteReply(tx: Tx, id: number): Promise<void> {
  await tx
    .update(envelopes)
    .set({ answeredAt: sql`now()`, paperAt: sql`now()` })
    .where(eq(envelopes.id, id))
}

export const deleteEnvelope = (tx: Tx, id: number): Promise<void> => deleteRow(tx, envelopes, id)

const located = { ...guestColumns, clientId: guests.clientId }

export async function findGuest(tx: Tx, id: number) {
  const [row] = await tx.select(located).from(guests).where(eq(guests.id, id))
  return row ?? refuse('not-found')
}

export async function changeGuest(tx: Tx, id: number, change: GuestValues): Promise<void> {
  const values = given(change)
  if (Object.keys(values).length > 0) await tx.update(guests).set(values).where(eq(guests.id, id))
}

export async function deleteGuests(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(guests).where(inArray(guests.id, [...ids]))
}

/** Those of these guests that are in the wedding. */
export const guestsOfWedding = (tx: Tx, clientId: number, ids: readonly number[]) =>
  tx
    .select({ id: guests.id, envelopeId: guests.envelopeId })
    .from(guests)
    .where(and(eq(guests.clientId, clientId), inArray(guests.id, [...ids])))

/** The seats of an envelope that nobody is named for, those with the fewest answers first. */
export const unnamedSeatsOf = (tx: Tx, envelopeId: number) =>
  tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.envelopeId, envelopeId), isNull(guests.firstName), isNull(guests.lastName)))
    .orderBy(
      sql`(select count(attending) from guest_answers a where a.guest_id = ${guests.id})`,
      sql`${guests.seat} desc nulls first`,
    )

/** The number of a seat that is added to an envelope. */
export async function nextSeatOf(tx: Tx, envelopeId: number): Promise<number> {
  const [found] = await tx
    .select({ next: sql<number>`coalesce(max(${guests.seat}), 0) + 1` })
    .from(guests)
    .where(eq(guests.envelopeId, envelopeId))
  return found?.next ?? 1
}

/** Refuses a guest who has lost the name; a seat without one counts in its envelope. */
export async function refuseUnnamed(tx: Tx, id: number): Promise<void> {
  const guest = await findGuest(tx, id)
  if (!guestName(guest) && guest.seat === null) refuseField('firstName', msg('Please enter a name.'))
}

/** Takes back what the couple has changed in one call; no rows if it may not. */
export async function undoOfCouple(tx: Tx, batch: number): Promise<{ subject: string; kept: boolean }[]> {
  const { rows } = await tx.execute<{ subject: string; kept: boolean }>(
    sql`select subject, kept from undo_couples_change(${batch}::int)`,
  )
  return rows
}

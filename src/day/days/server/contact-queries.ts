import type { Contact } from '#day/days/contract/day-records.ts'
import { and, eq } from '#platform/server/db/drizzle.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { contact } from '#day/days/server/queries.ts'
import { dayContacts } from '#day/days/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const isContact = (dayId: number, id: number) => and(eq(dayContacts.dayId, dayId), eq(dayContacts.id, id))

export async function insertContact(tx: Tx, values: typeof dayContacts.$inferInsert): Promise<Contact> {
  const [row] = await tx.insert(dayContacts).values(blankToNull(values)).returning(contact)
  return row ?? refuse('not-found')
}

/** The contact, which nobody else changes until the end of the transaction. */
export async function lockContact(tx: Tx, dayId: number, id: number): Promise<Contact> {
  const [row] = await tx.select(contact).from(dayContacts).where(isContact(dayId, id)).for('no key update')
  return row ?? refuse('not-found')
}

type Change = { [Field in keyof Contact]?: Contact[Field] | undefined }

export async function changeContact(tx: Tx, dayId: number, id: number, change: Change): Promise<Contact> {
  const [row] = await tx
    .update(dayContacts)
    .set({ ...blankToNull(change), dayId })
    .where(isContact(dayId, id))
    .returning(contact)
  return row ?? refuse('not-found')
}

export async function deleteContact(tx: Tx, dayId: number, id: number): Promise<void> {
  const rows = await tx.delete(dayContacts).where(isContact(dayId, id)).returning({ id: dayContacts.id })
  if (rows.length === 0) refuse('not-found')
}

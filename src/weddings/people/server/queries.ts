import type { Person } from '#weddings/people/contract/endpoints.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { eq } from '#platform/server/db/drizzle.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { people } from '#weddings/people/server/table.ts'

export const shown = {
  id: people.id,
  clientId: people.clientId,
  role: people.role,
  name: people.name,
  relation: people.relation,
  email: people.email,
  phone: people.phone,
  languageNote: people.languageNote,
  language: people.language,
  access: people.access,
  rhythm: people.rhythm,
  invitedAt: people.invitedAt,
  lastSeenAt: people.lastSeenAt,
}

export async function findPerson(tx: Tx, id: number): Promise<Person> {
  const [row] = await tx.select(shown).from(people).where(eq(people.id, id))
  return row ?? refuse('not-found')
}

/** Keeps others from changing the person until the end of the transaction. */
export const lockPerson = (tx: Tx, id: number): Promise<void> => lockRow(tx, people, id)

type PersonValues = Partial<typeof people.$inferInsert>

export async function insertPerson(tx: Tx, values: typeof people.$inferInsert): Promise<Person> {
  const [row] = await tx.insert(people).values(values).returning(shown)
  return row ?? refuse('not-found')
}

export async function changePerson(tx: Tx, id: number, change: PersonValues): Promise<Person> {
  if (Object.keys(given(change)).length === 0) return findPerson(tx, id)
  const [row] = await tx.update(people).set(change).where(eq(people.id, id)).returning(shown)
  return row ?? refuse('not-found')
}

export async function chooseLanguage(tx: Tx, id: number, language: Language): Promise<void> {
  await tx.update(people).set({ language }).where(eq(people.id, id))
}

export async function deletePerson(tx: Tx, id: number): Promise<void> {
  const rows = await tx.delete(people).where(eq(people.id, id)).returning({ id: people.id })
  if (rows.length === 0) refuse('not-found')
}

import type { Note } from '#talk/notes/contract/endpoints.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { currentMember } from '#platform/server/db/tenancy/rights.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { notes } from '#talk/notes/server/table.ts'

const shown = {
  id: notes.id,
  clientId: notes.clientId,
  text: notes.text,
  byName: notes.byName,
  isOwn: sql<boolean>`${notes.memberId} is not distinct from ${sql.raw(currentMember)}`,
  createdAt: notes.createdAt,
}

const ofWedding = preparedSelect(shown, (select) =>
  select
    .from(notes)
    .where(eq(notes.clientId, sql.placeholder('clientId')))
    .orderBy(asc(notes.id)),
)

export const listNotes = (tx: Tx, clientId: number): Promise<Note[]> => ofWedding(tx, { clientId })

export const countNotes = (tx: Tx, clientId: number): Promise<number> => tx.$count(notes, eq(notes.clientId, clientId))

type NewNote = { clientId: number; text: string; memberId: number | null; byName: string }

export async function insertNote(tx: Tx, values: NewNote): Promise<Note> {
  const [row] = await tx.insert(notes).values(values).returning(shown)
  return row ?? refuse('not-found')
}

export async function findNote(tx: Tx, id: number): Promise<Note> {
  const [row] = await tx.select(shown).from(notes).where(eq(notes.id, id))
  return row ?? refuse('not-found')
}

export const deleteNote = (tx: Tx, id: number): Promise<void> => deleteRow(tx, notes, id)

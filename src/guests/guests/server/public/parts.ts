import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import type { DatedTable } from '#platform/server/db/dated-rows.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

/** Columns that the couple's role may read too. */
export const shownPart = {
  id: parts.id,
  clientId: parts.clientId,
  name: parts.name,
  daysAfter: parts.daysAfter,
  time: parts.time,
  place: parts.place,
  meals: parts.meals,
  invitesAll: parts.invitesAll,
  deadline: parts.dueDate,
  deadlineOffset: parts.offset,
}

const ofWedding = preparedSelect(shownPart, (select) =>
  select
    .from(parts)
    .where(eq(parts.clientId, sql.placeholder('clientId')))
    .orderBy(asc(parts.id)),
)

export const listParts = (tx: Tx, clientId: number): Promise<Part[]> => ofWedding(tx, { clientId })

/** The deadlines for answers follow the wedding's date. */
export const datedParts: DatedTable = {
  table: parts,
  date: parts.dueDate,
  dateColumn: 'due_date',
  title: sql`${parts.name}`,
  isSettled: sql`false`,
  isShown: sql`true`,
}

import { and, eq, isNull, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { templates } from '#plan/templates/server/table.ts'

export const summary = {
  id: templates.id,
  name: templates.name,
  description: templates.description,
  revision: templates.revision,
  updatedAt: templates.updatedAt,
}

export const allColumns = { ...summary, rows: templates.rows }
export const isKept = isNull(templates.deletedAt)

const oneById = preparedSelect(allColumns, (select) =>
  select.from(templates).where(and(eq(templates.id, sql.placeholder('id')), isKept)),
)

export async function findTemplate(tx: Tx, id: number) {
  const [row] = await oneById(tx, { id })
  return row ?? refuse('not-found')
}

import { columnTypes as types } from '#platform/server/db/column-types.ts'
import {
  drizzle,
  fillPlaceholders,
  type NodePgDatabase,
  type PgSelectBuilder,
  type SelectedFields,
} from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Built<Row> = { toSQL: () => { sql: string; params: unknown[] }; _: { result: Row[]; selectedFields: unknown } }

let statements = 0
const builder = drizzle.mock({ casing: 'snake_case' })

/**
 * SQL that is built when it is first used, and prepared once per connection. Frequent reads and writes use it: building and
 * planning them for every request costs more than running them.
 */
export function statement<Row>(fields: Record<string, unknown>, build: (query: NodePgDatabase) => Built<Row>) {
  const name = `larkspur_${(statements += 1)}`
  const names = Object.keys(fields)
  const toRow = (values: unknown[]) => {
    const row: Record<string, unknown> = {}
    names.forEach((field, index) => (row[field] = values[index]))
    return row as Row
  }
  let built: { sql: string; params: unknown[] } | undefined
  return async (tx: Tx, given: Record<string, unknown> = {}): Promise<Row[]> => {
    const { sql: text, params } = (built ??= build(builder).toSQL())
    const values = fillPlaceholders(params, given)
    const { rows } = await tx.$client.query<unknown[]>({ name, text, values, rowMode: 'array', types })
    return rows.map(toRow)
  }
}

/** A select of these fields that is prepared once per connection. */
export const preparedSelect = <Fields extends SelectedFields, Row>(
  fields: Fields,
  build: (select: PgSelectBuilder<Fields>) => Built<Row>,
) => statement(fields, (query) => build(query.select(fields)))

/** Removes fields that were not given, so that column defaults apply. */
export function given<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>
}

import { drizzle, fillPlaceholders, type NodePgDatabase } from '#server/db/drizzle.ts'
import { lineUnder, type Tx } from '#server/db/pool.ts'
import type { Value } from '#server/db/batch.ts'
import { question, type Rows } from '#server/db/rows.ts'

type Built<Row> = { toSQL: () => { sql: string; params: unknown[] }; _: { result: Row[]; selectedFields: unknown } }

/** For a write that is all that its call does. What is asked afterwards is another transaction, of the same caller. */
export function alone(tx: Tx): Tx {
  lineUnder(tx).alone()
  return tx
}

let statements = 0
const builder = drizzle.mock({ casing: 'snake_case' })

/**
 * SQL that is built once and prepared once a connection. What a page opens with is read by one of these: building and
 * planning it anew for every request costs more than running it.
 */
export function statement<Row>(fields: Record<string, unknown>, build: (query: NodePgDatabase) => Built<Row>) {
  const { sql, params } = build(builder).toSQL()
  const asked = question(String((statements += 1)), sql, Object.keys(fields))
  return (tx: Tx, values: Record<string, unknown> = {}): Promise<Rows<Row>> =>
    lineUnder(tx).ask<Row>(asked, fillPlaceholders(params, values) as Value[])
}

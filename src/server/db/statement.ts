import type { CustomTypesConfig } from 'pg'
import pg from 'pg'
import {
  drizzle,
  fillPlaceholders,
  type NodePgDatabase,
  type PgSelectBuilder,
  type SelectedFields,
} from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { transactionOf } from '#server/db/transaction.ts'

type Built<Row> = { toSQL: () => { sql: string; params: unknown[] }; _: { result: Row[]; selectedFields: unknown } }

const { BOOL, BYTEA, FLOAT4, FLOAT8, INT2, INT4, JSON: json, JSONB, TIMESTAMPTZ } = pg.types.builtins

/** PostgreSQL's timestamp in UTC, 2026-11-21 02:32:58.62+00, as 2026-11-21T02:32:58.620Z. */
const isoMoment = (text: string) =>
  `${text.slice(0, 10)}T${text.slice(11, -3).padEnd(12, text.length > 22 ? '0' : '.000')}Z`

const asText = (text: string) => text
const parsers = new Map<number, (text: string) => unknown>([
  [BOOL, (text) => text === 't'],
  [BYTEA, (text) => Buffer.from(text.slice(2), 'hex')],
  [INT2, Number],
  [INT4, Number],
  [FLOAT4, Number],
  [FLOAT8, Number],
  [json, JSON.parse],
  [JSONB, JSON.parse],
  [TIMESTAMPTZ, isoMoment],
])
const types: CustomTypesConfig = { getTypeParser: (type: number) => parsers.get(type) ?? asText }

/** Makes rows with these names from arrays of values; all rows share one hidden class, which V8 handles fastest. */
function rowMaker(names: readonly string[]): (values: unknown[]) => unknown {
  const fields = names.map((name, index) => `${JSON.stringify(name)}: values[${index}]`)
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the names are those of our own code
  return new Function('values', `return { ${fields.join()} }`) as (values: unknown[]) => unknown
}

let statements = 0
const builder = drizzle.mock({ casing: 'snake_case' })

/**
 * SQL that is built when it is first used, and prepared once per connection. Frequent reads and writes use it: building and
 * planning them for every request costs more than running them.
 */
export function statement<Row>(fields: Record<string, unknown>, build: (query: NodePgDatabase) => Built<Row>) {
  const name = `larkspur_${(statements += 1)}`
  const prepare = () => ({
    ...build(builder).toSQL(),
    toRow: rowMaker(Object.keys(fields)) as (values: unknown[]) => Row,
  })
  let prepared: ReturnType<typeof prepare> | undefined
  return async (tx: Tx, given: Record<string, unknown> = {}): Promise<Row[]> => {
    const { sql: text, params, toRow } = (prepared ??= prepare())
    const values = fillPlaceholders(params, given)
    const { rows } = await transactionOf(tx).query<unknown[]>({ name, text, values, rowMode: 'array', types })
    return rows.map(toRow)
  }
}

/** The same for a select of these fields. */
export const preparedSelect = <Fields extends SelectedFields, Row>(
  fields: Fields,
  build: (select: PgSelectBuilder<Fields>) => Built<Row>,
) => statement(fields, (query) => build(query.select(fields)))

/** Removes fields that were not given, so that column defaults apply. */
export function given<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>
}

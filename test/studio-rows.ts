import type { Pool } from '#platform/server/db/pool.ts'

type Rows = Record<string, unknown[]>
type Known = { snapshot: string; plannerId: number; rows: Rows }

const known = new WeakMap<Pool, Known>()
const questions = new WeakMap<Pool, string>()

/** All tables with rows of studios, read from the catalogue. */
export async function studioTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'planner_id' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** All rows of a studio, as one comparable value; read again only if something has been written since the last call. */
export async function everythingOf(pool: Pool, plannerId: number): Promise<Rows> {
  const snapshot = await snapshotOf(pool)
  const before = known.get(pool)
  if (before?.snapshot === snapshot && before.plannerId === plannerId) return before.rows
  const question = questions.get(pool) ?? (await questionFor(pool))
  questions.set(pool, question)
  // It has a name so that each connection plans its seventy tables only a few times.
  const named = { name: 'everything of a studio', text: question, values: [plannerId] }
  const answer = await pool.query<{ table: string; rows: unknown[] }>(named)
  const rows = Object.fromEntries(answer.rows.map((row) => [row.table, row.rows]))
  known.set(pool, { snapshot, plannerId, rows })
  return rows
}

/** Differs after each transaction that writes, and while one is under way. */
async function snapshotOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return rows[0]?.snapshot ?? ''
}

async function questionFor(pool: Pool): Promise<string> {
  const rowsIn = (table: string, column: string) =>
    `select '${table}' as table,
      (select coalesce(json_agg(t order by t::text), '[]') from ${table} t where ${column} = $1) as rows`
  const tables = await studioTables(pool)
  const ofStudios = tables.map((table) => rowsIn(table, 'planner_id'))
  return [...ofStudios, rowsIn('planners', 'id')].join(' union all ')
}

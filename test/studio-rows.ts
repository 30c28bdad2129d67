import type { Pool } from '#server/db/pool.ts'

/** All tables with rows of studios, read from the catalogue. */
export async function studioTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'planner_id' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** All rows of a studio, as one comparable value. */
export async function everythingOf(pool: Pool, plannerId: number): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const table of await studioTables(pool)) {
    const { rows } = await pool.query(`select * from ${table} t where planner_id = $1 order by t::text`, [plannerId])
    all[table] = rows
  }
  all.planners = (await pool.query('select * from planners where id = $1', [plannerId])).rows
  return all
}

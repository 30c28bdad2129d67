import type { Pool } from '#server/db/pool.ts'

/** Every table that holds rows of studios, asked of the database itself. */
export async function studioTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'planner_id' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** All that a studio owns, as one value that can be compared. */
export async function everythingOf(pool: Pool, plannerId: number): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const table of await studioTables(pool)) {
    const { rows } = await pool.query(`select * from ${table} t where planner_id = $1 order by t::text`, [plannerId])
    all[table] = rows
  }
  all.planners = (await pool.query('select * from planners where id = $1', [plannerId])).rows
  return all
}

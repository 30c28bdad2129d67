import type { ClientBase } from 'pg'

export async function reachesPosition(client: ClientBase, position: string): Promise<boolean> {
  const { rows } = await client.query<{ reaches: boolean }>(
    'select pg_current_wal_insert_lsn() >= $1::pg_lsn as reaches',
    [position],
  )
  return rows[0]!.reaches
}

/** Reads all columns of every row, those that are stored apart too. */
export async function countRows(client: ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`)
  let count = 0
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(hashtext(whole::text))::int as count from ${name} as whole`,
    )
    count += rows[0]!.count
  }
  return count
}

import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Row } from '#platform/server/db/about.ts'

/** The ids are taken from the table's sequence, so that no other row gets them. */
export async function newIds(tx: Tx, table: string, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`,
  )
  return rows.map(({ id }) => id)
}

/** Triggers that write history, news and totals leave moved rows alone, as they do with restored couples. */
export async function beginMove(tx: Tx, plannerId: number): Promise<void> {
  await tx.execute(
    sql`select set_config('app.planner', ${String(plannerId)}, true), set_config('app.moves', 'on', true)`,
  )
}

export async function emptyTable(tx: Tx, table: string, plannerId: number): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)} where planner_id = ${plannerId}`)
}

/** All rows have these columns, and get secrets that nobody knows. */
type Into = { table: string; columns: readonly string[]; secrets: readonly string[] }

export async function insertRows(tx: Tx, { table, columns, secrets }: Into, rows: readonly Row[]): Promise<void> {
  const names = [...columns, ...secrets].map((name) => sql.identifier(name))
  const values = [
    ...columns.map((name) => sql`r.${sql.identifier(name)}`),
    ...secrets.map(() => sql`sha256(convert_to(gen_random_uuid()::text, 'UTF8'))`),
  ]
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb) r`)
}

export async function changePlanner(tx: Tx, plannerId: number, columns: readonly string[], row: Row): Promise<void> {
  const set = columns.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`)
  await tx.execute(sql`
    update planners p set templates_given = true${set.length > 0 ? sql`, ${sql.join(set, sql`, `)}` : sql``}
    from jsonb_populate_record(null::planners, ${JSON.stringify(row)}::jsonb) r where p.id = ${plannerId}`)
}

/** Exports of versions that noted only that a message was read say nothing of who read it: everybody did. */
export async function noteReaders(tx: Tx, plannerId: number): Promise<void> {
  await tx.execute(sql`
    update messages m set read_by = (select coalesce(array_agg(p.id), '{}') from people p
      where p.planner_id = m.planner_id and p.client_id = m.client_id)
    where m.planner_id = ${plannerId} and m.read and m.sender = 'planner' and m.read_by = '{}'`)
}

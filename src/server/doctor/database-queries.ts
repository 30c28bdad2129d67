import type pg from 'pg'

export type DatabaseState = {
  hasSchema: boolean
  /** Of the database's clock, in milliseconds since 1970. */
  now: number
  synchronous: boolean
  keepsWrites: boolean
  vacuums: boolean
  connections: number
}

export async function readState(connection: pg.Client): Promise<DatabaseState> {
  const { rows } = await connection.query<DatabaseState>(`
    select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('graphile_worker._private_jobs') is not null as "hasSchema",
      extract(epoch from clock_timestamp())::float * 1000 as now,
      current_setting('synchronous_commit') <> 'off' as synchronous,
      current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on' as "keepsWrites",
      current_setting('autovacuum') = 'on' as vacuums,
      current_setting('max_connections')::int as connections`)
  return rows[0] as DatabaseState
}

export type SchemaState = {
  migrations: number
  /** Tables of studios without row security. */
  open: string[]
}

export async function readSchema(connection: pg.Client): Promise<SchemaState> {
  const { rows } = await connection.query<SchemaState>(`
    select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select coalesce(array_agg(c.relname::text order by c.relname), '{}') from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
          and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'planner_id' and not a.attisdropped)) as open`)
  return rows[0] as SchemaState
}

import type pg from 'pg'

export type DatabaseState = {
  hasSchema: boolean
  /** The time of the database's clock, in milliseconds since 1970. */
  now: number
  synchronous: boolean
  keepsWrites: boolean
  vacuums: boolean
  connections: number
  encoding: string
}

export async function readState(connection: pg.Client): Promise<DatabaseState> {
  const { rows } = await connection.query<DatabaseState>(`
    select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('graphile_worker.jobs') is not null as "hasSchema",
      extract(epoch from clock_timestamp())::float * 1000 as now,
      current_setting('synchronous_commit') <> 'off' as synchronous,
      current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on' as "keepsWrites",
      current_setting('autovacuum') = 'on' as vacuums,
      current_setting('max_connections')::int as connections,
      current_setting('server_encoding') as encoding`)
  return rows[0] as DatabaseState
}

type SchemaState = {
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

/** Mails that have been tried and wait, while none was sent in this time. */
type SilentMails = { count: number; minutes: number; reason: string | null }

export async function readSilentMails(connection: pg.Client, minutes: number): Promise<SilentMails> {
  const { rows } = await connection.query<SilentMails>(
    `select count(*)::int as count, coalesce(extract(epoch from now() - min(j.created_at)) / 60, 0)::int as minutes,
      (array_agg(j.last_error order by j.updated_at desc))[1] as reason
    from graphile_worker.jobs j
    where j.task_identifier = 'mail' and j.attempts between 1 and j.max_attempts - 1
      and j.created_at < now() - make_interval(mins => $1)
      and not exists (select from sent_mails where sent_at > now() - make_interval(mins => $1))`,
    [minutes],
  )
  return rows[0] as SilentMails
}

/** The addresses of the newest studios. */
export async function listRecipients(connection: pg.Client, most: number): Promise<string[]> {
  const { rows } = await connection.query<{ email: string }>(
    'select email from planners where email_verified order by id desc limit $1',
    [most],
  )
  return rows.map(({ email }) => email)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '#platform/server/db/open.ts'
import { admin } from '#test/admin.ts'
import { clientFor, inDatabase, template } from '#test/cluster.ts'
import { waitingJobs } from '#test/queue.ts'
import { unique } from '#test/server.ts'

const old = `larkspur_${unique()}`
const address = inDatabase(inject('cluster'), old)
/** A dump of the schema that the joined migrations had made; compressed, because it is never edited. */
const before = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../../../test/before-the-squash.sql.gz')),
).toString()
/** When the last of the migrations was made that are joined now. */
const lastBefore = 1795370283773

beforeAll(() => admin(`create database ${old}`))
afterAll(() => admin(`drop database ${old}`))

/** All that a schema consists of, one line each. */
const parts = `
  select 'column ' || c.oid::regclass || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || a.attnotnull::text || a.attidentity::text
    || a.attgenerated::text || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') || coalesce(' ' || (select string_agg(x::text, ' ' order by x::text) from unnest(a.attacl) x), '') as part
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all select 'table ' || oid::regclass || relrowsecurity::text || relforcerowsecurity::text || coalesce((select string_agg(x::text, ' ' order by x::text) from unnest(relacl) x), '')
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'policy ' || concat_ws(' ', tablename, policyname, permissive, roles::text, cmd, qual, with_check) from pg_policies where schemaname = 'public'
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
    and t.tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select 'function ' || pg_get_functiondef(p.oid) || coalesce((select string_agg(x::text, ' ' order by x::text) from unnest(p.proacl) x), '')
    from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'default ' || defaclobjtype::text || defaclacl::text from pg_default_acl where defaclnamespace = 'public'::regnamespace`

async function partsOf(database: string): Promise<string[]> {
  const connection = clientFor(inDatabase(inject('cluster'), database))
  await connection.connect()
  const { rows } = await connection.query<{ part: string }>(parts).finally(() => connection.end())
  return rows.map(({ part }) => part.replaceAll(/\s+/g, ' ')).toSorted()
}

it('the joined migrations create the same schema as the earlier ones, and keep the rows of a database at the last of those', async () => {
  const connection = clientFor(address)
  await connection.connect()
  await connection.query('create extension pg_trgm; create extension unaccent; create extension btree_gin')
  await connection.query(before)
  await connection.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('the last', ${lastBefore})`)
  await connection.query(`
    insert into planners (username, name, email, password_hash, email_verified) values
      ('paula', 'Paula', 'paula@example.com', 'x', true), ('peter', 'Peter', 'peter@example.com', 'x', false);
    insert into clients (planner_id, partner_one_name, email)
      select id, 'Zoë', 'zoe@example.com' from planners where email_verified;
    insert into tasks (planner_id, client_id, title) select planner_id, id, 'Book the florist' from clients;
    insert into deleted_weddings (planner_id, wedding_id, partner_one_name, email, is_activated, rows)
      select planner_id, id, 'Ada', 'ada@example.com', false, jsonb_build_object('tasks', tasks) from clients,
        lateral (select jsonb_agg(t) as tasks from tasks t where t.client_id = clients.id) kept
      union all select planner_id, id, 'Eve', 'eve@example.com', false, '{"clients": []}' from clients`)
  const opened = await openDatabase(address, 1)
  const { rows } = await connection.query(
    'select c.search_text as client, t.search_text as task from clients c, tasks t',
  )
  const visible = await connection.query(`select visible_to_couple as task,
    (select rows -> 'tasks' -> 0 -> 'visible_to_couple' from deleted_weddings where partner_one_name = 'Ada') as deleted from tasks`)
  expect(visible.rows).toEqual([{ task: true, deleted: true }])
  const enqueued = await connection.query(
    `select task_identifier as name, (select email from planners where id = (payload ->> 'plannerId')::int) as planner
      from ${waitingJobs} join graphile_worker.jobs using (id)`,
  )
  expect(enqueued.rows).toEqual([{ name: 'give-templates', planner: 'paula@example.com' }])
  await opened.close()
  await connection.end()
  expect(rows).toEqual([{ client: ' zoe zoe@example.com', task: ' book the florist' }])
  const [kept, made] = [await partsOf(old), await partsOf(template)]
  expect(made.length).toBeGreaterThan(500)
  expect(kept).toEqual(made)
})

it('a function is defined again if its file has changed, and no other is', async () => {
  const connection = clientFor(address)
  await connection.connect()
  for (const name of ['studio_today', 'local_time']) await connection.query(`alter function ${name} volatile`)
  await connection.query(`update drizzle.functions set hash = 'of an older text' where name = 'studio_today.sql'`)
  await (await openDatabase(address, 1)).close()
  const { rows } = await connection.query(
    `select proname as name, provolatile::text as kind from pg_proc where proname in ('studio_today', 'local_time') order by 1`,
  )
  await connection.end()
  expect(rows).toEqual([
    { name: 'local_time', kind: 'v' },
    { name: 'studio_today', kind: 's' },
  ])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#platform/server/db/open.ts'
import { checkLogs } from '#studio/audit/server/public/check-logs.ts'
import { auditKeyOf } from '#studio/audit/server/seal.ts'
import { admin } from '#test/admin.ts'
import { clientFor, inDatabase, template } from '#test/cluster.ts'
import { installationSecret, openTestServer, unique, type Caller, type TestServer } from '#test/server.ts'

const old = `larkspur_${unique()}`
const address = inDatabase(inject('cluster'), old)
/** What the demo wrote with the last version that no later one has to open; it is never edited. */
const studio = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../../../test/studio-before-0.2.0.sql.gz')),
).toString()

beforeAll(async () => {
  await admin(`create database ${old}`)
  await run(studio)
  await (await openDatabase(address, 1)).close()
})
afterAll(() => admin(`drop database ${old}`))

async function withConnection<T>(work: (connection: pg.Client) => Promise<T>, database = old): Promise<T> {
  const connection = clientFor(inDatabase(inject('cluster'), database))
  await connection.connect()
  return work(connection).finally(() => connection.end())
}

const run = (sql: string, database?: string) =>
  withConnection((connection) => connection.query<Record<string, string>>(sql), database)

/** All that a schema consists of, one line each. */
const parts = `
  select 'column ' || c.oid::regclass || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || a.attnotnull::text || a.attidentity::text
    || a.attgenerated::text || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') || coalesce(' ' || (select string_agg(x::text, ' ' order by x::text) from unnest(a.attacl) x), '') as part
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all select 'table ' || oid::regclass || relrowsecurity::text || relforcerowsecurity::text || coalesce((select string_agg(x::text, ' ' order by x::text) from unnest(coalesce(relacl, acldefault('r', relowner))) x), '')
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'policy ' || concat_ws(' ', tablename, policyname, permissive, roles::text, cmd, qual, with_check) from pg_policies where schemaname = 'public'
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
    and t.tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select 'function ' || pg_get_functiondef(p.oid) || coalesce((select string_agg(x::text, ' ' order by x::text) from unnest(coalesce(p.proacl, acldefault('f', p.proowner))) x), '')
    from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'default ' || defaclobjtype::text || defaclacl::text from pg_default_acl where defaclnamespace = 'public'::regnamespace`

async function partsOf(database: string): Promise<string[]> {
  const { rows } = await run(parts, database)
  return rows.map(({ part = '' }) => part.replaceAll(/\s+/g, ' ')).toSorted()
}

it('a migrated database has the schema of a new one', async () => {
  const [migrated, made] = [await partsOf(old), await partsOf(template)]
  expect(made.length).toBeGreaterThan(500)
  expect(migrated).toEqual(made)
})

describe('a migrated database', () => {
  let server: TestServer
  let rosa: Caller
  beforeAll(async () => {
    server = await openTestServer({ database: old })
    rosa = server.visitor()
    await rosa.post('/api/auth/login', { email: 'rosa@larkspur.example', password: 'larkspur' })
  })
  afterAll(() => server.close())

  it.each([
    ['clients', 12],
    ['vendors', 13],
    ['tasks', 128],
    ['events', 49],
    ['invoices', 13],
    ['documents', 13],
    ['members', 3],
    ['clients/1/days', 2],
    ['clients/1/messages', 6],
    ['search?q=florist', 5],
  ])('serves its owner %s', async (list, count) => {
    expect((await rosa.get(`/api/${list}`)).body).toHaveLength(count)
  })

  it.each([
    ['tasks', 8],
    ['invoices', 4],
    ['messages', 6],
    ['published-days', 2],
  ])('serves a couple its %s', async (list, count) => {
    const emma = server.visitor()
    await emma.post('/api/client-login', { email: 'emma@couple.example', password: 'our-wedding' })
    expect((await emma.get(`/api/clients/1/${list}`)).body).toHaveLength(count)
  })

  it('restores a wedding that was deleted before', async () => {
    const restored = await rosa.post('/api/deleted-clients/1/restore')
    expect(restored).toMatchObject({ status: 200, body: { partnerOneName: 'Ada' } })
    expect((await rosa.get(`/api/clients/${restored.body.id}/tasks`)).body).toMatchObject([
      { title: 'Book the florist' },
    ])
  })

  it('has a whole audit log', async () => {
    const key = auditKeyOf(installationSecret)
    const checked = await withConnection((connection) => checkLogs(connection, key, new Map()))
    expect(checked).toMatchObject({ studios: 1, problems: [] })
  })
})

it('a function is defined again if its file has changed, and no other is', async () => {
  for (const name of ['studio_today', 'local_time']) await run(`alter function ${name} volatile`)
  await run(`update drizzle.functions set hash = 'of an older text' where name = 'studio_today.sql'`)
  await (await openDatabase(address, 1)).close()
  const { rows } = await run(
    `select proname as name, provolatile::text as kind from pg_proc where proname in ('studio_today', 'local_time') order by 1`,
  )
  expect(rows).toEqual([
    { name: 'local_time', kind: 'v' },
    { name: 'studio_today', kind: 's' },
  ])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '#app/server/tables.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** 'select title on tasks', as the tables say. */
const declared = (role: 'couple' | 'link') =>
  tables.flatMap((about) =>
    Object.entries(about[role] ?? {}).flatMap(([what, columns]) =>
      (columns === 'all' ? ['all'] : columns).map((column) => `${what} ${column} on ${about.table}`),
    ),
  )

it.each(['couple', 'link'] as const)('the role %s has exactly the grants that the tables say', async (role) => {
  const { rows } = await server.database.pool.query<{ granted: string }>(
    `
    select lower(g.privilege_type) || ' all on ' || c.relname as granted
      from pg_class c, lateral aclexplode(c.relacl) g
      where c.relnamespace = 'public'::regnamespace and g.grantee = $1::regrole
    union all
    select lower(g.privilege_type) || ' ' || a.attname || ' on ' || c.relname
      from pg_class c join pg_attribute a on a.attrelid = c.oid, lateral aclexplode(a.attacl) g
      where c.relnamespace = 'public'::regnamespace and g.grantee = $1::regrole`,
    [roles[role]],
  )
  expect(rows).not.toEqual([])
  expect(declared(role).sort()).toEqual(rows.map(({ granted }) => granted).sort())
})

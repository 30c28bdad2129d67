import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Grants } from '#platform/server/db/tenancy/grants.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

function inDatabase(table: Grants['table'], key: string): string {
  const column = getTableColumns(table)[key]
  return column && !column.keyAsName ? column.name : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** 'select title on tasks', as declared beside the tables. */
async function declared(role: Grants['role']): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../../..')
  const modules = await Promise.all(
    globSync('**/server/**/table.ts', { cwd: folder }).map(
      (path) => import(pathToFileURL(join(folder, path)).href) as Promise<object>,
    ),
  )
  return modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value) => value instanceof Grants)
    .filter((grants) => grants.role === role)
    .flatMap(({ table, may }) =>
      Object.entries(may).flatMap(([what, columns]) =>
        (columns === 'all' ? ['all'] : columns.map((key) => inDatabase(table, key))).map(
          (column) => `${what} ${column} on ${getTableName(table)}`,
        ),
      ),
    )
}

it.each(['couple', 'link'] as const)('the role %s has exactly the grants declared beside the tables', async (role) => {
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
  expect((await declared(role)).sort()).toEqual(rows.map(({ granted }) => granted).sort())
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSystem } from '#platform/server/db/as-system.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import { DatabaseLost } from '#platform/server/db/failure.ts'
import { openPool, type Address } from '#platform/server/db/pool.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

function asUrl(address: Address): URL {
  if (typeof address === 'string') return new URL(address)
  const { host, port, user, password, database } = address
  const url = new URL(`postgres://${user}:${password}@localhost:${port}/${database}`)
  url.searchParams.set('host', host)
  return url
}

it('keeps the options of the address and adds its own', async () => {
  const url = asUrl(server.database.address)
  url.searchParams.set('options', '-c work_mem=5MB')
  const pool = openPool(url.href, { max: 1, role: undefined })
  const shown = async (setting: string) => (await pool.query<object>(`show ${setting}`)).rows[0]
  expect(await shown('work_mem')).toEqual({ work_mem: '5MB' })
  expect(await shown('timezone')).toEqual({ TimeZone: 'UTC' })
  await pool.end()
})

it('a transaction that the database ended because nothing was asked for long is lost', async () => {
  // The database says so with this code, and the connection may seem to be open still.
  const ended = sql`do $$ begin raise exception 'idle-in-transaction timeout' using errcode = '25P03'; end $$`
  await expect(asSystem(server.database.pool, (tx) => tx.execute(ended))).rejects.toThrow(DatabaseLost)
})

import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releasedOnce } from '#platform/server/jobs/released-once.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('returns a connection to the pool once, though it is released twice', async () => {
  const { ownerPool } = server.database
  const pool = releasedOnce(ownerPool)
  const held = await new Promise<{ connection: PoolClient; release: () => void }>((resolve, reject) => {
    pool.connect((error, connection, release) => (connection ? resolve({ connection, release }) : reject(error)))
  })
  expect((await held.connection.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  held.release()
  const { idleCount } = ownerPool
  held.release()
  expect(pool.idleCount).toBe(idleCount)
  const connection = await pool.connect()
  connection.release()
  expect(pool.idleCount).toBe(idleCount)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyone } from '#platform/server/db/callers.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { loggedError } from '#platform/server/foundation/logged-error.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('the log of a failed statement has its text and what PostgreSQL says, without its values', async () => {
  const secret = 'first line\n    at the second line of ingrid@example.com'
  const failing = within(server.database.pool, anyone, (tx) =>
    tx.execute(sql`select ${secret}::text from missing_table`),
  )
  const error: unknown = await failing.catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('ingrid@example.com')
  const logged = loggedError(error)
  expect(JSON.stringify(logged)).not.toContain('ingrid')
  expect(logged).toMatchObject({
    message: 'Failed query: select $1::text from missing_table',
    stack: expect.stringContaining('logged-error.test.ts'),
    cause: { code: '42P01', message: 'relation "missing_table" does not exist' },
  })
})

it('the log of other errors has their message, their frames, and their causes', () => {
  const cause = Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' })
  expect(loggedError(new Error('The bucket is gone', { cause }))).toMatchObject({
    type: 'Error',
    message: 'The bucket is gone',
    cause: { type: 'TypeError', message: 'fetch failed', code: 'ECONNREFUSED' },
  })
  expect(loggedError('a text')).toEqual({ message: 'a text' })
})

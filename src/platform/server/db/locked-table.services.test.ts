import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientFor } from '#test/cluster.ts'
import { openTestServer, password, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

it('a locked table keeps connections only from requests that need it', async () => {
  const client = await planner.addClient()
  const operator = clientFor(server.database.address)
  await operator.connect()
  await operator.query('begin')
  await operator.query('lock table tasks in access exclusive mode')
  const waiting = async () => {
    const { rows } = await operator.query<{ count: number }>(
      `select count(*)::int as count from pg_locks where not granted and relation = 'tasks'::regclass`,
    )
    return rows[0]!.count
  }

  const needing = ['/api/tasks', `/api/clients/${client.id}/tasks`].flatMap((path) =>
    Array.from({ length: 15 }, () => planner.get(path)),
  )
  await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(1)
  const counts: number[] = []
  const statuses: number[] = []
  for (let round = 0; round < 6; round += 1) {
    counts.push(await waiting())
    const others = await Promise.all([
      planner.get('/api/vendors'),
      planner.get('/login', { headers: { accept: 'text/html' } }),
      server.visitor().post('/api/auth/login', { email: planner.email, password }),
      server.visitor().get('/readyz'),
    ])
    statuses.push(...others.map(({ status }) => status))
  }
  const refused = await Promise.all(needing)
  await operator.query('rollback')
  await operator.end()

  expect(Math.max(...counts)).toBeLessThan(server.database.pool.options.max)
  // Without a build there are no pages, but their first data is queried all the same.
  expect(new Set(statuses)).toEqual(new Set([200, ...(statuses[1] === 404 ? [404] : [])]))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect((await planner.get('/api/tasks')).status).toBe(200)
})

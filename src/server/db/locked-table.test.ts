import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientFor } from '#test/cluster.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

async function timed(call: () => Promise<{ status: number }>) {
  const at = performance.now()
  const { status } = await call()
  return { status, seconds: (performance.now() - at) / 1000 }
}

it('a locked table delays only requests that need it', async () => {
  const client = await planner.addClient()
  const operator = clientFor(server.database.address)
  await operator.connect()
  await operator.query('begin')
  await operator.query('lock table tasks in access exclusive mode')

  const waves = ['/api/tasks', `/api/clients/${client.id}/tasks`].flatMap((path) =>
    Array.from({ length: 15 }, () => timed(() => planner.get(path))),
  )
  const others: Awaited<ReturnType<typeof timed>>[] = []
  for (let round = 0; round < 6; round += 1) {
    others.push(
      ...(await Promise.all([
        timed(() => planner.get('/api/vendors')),
        timed(() => planner.get('/login', { headers: { accept: 'text/html' } })),
        timed(() => server.visitor().post('/api/auth/login', { email: planner.email, password: 'a-good-password' })),
        timed(() => server.visitor().get('/readyz')),
      ])),
    )
  }
  const waited = await Promise.all(waves)
  await operator.query('rollback')
  await operator.end()

  // Without a build there are no pages, but their first data is queried all the same.
  expect(new Set(others.map(({ status }) => status))).toEqual(
    new Set([200, ...(others[1]?.status === 404 ? [404] : [])]),
  )
  expect(Math.max(...others.map(({ seconds }) => seconds))).toBeLessThan(1.5)
  expect(new Set(waited.map(({ status }) => status))).toEqual(new Set([503]))
  expect(Math.max(...waited.map(({ seconds }) => seconds))).toBeLessThan(4)
  expect((await planner.get('/api/tasks')).status).toBe(200)
})

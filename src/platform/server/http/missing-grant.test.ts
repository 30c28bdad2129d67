import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { concerns } from '#app/server/heard-topics.ts'
import { openLive } from '#platform/server/http/live.ts'
import { buildServer } from '#app/server/serve.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Line = { level: number; route: string; err: { message: string } }

it('a missing grant is answered with 403, and the log names what was refused', async () => {
  const planner = await server.planner()
  const lines: Line[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) })
  const live = await openLive(server.database, concerns, () => {})
  const config = { publicUrl: 'http://localhost:3000', trustProxy: [] }
  const app = await buildServer({ config, database: server.database, services: server.jobContext.services, live, log })
  await server.database.ownerPool.query('revoke select on vendors from larkspur_planner')

  const answer = await app.inject({ url: '/api/vendors', cookies: Object.fromEntries(planner.cookies) })
  expect(answer.statusCode).toBe(403)
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([
    { route: '/api/vendors', err: { message: 'permission denied for table vendors' } },
  ])
  await app.close()
  await live.close()
})

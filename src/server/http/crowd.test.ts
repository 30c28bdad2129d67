import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { joinQueue } from '#server/db/crowd.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
const stillWaiting: (() => void)[] = []

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterEach(() => {
  vi.useRealTimers()
  for (const leave of stillWaiting.splice(0)) leave()
})
afterAll(() => server.close())

/** Forty wait, of which those served lately have waited this long: of one caller, or of a caller each. */
function crowd(waitMs: number, callerOf: (number: number) => string = () => 'crowd'): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  const places = Array.from({ length: 40 }, (_, number) => joinQueue(server.database.pool, callerOf(number)))
  vi.advanceTimersByTime(waitMs)
  for (const { leave } of places.splice(20)) leave(true)
  stillWaiting.push(
    ...places.map(
      ({ leave }) =>
        () =>
          leave(false),
    ),
  )
}

const statusesOf = async (count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, () => planner.get('/api/auth/me')))
  return answers.map(({ status }) => status)
}
const login = { email: 'nobody@studio.example', password: 'a-good-password' }

it('refuses who is not in first, then who asks for many things at once, and who asks for one at a time last', async () => {
  expect(await statusesOf(1)).toEqual([200])
  crowd(100)
  expect((await server.visitor().post('/api/auth/login', login)).status).toBe(401)

  crowd(400)
  const refused = await server.visitor().post('/api/auth/login', login)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(await statusesOf(8)).toEqual([200, 200, 200, 200, 200, 200, 503, 503])

  crowd(2500)
  expect(await statusesOf(3)).toEqual([200, 503, 503])
  expect(await statusesOf(1)).toEqual([200])

  crowd(2500, (number) => `caller ${number}`)
  expect(await statusesOf(1)).toEqual([503])
})

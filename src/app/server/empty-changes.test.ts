import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillStudio, urlOfRow } from '#test/full-studio.ts'
import { endpoints } from '#test/samples.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  await fillStudio(server, planner, 'Nothing new')
}, 60_000)
afterAll(() => server.close())

const changes = endpoints.filter(({ method, for: { planner: terms } }) => method === 'PATCH' && terms !== undefined)

describe('a change of nothing', () => {
  it.each(changes.map((endpoint) => [endpoint.route, endpoint] as const))('is no failure: %s', async (_, endpoint) => {
    const { status, body } = await planner.patch(await urlOfRow(server, planner, endpoint), {})
    expect(status, JSON.stringify(body)).toBeLessThan(500)
  })
})

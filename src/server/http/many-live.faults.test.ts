import { get, type ClientRequest } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

const count = 2000
let server: TestServer
let address: string
let planner: PlannerCaller
const channels: ClientRequest[] = []

beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  planner = await server.planner()
})
afterAll(async () => {
  for (const channel of channels) channel.destroy()
  await server.close()
})

/** Opens a live channel, and says when it was told of a couple. */
async function listen(cookie: string): Promise<{ told: Promise<void> }> {
  const opened = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  const channel = get(`${address}/api/live`, { headers: { cookie }, agent: false }, (answer) => {
    if (answer.statusCode === 200) opened.resolve()
    else opened.reject(new Error(`The channel answered ${answer.statusCode}.`))
    answer.on('data', (bytes: Buffer) => bytes.includes('"changed":"clients"') && told.resolve())
    answer.on('error', () => {})
  })
  channel.on('error', opened.reject)
  channels.push(channel)
  await opened.promise
  return { told: told.promise }
}

it('tells two thousand open channels of a change, and serves calls meanwhile', { timeout: 240_000 }, async () => {
  const cookie = [...planner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const told: Promise<void>[] = []
  while (told.length < count) {
    const some = await Promise.all(Array.from({ length: 100 }, () => listen(cookie)))
    told.push(...some.map((one) => one.told))
  }
  expect(told).toHaveLength(count)
  expect(server.database.pool.totalCount).toBeLessThanOrEqual(8)
  await planner.addClient()
  await Promise.all(told)
  expect((await planner.get('/api/clients')).status).toBe(200)
})

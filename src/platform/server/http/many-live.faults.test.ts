import { get, type ClientRequest } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, password, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'

const count = 2000
const ofOneSession = 100
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

/** Another session of the same planner. */
async function signIn(): Promise<string> {
  const caller = server.visitor()
  await caller.post('/api/auth/login', { email: planner.email, password }, { from: randomAddress() })
  return [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

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
  const told: Promise<void>[] = []
  while (told.length < count) {
    const cookie = await signIn()
    const some = await Promise.all(Array.from({ length: ofOneSession }, () => listen(cookie)))
    told.push(...some.map((one) => one.told))
  }
  expect(told).toHaveLength(count)
  expect(server.database.pool.totalCount).toBeLessThanOrEqual(8)
  await planner.addClient()
  await Promise.all(told)
  expect((await planner.get('/api/clients')).status).toBe(200)
})

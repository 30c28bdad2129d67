import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { boundUnreadAnswers } from '#platform/server/http/unread-answers.ts'
import { openTestServer } from '#test/server.ts'

/** More than the network takes from the process while nobody reads. */
const long = Buffer.alloc(12 * 1024 * 1024, 'x')
const longs = (count: number) => count * (long.length + 1000)
const clients: Socket[] = []
let app: FastifyInstance

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  app.server.closeAllConnections()
  await app.close()
})

type Settings = { connectionTimeout?: number; ofConnection?: number; ofAll?: number }

async function listen({ connectionTimeout = 0, ofConnection = longs(100), ofAll = longs(100) }: Settings) {
  app = fastify({ connectionTimeout })
  boundUnreadAnswers(app, { ofConnection, ofAll })
  app.get('/long', async () => long)
  app.get('/after-a-timeout', (_, reply) => once(reply.raw, 'timeout').then(() => 'late'))
  await app.listen({ port: 0, host: '127.0.0.1' })
}

/** Asks on a connection of its own, and reads nothing. */
async function ask({ times = 1, path = '/long', headers = '' } = {}) {
  const connected = once(app.server, 'connection') as Promise<[Socket]>
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause()
  clients.push(client)
  const [atServer] = await connected
  client.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`.repeat(times))
  return { client, ended: once(atServer, 'close') }
}

const begins = async ({ client }: { client: Socket }) => {
  await once(client, 'readable')
  client.pause()
}

/** Reads all that comes until the connection ends, piece by piece with a pause in between. */
async function lengthOf({ client }: { client: Socket }, pause = async () => {}): Promise<number> {
  let length = 0
  client.once('error', () => {})
  for await (const piece of client as AsyncIterable<Buffer>) {
    length += piece.length
    await pause()
  }
  return length
}

it('ends a connection that takes nothing of its answer, and lets one wait that reads little by little', async () => {
  await listen({ connectionTimeout: 2000 })
  const slow = await ask({ headers: 'connection: close\r\n' })
  const still = await ask()
  let isEnded = false
  void still.ended.then(() => (isEnded = true))
  const length = lengthOf(slow, () => (isEnded ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 20))))
  await still.ended
  expect(await length).toBeGreaterThan(long.length)
})

it('does not end a connection whose answer takes longer to make', async () => {
  await listen({ connectionTimeout: 50 })
  const { client } = await ask({ path: '/after-a-timeout' })
  const [answer] = (await once(client.resume(), 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /)
})

it('ends a connection that asks for more and more and reads nothing', async () => {
  await listen({ ofConnection: longs(2) })
  await (
    await ask({ times: 3 })
  ).ended
  const patient = await ask({ times: 2, headers: 'connection: keep-alive\r\n' })
  await begins(patient)
  expect(patient.client.destroyed).toBe(false)
})

it('ends the connection that has been waiting longest when all answers together are too many', async () => {
  await listen({ ofAll: longs(2) })
  const first = await ask({ headers: 'connection: close\r\n' })
  await begins(first)
  const second = await ask({ headers: 'connection: close\r\n' })
  await begins(second)
  const third = await ask({ headers: 'connection: close\r\n' })
  await first.ended
  expect(await lengthOf(second)).toBeGreaterThan(long.length)
  expect(await lengthOf(third)).toBeGreaterThan(long.length)
  // What was read is not counted any more.
  const next = await ask({ headers: 'connection: close\r\n' })
  expect(await lengthOf(next)).toBeGreaterThan(long.length)
})

it('bounds what one connection leaves unread of the lists of a studio', async () => {
  const server = await openTestServer()
  app = server.app
  const planner = await server.planner()
  await server.database.ownerPool.query(
    `insert into clients (planner_id, partner_one_name, email, notes)
     select $1, 'Couple ' || n, n || '@example.com', repeat('word ', 300) from generate_series(1, 300) n`,
    [planner.id],
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const cookie = [...planner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { ended } = await ask({ times: 200, path: '/api/clients', headers: `cookie: ${cookie}\r\n` })
  await ended
  expect((await planner.get('/api/clients')).status).toBe(200)
  clients.splice(0).forEach((client) => client.destroy())
  await server.close()
})

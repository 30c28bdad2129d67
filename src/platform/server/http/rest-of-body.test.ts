import { once } from 'node:events'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  server = await openTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => {
  agent.destroy()
  return server.close()
})

function post(headers: Record<string, string | number> = {}): ClientRequest {
  const { port } = server.app.server.address() as AddressInfo
  const type = { 'content-type': 'application/json' }
  return request({ port, agent, path: '/api/auth/login', method: 'POST', headers: { ...type, ...headers } })
}
async function answerTo(sending: ClientRequest) {
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: await json(response) }
}
const tooLarge = { status: 413, body: { message: expect.any(String) } }

it('a body that is too large is always answered, and the connection stays usable', async () => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(5 * 1024 * 1024) })
  const ports = new Set<number | undefined>()
  for (let round = 0; round < 30; round++) {
    const sending = post(round % 2 ? { 'content-length': body.length } : {})
    sending.end(body)
    expect(await answerTo(sending)).toMatchObject(tooLarge)
    ports.add(sending.socket?.localPort)
  }
  expect(ports.size).toBe(1)
})

it('a body without an end is answered, then cut off', async () => {
  const sending = post()
  const cut = new Promise((resolve) => sending.once('close', resolve))
  sending.on('error', () => {})
  const piece = Buffer.alloc(1024 * 1024, 'x')
  void (async () => {
    while (!sending.destroyed) {
      sending.write(piece)
      await wait(2)
    }
  })()
  expect(await answerTo(sending)).toMatchObject(tooLarge)
  await cut
}, 15_000)

it('a write from another origin is refused once its body has been read', async () => {
  const sending = post({ origin: 'https://evil.example' })
  sending.end(JSON.stringify({ password: 'x'.repeat(900_000) }))
  expect((await answerTo(sending)).status).toBe(403)
})

import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { StoreTrouble } from '#platform/server/files/store.ts'
import { mostHeldDuring } from '#test/memory.ts'
import { openTestServer, type Caller, type TestServer } from '#test/server.ts'

const megabyte = 1024 * 1024
const piece = Buffer.alloc(65_536, '% a comment\n')
const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n'
const tail = '\r\n--x--\r\n'

let server: TestServer
let couple: Caller & { client: Client }

beforeAll(async () => {
  server = await openTestServer()
  couple = await server.couple(await server.planner())
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const documents = async () => (await couple.get(`/api/clients/${couple.client.id}/documents`)).body as { id: number }[]

function open(headers: Record<string, string | number> = {}, caller: Caller = couple): ClientRequest {
  const { port } = server.app.server.address() as AddressInfo
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = `/api/clients/${couple.client.id}/documents`
  const sending = request({
    port,
    path,
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', ...headers },
  })
  sending.on('error', () => {})
  return sending
}

function write(sending: ClientRequest, bytes: Buffer | string): Promise<void> {
  if (sending.write(bytes) || sending.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const goOn = () => {
      sending.off('drain', goOn).off('close', goOn)
      resolve()
    }
    sending.on('drain', goOn).on('close', goOn)
  })
}

async function send(sending: ClientRequest, size: number, pass = (_bytes: number) => {}): Promise<void> {
  await write(sending, head)
  for (let sent = 0; sent < size && !sending.destroyed; sent += piece.length) {
    await write(sending, piece.subarray(0, size - sent))
    pass(piece.length)
  }
  sending.end(tail)
}

const answerTo = async (sending: ClientRequest) => {
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: JSON.parse(await text(response)) as { message: string } }
}

describe('an upload', () => {
  it('that breaks off leaves no row and no bytes', async () => {
    for (const size of [0, 1000, 3 * megabyte]) {
      const sending = open()
      await write(sending, head)
      for (let sent = 0; sent < size; sent += piece.length) await write(sending, piece)
      const closed = new Promise((resolve) => sending.once('close', resolve))
      sending.destroy()
      await closed
    }
    await expect.poll(() => server.storedFiles()).toEqual([])
    expect(await documents()).toEqual([])
  })

  it('with a truncated form is refused, and leaves nothing', async () => {
    for (const body of [
      head,
      '--x\r\n',
      '',
      head + tail.slice(0, 5),
      'no form at all',
      '--x\r\nContent-Disposition: form-data; name="other"; filename="a.pdf"\r\n\r\n%PDF-1.4 and so on' + tail,
    ]) {
      const sending = open({ 'content-length': Buffer.byteLength(body) })
      sending.end(body)
      expect([body, (await answerTo(sending)).status]).toEqual([body, 400])
    }
    const unnamed = open({ 'content-type': 'multipart/form-data' })
    unnamed.end(head + tail)
    expect((await answerTo(unnamed)).status).toBe(400)
    expect(await server.storedFiles()).toEqual([])
  })

  it('with too large a Content-Length is refused before its body', async () => {
    const sending = open({ 'content-length': 12 * megabyte })
    sending.flushHeaders()
    expect(await answerTo(sending)).toMatchObject({
      status: 413,
      body: { message: 'Please choose a file no larger than 10 MB.' },
    })
    sending.destroy()
  })

  it('without an end is refused at the limit, and cut off if it does not stop', async () => {
    const sending = open()
    const answer = answerTo(sending)
    const endless = (async () => {
      await write(sending, head)
      while (!sending.destroyed) {
        await write(sending, piece)
        await wait(1)
      }
    })()
    expect(await answer).toMatchObject({ status: 413, body: { message: 'Please choose a file no larger than 10 MB.' } })
    await endless
    expect(await server.storedFiles()).toEqual([])
  })

  it('without a session is refused before its body', async () => {
    const sending = open({ 'content-length': 5 * megabyte }, server.visitor())
    sending.flushHeaders()
    expect((await answerTo(sending)).status).toBe(401)
    sending.destroy()
  })

  it('into a failing store is not reported as the client’s error', async () => {
    for (const [error, status] of [
      [new StoreTrouble('it is gone'), 503],
      [new Error('the disk is full'), 500],
    ] as const) {
      const failing = new Writable({ write: (_piece, _encoding, done) => done(error) })
      vi.spyOn(server.files, 'put').mockImplementationOnce((bytes) => pipeline(bytes, failing) as Promise<never>)
      const sending = open()
      void send(sending, megabyte)
      expect((await answerTo(sending)).status).toBe(status)
    }
    expect(await server.storedFiles()).toEqual([])
  })

  it('of 10 MB by twenty at once is not buffered in memory', async () => {
    const uploadTwenty = (size: number, pass?: (bytes: number) => void) =>
      Promise.all(
        Array.from({ length: 20 }, async () => {
          const sending = open()
          const answer = answerTo(sending)
          await send(sending, size, pass)
          return answer
        }),
      )
    await uploadTwenty(megabyte)
    const { done: answers, megabytes } = await mostHeldDuring((pass) => uploadTwenty(10 * megabyte - 100, pass))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    // Together the files have 200 MB.
    expect(megabytes).toBeLessThan(40)
  }, 60_000)
})

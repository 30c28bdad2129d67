import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { s3Store } from '#server/files/s3.ts'
import { newKey, StoreTrouble, type FileStore } from '#server/files/store.ts'
import { unlessStalled } from '#server/files/unless-stalled.ts'
import { refusalFor } from '#server/http/refusal-for.ts'

/** A bucket that stops responding, at once or in the middle of a file. */
let bucket: Server
let store: FileStore
const [never, half] = [newKey(), newKey()]

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  bucket = createServer((request, response) => {
    if (request.method === 'HEAD') response.end()
    else if (request.url?.includes(half)) response.writeHead(200, { 'content-length': 2000 }).write('x'.repeat(1000))
  }).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  store = await s3Store({ bucket: 'silent', endpoint, region: undefined }, { waitingRoom: tmpdir() })
})
afterAll(() => {
  vi.unstubAllEnvs()
  bucket.closeAllConnections()
  bucket.close()
})

it(
  'a download from a bucket that does not answer fails within seconds with a clear error',
  { timeout: 15_000 },
  async () => {
    const asked = Date.now()
    const trouble = await store.get(never).catch((error: unknown) => error)
    expect(Date.now() - asked).toBeLessThan(7000)
    expect(trouble).toBeInstanceOf(StoreTrouble)
    expect(refusalFor(trouble)).toMatchObject({
      reason: 'busy',
      message: 'Files cannot be reached at the moment. Please try again.',
    })
  },
)

it('a download that stalls fails within seconds', { timeout: 15_000 }, async () => {
  const asked = Date.now()
  const found = await store.get(half)
  await expect(buffer(found!.bytes)).rejects.toThrow(StoreTrouble)
  expect(Date.now() - asked).toBeLessThan(7000)
})

it('a slow reader still gets the whole file', async () => {
  const read: Buffer[] = []
  const bytes = unlessStalled(Readable.from([Buffer.from('one'), Buffer.from('two')]), 50)
  for await (const piece of bytes) {
    read.push(piece as Buffer)
    await pause(120)
  }
  expect(Buffer.concat(read).toString()).toBe('onetwo')
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { s3Store } from '#platform/server/files/s3.ts'
import { newKey, StoreTrouble, type FileStore } from '#platform/server/files/store.ts'
import { refusalFor } from '#platform/server/http/refusal-for.ts'

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

it('a download from a bucket that does not answer fails with a clear error', { timeout: 60_000 }, async () => {
  const trouble = await store.get(never).catch((error: unknown) => error)
  expect(trouble).toBeInstanceOf(StoreTrouble)
  expect(refusalFor(trouble)).toMatchObject({
    reason: 'busy',
    message: 'Files cannot be reached at the moment. Please try again.',
  })
})

it('a download that stalls fails', { timeout: 60_000 }, async () => {
  const found = await store.get(half)
  await expect(buffer(found!.bytes)).rejects.toThrow(StoreTrouble)
})

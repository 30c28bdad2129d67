import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Bucket } from '#platform/server/foundation/bucket.ts'
import { diskStore } from '#platform/server/files/disk.ts'
import { openStore } from '#platform/server/files/open.ts'
import { s3Store } from '#platform/server/files/s3.ts'
import { StoreTrouble, type FileStore } from '#platform/server/files/store.ts'
import { makeBucket, testEndpoint } from '#test/file-store.ts'
import { mostHeldDuring } from '#test/memory.ts'

const megabyte = 1024 * 1024

let folder: string
let bucket = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-files-'))
  if (testEndpoint) bucket = await makeBucket(testEndpoint)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const openS3 = (place: Partial<Bucket> = {}, patienceMs?: number) =>
  s3Store(
    { bucket, endpoint: testEndpoint, region: undefined, ...place },
    { waitingRoom: join(folder, 'waiting'), ...(patienceMs && { patienceMs }) },
  )

const kinds: [string, () => Promise<FileStore>][] = [['the disk', () => diskStore(join(folder, 'files'))]]
if (testEndpoint) kinds.push(['the S3 store', () => openS3()])

/** Non-repeating bytes, in chunks as a network delivers them. */
async function* pieces(size: number, pass = (_bytes: number) => {}) {
  for (let sent = 0; sent < size; sent += 65_536) {
    const piece = Buffer.alloc(Math.min(65_536, size - sent), (sent / 65_536) % 251)
    pass(piece.length)
    yield piece
  }
}
const bytesOf = (size: number, pass?: (bytes: number) => void) =>
  Readable.from(pieces(size, pass), { objectMode: false })
const future = () => new Date(Date.now() + 60_000)
const soon = async (store: FileStore) => (await Array.fromAsync(store.olderThan(future()))).sort()

describe.each(kinds)('%s', (_, open) => {
  let store: FileStore

  beforeAll(async () => {
    store = await open()
  })

  it.each([0, 1, 70_000, 8 * megabyte, 8 * megabyte + 1, 25 * megabyte])('returns %i bytes unchanged', async (size) => {
    const stored = await store.put(bytesOf(size))
    expect(stored).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), size })
    const found = await store.get(stored.key)
    expect(found?.size).toBe(size)
    expect((await buffer(found!.bytes)).equals(await buffer(bytesOf(size)))).toBe(true)
    await store.remove(stored.key)
  })

  it('returns a byte range', async () => {
    const { key } = await store.put(bytesOf(9 * megabyte))
    const whole = await buffer(bytesOf(9 * megabyte))
    for (const [start, end] of [
      [0, 0],
      [65_530, 65_545],
      [8 * megabyte - 3, 8 * megabyte + 3],
      [9 * megabyte - 1, 9 * megabyte - 1],
    ] as const) {
      const found = await store.get(key, { start, end })
      expect(found?.size).toBe(end - start + 1)
      expect((await buffer(found!.bytes)).equals(whole.subarray(start, end + 1))).toBe(true)
    }
    await store.remove(key)
  })

  it('has nothing under an unknown key or that of a removed file', async () => {
    const { key } = await store.put(bytesOf(10))
    await store.remove(key)
    await store.remove(key)
    for (const missing of [key, '0'.repeat(32), '../../etc/passwd', '', `${key}/..`]) {
      expect(await store.get(missing)).toBeUndefined()
      await store.remove(missing)
    }
  })

  it('keeps nothing of an upload that breaks off', async () => {
    const before = await soon(store)
    async function* broken() {
      yield* pieces(9 * megabyte)
      throw new Error('the sender has gone')
    }
    await expect(store.put(Readable.from(broken(), { objectMode: false }))).rejects.toThrow('the sender has gone')
    expect(await soon(store)).toEqual(before)
    const left = await readdir(folder, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile() && !before.includes(entry.name))).toEqual([])
  })

  it('lists files older than a given time', async () => {
    const { key } = await store.put(bytesOf(10))
    expect(await soon(store)).toContain(key)
    expect(await Array.fromAsync(store.olderThan(new Date(Date.now() - 60_000)))).not.toContain(key)
    await store.remove(key)
    expect(await soon(store)).not.toContain(key)
  })

  it('takes twenty files at once without buffering them', async () => {
    const { done, megabytes } = await mostHeldDuring((pass) =>
      Promise.all(Array.from({ length: 20 }, () => store.put(bytesOf(10 * megabyte, pass)))),
    )
    // Together the files have 200 MB.
    expect(megabytes).toBeLessThan(40)
    await Promise.all(done.map(({ key }) => store.remove(key)))
  })
})

describe.runIf(testEndpoint)('an S3 store', () => {
  let proxy: Server
  const sockets: Socket[] = []
  const statuses: string[] = []
  let manner: 'normal' | 'silent' | 'stalling' | 'vanishing' = 'normal'

  beforeAll(async () => {
    const target = new URL(testEndpoint ?? '')
    proxy = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      sockets.push(near, far)
      for (const socket of [near, far]) socket.on('error', () => {})
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
      let passed = 0
      near.on('data', (data) => {
        passed += data.length
        if (manner === 'vanishing' && passed > 100_000) return near.destroy()
        if (manner !== 'silent') far.write(data)
      })
      let answered = 0
      far.on('data', (data) => {
        answered += data.length
        statuses.push(...(/^HTTP\/1.1 (\d+)/.exec(data.toString('latin1'))?.slice(1) ?? []))
        if (manner !== 'stalling' || answered < 1_000_000) near.write(data)
      })
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })

  const throughProxy = (patienceMs = 60_000) =>
    openS3({ endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` }, patienceMs)
  /** Long enough for a store that is busy, which is asked for its bucket first. */
  const impatienceMs = 2000

  it('refuses a wrong secret, an unknown key and a missing bucket', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
    await expect(openS3()).rejects.toThrow(StoreTrouble)
    vi.unstubAllEnvs()
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test:nobody')
    await expect(openS3()).rejects.toThrow(StoreTrouble)
    vi.unstubAllEnvs()
    const filesUrl = { bucket: 'nowhere', endpoint: testEndpoint, region: undefined }
    await expect(openStore({ dataDir: folder, filesUrl })).rejects.toThrow(
      'FILES_URL names a store that cannot be used: there is no such bucket',
    )
  })

  it('is refused for an hour-old signature, and retries with the store’s time', async () => {
    manner = 'normal'
    statuses.length = 0
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    await throughProxy().finally(() => vi.useRealTimers())
    expect(statuses).toEqual(['403', '200'])
  })

  it('fails a download that breaks off', async () => {
    manner = 'normal'
    const store = await throughProxy()
    const { key } = await store.put(bytesOf(5 * megabyte))
    const impatient = await throughProxy(impatienceMs)
    manner = 'stalling'
    const found = await impatient.get(key)
    await expect(buffer(found!.bytes)).rejects.toThrow()
    manner = 'normal'
    await store.remove(key)
  })

  it('that does not answer times out, and leaves nothing behind', async () => {
    manner = 'normal'
    const store = await throughProxy()
    const { key } = await store.put(bytesOf(1000))
    const before = await soon(store)
    const impatient = await throughProxy(impatienceMs)
    manner = 'silent'
    for (const size of [1000, 9 * megabyte]) await expect(impatient.put(bytesOf(size))).rejects.toThrow(StoreTrouble)
    await expect(impatient.get(key)).rejects.toThrow(StoreTrouble)
    await expect(impatient.remove(key)).rejects.toThrow(StoreTrouble)
    manner = 'normal'
    expect(await soon(store)).toEqual(before)
    expect(await readdir(join(folder, 'waiting'))).toEqual([])
    await store.remove(key)
  }, 60_000)

  it('that becomes unreachable midway leaves nothing behind, and works again when it is back', async () => {
    manner = 'normal'
    const store = await throughProxy()
    const before = await soon(store)
    manner = 'vanishing'
    for (const size of [megabyte, 9 * megabyte]) await expect(store.put(bytesOf(size))).rejects.toThrow(StoreTrouble)
    manner = 'normal'
    await expect.poll(() => soon(store)).toEqual(before)
    const { key } = await store.put(bytesOf(9 * megabyte))
    expect((await store.get(key))?.size).toBe(9 * megabyte)
    await store.remove(key)
  }, 60_000)
})

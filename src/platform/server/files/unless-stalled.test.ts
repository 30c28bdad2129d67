import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoreTrouble } from '#platform/server/files/store.ts'
import { unlessStalled } from '#platform/server/files/unless-stalled.ts'

const patienceMs = 5000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('a slow reader still gets the whole file', async () => {
  const read: Buffer[] = []
  for await (const piece of unlessStalled(Readable.from([Buffer.from('one'), Buffer.from('two')]), patienceMs)) {
    read.push(piece as Buffer)
    vi.advanceTimersByTime(3 * patienceMs)
  }
  expect(Buffer.concat(read).toString()).toBe('onetwo')
})

it('a source that stops in the middle of a file is given up, and not before its time', async () => {
  const source = new Readable({ read: () => {} })
  source.push('half')
  const bytes = unlessStalled(source, patienceMs)
  const outcome = buffer(bytes).then(String, (error: unknown) => error)
  // Polling would set the clock forth.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(patienceMs - 1)
  expect(source.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(StoreTrouble)
})

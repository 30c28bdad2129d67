import { readlinkSync } from 'node:fs'
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { diskStore } from '#platform/server/files/disk.ts'
import { openPost } from '#platform/server/jobs/post.ts'

let folder: string
/** The synced paths, in order. */
let synced: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-sync-'))
  synced = []
  const any = await open(folder)
  const kind = Object.getPrototypeOf(any) as FileHandle
  await any.close()
  const sync = Object.getOwnPropertyDescriptor(kind, 'sync')?.value as (this: FileHandle) => Promise<void>
  vi.spyOn(kind, 'sync').mockImplementation(function (this: FileHandle) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`))
    return sync.call(this)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

it.runIf(process.platform === 'linux')('a stored file is in a folder that is on the disk', async () => {
  const store = await diskStore(folder)
  const { key } = await store.put(Readable.from(['letter']))
  expect(synced).toEqual([folder, join(folder, key.slice(0, 2))])
})

it.runIf(process.platform === 'linux')('a mail in the outbox is in a folder that is on the disk', async () => {
  const outbox = join(folder, 'outbox')
  const post = await openPost({ smtpUrl: undefined, mailFrom: 'a@b.example', publicUrl: 'http://a', outbox, say() {} })
  const note = {
    state: async () => 'new' as const,
    begin: async () => {},
    takeBack: async () => {},
    sent: async () => {},
  }
  await post.send(
    { to: 'a@b.example', subject: 'A', greeting: 'A', paragraphs: [] },
    { id: '1', createdAt: new Date(), attempts: 1 },
    note,
  )
  expect(synced.at(-1)).toBe(outbox)
  expect(dirname(outbox)).toBe(folder)
})

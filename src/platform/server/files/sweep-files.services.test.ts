import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupLock } from '#platform/server/db/backup-mark.ts'
import { sweepFiles } from '#platform/server/files/jobs.ts'
import { fileColumns } from '#app/server/tables.ts'
import { formOf, pdf } from '#test/form.ts'
import { makeDue } from '#test/queue.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const put = async (text: string) => (await server.files.put(Readable.from([text]))).key

it('exactly the files that no row names are removed after a day', async () => {
  const planner = await server.planner()
  const client = await planner.addClient()
  const avatar = await put('a picture')
  await server.database.ownerPool.query('update clients set avatar_key = $1 where id = $2', [avatar, client.id])
  const form = await formOf({ originalName: 'A', content: 'A' }, [{ name: 'a.pdf', bytes: pdf() }])
  await planner.post(`/api/clients/${client.id}/documents`, ...form)
  await planner.post(`/api/clients/${client.id}/messages`, ...form)
  const owned = await server.storedFiles()
  expect(owned).toHaveLength(3)
  const deleted = await planner.addClient()
  await planner.post(`/api/clients/${deleted.id}/documents`, ...form)
  await planner.delete(`/api/clients/${deleted.id}`)
  const kept = await server.storedFiles()
  expect(kept).toHaveLength(4)

  const orphan = await put('an orphan')
  await sweepFiles(server.jobContext, fileColumns)
  expect(await server.storedFiles()).toEqual([...kept, orphan].sort())
  await sweepFiles(server.jobContext, fileColumns, new Date(Date.now() + 60_000))
  expect(await server.storedFiles()).toEqual(kept)
})

it('no file is removed while a backup runs; postponed removals happen afterwards', async () => {
  const planner = await server.planner()
  const client = await planner.addClient()
  const form = await formOf({ originalName: 'A', content: 'A' }, [{ name: 'a.pdf', bytes: pdf() }])
  const { body } = await planner.post(`/api/clients/${client.id}/documents`, ...form)
  const orphan = await put('an orphan')
  const stored = await server.storedFiles()

  const backup = await server.database.ownerPool.connect()
  await backup.query('select pg_advisory_lock_shared($1)', [backupLock])
  expect((await planner.delete(`/api/documents/${body.id}`)).status).toBe(204)
  await server.workOff()
  await sweepFiles(server.jobContext, fileColumns, new Date(Date.now() + 60_000))
  expect(await server.storedFiles()).toEqual(stored)
  await backup.query('select pg_advisory_unlock_shared($1)', [backupLock])
  backup.release()

  expect(await makeDue(server.database.ownerPool, 'run_at > now()')).toBe(1)
  await server.workOff()
  const left = await server.storedFiles()
  expect(left).toContain(orphan)
  expect(left).toHaveLength(stored.length - 1)
})

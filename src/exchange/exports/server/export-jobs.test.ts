import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeExport } from '#exchange/exports/server/jobs.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import { formOf, pdf } from '#test/form.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'
import { unzip } from '#test/unzip.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  couple = await server.couple(planner)
})
afterAll(() => server.close())

const ask = async <R extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.ownerPool.query<R>(sql, values)).rows

it('is made one at a time, has a state until it is done, and is announced by a mail without secrets', async () => {
  const owner = await server.planner()
  const { body } = await owner.post('/api/export')
  expect(await owner.post('/api/export')).toMatchObject({ status: 409 })
  const waiting = { id: body.id, state: 'waiting', progress: 0, size: null, clientId: null }
  expect((await owner.get(`/api/exports/${body.id}`)).body).toMatchObject(waiting)
  expect((await planner.get(`/api/exports/${body.id}`)).status).toBe(404)
  expect((await couple.get(`/api/exports/${body.id}`)).status).toBe(403)
  await server.newMails()
  await server.workOff()
  const [listed] = (await owner.get('/api/exports')).body
  expect(listed).toMatchObject({ id: body.id, state: 'done', progress: 100 })
  expect((await owner.get(`/api/exports/${body.id}`)).bytes).toHaveLength(listed.size)
  expect((await planner.get(`/api/exports/${body.id}`)).status).toBe(404)
  expect(mailTexts(await server.newMails())).toContain('Subject: Your export is ready')
  expect((await owner.post('/api/export')).status).toBe(202)
  await server.workOff()
})

it('is deleted with its file after a day', async () => {
  const owner = await server.planner()
  const { body } = await owner.post('/api/export')
  await server.workOff()
  const [{ key }] = (await ask<{ key: string }>('select file_key as key from exports where id = $1', [body.id])) as [
    { key: string },
  ]
  await ask(`select graphile_worker.add_job('sweep-exports')`)
  await server.workOff()
  expect(await server.storedFiles()).toContain(key)
  await ask(`update exports set ends_at = now() - interval '1 second' where id = $1`, [body.id])
  expect((await owner.get(`/api/exports/${body.id}`)).status).toBe(404)
  await ask(`select graphile_worker.add_job('sweep-exports')`)
  await server.workOff()
  expect(await server.storedFiles()).not.toContain(key)
  expect(await ask('select from exports where id = $1', [body.id])).toEqual([])
})

it('names a file that is missing in the store, and goes on', async () => {
  const owner = await server.planner()
  const { id } = await owner.addClient()
  await owner.post(`/api/clients/${id}/documents`, ...(await formOf({}, [{ name: 'gone.pdf', bytes: pdf() }])))
  const { body } = await owner.post('/api/export')
  const missing = { ...server.files, get: async () => undefined }
  await server.run(makeExport, body as { id: number }, { files: missing })
  const files = await unzip((await owner.get(`/api/exports/${body.id}`)).bytes)
  const description = JSON.parse(String(files.get('larkspur.json'))) as { missing: string[] }
  expect(description.missing).toEqual([`files/Emma & James (${id})/gone.pdf`])
})

it('is marked as failed when the store fails three times', async () => {
  const owner = await server.planner()
  const { body } = await owner.post('/api/export')
  const broken = { ...server.files, put: () => Promise.reject(new Error('no room')) }
  const attempt = (attempts: number) =>
    makeExport.run(
      body as { id: number },
      { ...server.jobContext, services: { ...server.jobContext.services, files: broken } },
      { id: '1', createdAt: new Date(), attempts },
    )
  await expect(attempt(1)).rejects.toThrow('no room')
  expect((await owner.get(`/api/exports/${body.id}`)).body).toMatchObject({ state: 'running' })
  await attempt(3)
  expect((await owner.get(`/api/exports/${body.id}`)).body).toMatchObject({ state: 'failed' })
  expect((await owner.post('/api/export')).status).toBe(202)
})

it('holds one file at a time, and none of them in memory', async () => {
  const owner = await server.planner()
  const { id } = await owner.addClient()
  const count = 60
  await ask(
    `insert into documents (planner_id, client_id, filename, original_name, file_key, uploaded_by)
      select $1, $2, 'photo.jpg', 'Photo', 'key-' || n, 'planner' from generate_series(1, ${count}) n`,
    [owner.id, id],
  )
  const megabyte = Buffer.alloc(1024 * 1024, 7)
  let [open, mostOpen, taken, written, mostBetween] = [0, 0, 0, 0, 0]
  const get = async () => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    const give = function* () {
      for (let at = 0; at < megabyte.length; at += 65_536) {
        const piece = megabyte.subarray(at, at + 65_536)
        taken += piece.length
        yield piece
      }
    }
    const bytes = Readable.from(give(), { objectMode: false }).once('close', () => (open -= 1))
    return { bytes, size: megabyte.length }
  }
  const put: FileStore['put'] = async (bytes) => {
    for await (const chunk of bytes) {
      mostBetween = Math.max(mostBetween, taken - written)
      written += (chunk as Buffer).length
    }
    return { key: 'f'.repeat(32), size: written }
  }
  const { body } = await owner.post('/api/export')
  await server.run(makeExport, body as { id: number }, { files: { ...server.files, get, put } })
  const [{ size }] = (await owner.get('/api/exports')).body
  expect(size).toBeGreaterThan(count * megabyte.length)
  expect(mostOpen).toBeLessThanOrEqual(2)
  // What was taken of the files and is not written yet.
  expect(mostBetween).toBeLessThan(5 * megabyte.length)
})

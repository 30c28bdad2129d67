import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import { sweepFiles } from '#platform/server/files/jobs.ts'
import { fileColumns } from '#app/server/tables.ts'
import { heic } from '#test/heic.ts'
import { formOf } from '#test/form.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  couple = await server.couple(planner)
})
afterAll(() => server.close())

const photograph = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#b46a5a' } })
    .jpeg()
    .toBuffer()

async function upload(caller: Caller, bytes: Buffer, name = 'mill.jpg', fields: Record<string, string> = {}) {
  const path = `/api/clients/${couple.client.id}/documents`
  const { body } = await caller.post(path, ...(await formOf(fields, [{ name, bytes }])))
  await server.workOff()
  const now = (await planner.get(path)).body.find(({ id }: Document) => id === body.id) as Document
  return { before: body as Document, now, thumbnail: `/api/documents/${body.id}/thumbnail` }
}

it('is made of a picture by a job, for planner and couple', async () => {
  for (const sender of [planner, couple]) {
    const { before, now, thumbnail } = await upload(sender, await photograph())
    expect(before.thumbnail).toBeNull()
    expect(now.thumbnail).toMatch(/^[0-9a-f]{8}$/)
    for (const caller of [planner, couple]) {
      const url = `${thumbnail}?v=${now.thumbnail}`
      const answer = await caller.app.inject({ url, cookies: Object.fromEntries(caller.cookies) })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' })
      expect(answer.rawPayload.length).toBeLessThan(20_000)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 })
    }
    expect((await (await server.couple(planner)).get(thumbnail)).status).toBe(404)
  }
})

it('is made of a HEIC picture, which is shown as JPEG and downloaded as it came', async () => {
  const { before, now, thumbnail } = await upload(couple, heic(), 'IMG_0001.HEIC')
  expect(before).toMatchObject({ fileType: 'image/heic', filename: 'IMG_0001.HEIC', thumbnail: null })
  expect(now.thumbnail).toMatch(/^[0-9a-f]{8}$/)
  const fetched = (path: string) =>
    planner.app.inject({ url: `/api/documents/${now.id}/${path}`, cookies: Object.fromEntries(planner.cookies) })
  const view = await fetched('view')
  expect(view.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching('inline; filename="IMG_0001.jpg"'),
  })
  expect(await sharp(view.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 })
  const whole = await fetched('download')
  expect(whole.headers['content-type']).toBe('image/heic')
  expect(whole.rawPayload.equals(heic())).toBe(true)
  const stored = (await server.storedFiles()).length
  expect((await couple.get(thumbnail)).status).toBe(200)
  await couple.delete(`/api/documents/${now.id}`)
  await server.workOff()
  expect(await server.storedFiles()).toHaveLength(stored - 3)
})

it('and no JPEG is made of a damaged HEIC picture, which can be downloaded', async () => {
  const { now } = await upload(planner, heic().subarray(0, 380), 'broken.heic')
  expect(now).toMatchObject({ fileType: 'image/heic', thumbnail: null })
  expect((await planner.get(`/api/documents/${now.id}/view`)).status).toBe(415)
  expect((await planner.get(`/api/documents/${now.id}/download`)).status).toBe(200)
})

it('is not served to a couple from which its document is hidden', async () => {
  const { thumbnail } = await upload(planner, await photograph(), 'a.jpg', { visibleToCouple: 'false' })
  expect((await couple.get(thumbnail)).status).toBe(404)
  expect((await planner.get(thumbnail)).status).toBe(200)
})

it('is not made for undecodable files or files without a picture', async () => {
  const broken = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')
  for (const [name, bytes] of [
    ['a.png', broken],
    ['a.txt', Buffer.from('Ceremony at four.')],
  ] as const) {
    const { now, thumbnail } = await upload(planner, bytes, name)
    expect(now.thumbnail).toBeNull()
    expect((await planner.get(thumbnail)).status).toBe(404)
  }
  const { rows } = await server.database.ownerPool.query('select from graphile_worker.jobs')
  expect(rows).toEqual([])
})

it('exists as long as its document', async () => {
  const known = await server.storedFiles()
  const { now, thumbnail } = await upload(planner, await photograph())
  const added = async () => (await server.storedFiles()).filter((key) => !known.includes(key)).length
  expect(await added()).toBe(2)
  await sweepFiles(server.jobContext, fileColumns, new Date(Date.now() + 60_000))
  expect(await added()).toBe(2)
  expect((await planner.delete(`/api/documents/${now.id}`)).status).toBe(204)
  await server.workOff()
  expect(await added()).toBe(0)
  expect((await planner.get(thumbnail)).status).toBe(404)
})

it('is kept with a deleted wedding and restored with it', async () => {
  const { now, thumbnail } = await upload(planner, await photograph())
  await planner.delete(`/api/clients/${couple.client.id}`)
  await sweepFiles(server.jobContext, fileColumns, new Date(Date.now() + 60_000))
  const [{ id }] = (await planner.get('/api/deleted-clients')).body
  await planner.post(`/api/deleted-clients/${id}/restore`)
  expect((await planner.get(`${thumbnail}?v=${now.thumbnail}`)).status).toBe(200)
})

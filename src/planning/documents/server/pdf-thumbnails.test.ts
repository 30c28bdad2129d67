import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import { giantPdf, pdfOf, undrawablePdfs } from '#test/pdfs.ts'
import { rewritten } from '#test/pdf/reader.ts'
import { formOf } from '#test/form.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }
let path: string

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  couple = await server.couple(planner)
  path = `/api/clients/${couple.client.id}/documents`
})
afterAll(() => server.close())

async function send(bytes: Buffer, caller: Caller = planner): Promise<number> {
  const { status, body } = await caller.post(path, ...(await formOf({}, [{ name: 'contract.pdf', bytes }])))
  expect(status).toBe(201)
  return body.id
}
const read = async (id: number) => (await planner.get(path)).body.find((one: Document) => one.id === id) as Document

async function bytesOf(url: string, caller: Caller = planner) {
  const answer = await caller.app.inject({ url, cookies: Object.fromEntries(caller.cookies) })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

async function pictureOf(id: number, caller?: Caller) {
  const bytes = await bytesOf(`/api/documents/${id}/thumbnail`, caller)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240, channels: 3 })
  return sharp(bytes)
}

/** A PDF that opens with one of these passwords. */
const encrypted = (user: string, owner: string) =>
  rewritten(pdfOf('0.7 0.4 0.35 rg 0 0 200 200 re f'), ['--encrypt', user, owner, '256', '--'])

/** A failed job would still be queued. */
async function jobsLeft() {
  const mine = `select id from graphile_worker.jobs where task_identifier = 'make-thumbnail'`
  return (await server.database.ownerPool.query(mine)).rows
}

it('shows the top of a PDF’s first page, to planner and couple', async () => {
  const lineItems = [{ description: 'Planning', quantity: '1', rate: '4000' }]
  const invoice = (await planner.post(`/api/clients/${couple.client.id}/invoices`, { lineItems })).body
  const sheet = await bytesOf(`/api/invoices/${invoice.id}/pdf`)
  for (const sender of [planner, couple]) {
    const id = await send(sheet, sender)
    await server.workOff()
    expect((await read(id)).thumbnail).toMatch(/^[0-9a-f]{8}$/)
    for (const caller of [planner, couple]) {
      const { channels } = await (await pictureOf(id, caller)).stats()
      expect(channels[0]?.max).toBe(255)
      expect(channels[0]?.min).toBeLessThan(150)
    }
  }
})

it('is upright and in the page’s colours', async () => {
  const id = await send(pdfOf('1 0 0 rg 0 300 100 100 re f 0 0 1 rg 0 0 300 50 re f'))
  await server.workOff()
  const { data } = await (await pictureOf(id)).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * 240 + x) * 3, (y * 240 + x) * 3 + 3)]
  const near = (colour: number[]) => colour.map((part) => Math.round(part / 128) * 2)
  expect([at(30, 30), at(200, 30), at(30, 230)].map(near)).toEqual([
    [4, 0, 0],
    [4, 4, 4],
    [4, 4, 4],
  ])
})

it('is made for PDFs that open without a password, and for huge page sizes', async () => {
  const ids = [await send(encrypted('', 'mine')), await send(giantPdf)]
  await server.workOff()
  for (const id of ids) await pictureOf(id)
})

it.each([...undrawablePdfs, ['asking for a password', undefined] as const])(
  'is not made for a PDF that is %s, and the document stays',
  async (_, given) => {
    const bytes = given ?? encrypted('secret', 'mine')
    const id = await send(bytes)
    await server.workOff()
    expect((await read(id)).thumbnail).toBeNull()
    expect(await bytesOf(`/api/documents/${id}/download`)).toEqual(bytes)
    expect(await jobsLeft()).toEqual([])
  },
)

it('is made after all other jobs', async () => {
  await send(pdfOf('0 0 100 100 re f'))
  await planner.post('/api/auth/forgot-password', { email: planner.email })
  const { rows } = await server.database.ownerPool.query(
    'select task_identifier as task from graphile_worker.jobs order by priority, run_at, id',
  )
  expect(rows.at(-1)).toEqual({ task: 'make-thumbnail' })
  expect(rows.length).toBeGreaterThan(1)
  await server.workOff()
})

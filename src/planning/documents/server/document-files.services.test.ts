import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { formOf, pdf } from '#test/form.ts'
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

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')
/** The keys in the store once all jobs are done. */
async function keys() {
  await server.workOff()
  return server.storedFiles()
}
const add = async (caller: Caller, name: string, bytes: Buffer | string, fields: Record<string, string> = {}) =>
  caller.post(path, ...(await formOf(fields, [{ name, bytes }])))
const fetchBytes = (caller: Caller, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers, cookies: Object.fromEntries(caller.cookies) })

describe('the content of a file', () => {
  it.each([
    ['HTML with its own extension', 'a.html', '<script>alert(1)</script>'],
    ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a picture with the extension of a PDF', 'a.pdf', png],
    ['a PDF with the extension of a text file', 'a.txt', pdf()],
    ['a picture without an extension', 'a', png],
    ['an executable', 'a.pdf', Buffer.from('7f454c46020101000000000000000000', 'hex')],
    ['a zip that is not a Word document', 'a.docx', Buffer.from('PK\x03\x04 xl/workbook.xml of a sheet')],
    ['a zip that is no sheet', 'a.xlsx', Buffer.from('PK\x03\x04 word/document.xml of a letter')],
    ['a sheet with macros', 'a.xlsm', Buffer.from('PK\x03\x04 xl/workbook.xml xl/vbaProject.bin')],
    ['a sheet with macros and another name', 'a.xlsx', Buffer.from('PK\x03\x04 xl/workbook.xml xl/vbaProject.bin')],
    ['an empty file', 'a.txt', ''],
  ])('determines its type: %s is refused with 415', async (_, name, bytes) => {
    const before = await keys()
    const answer = await add(planner, name, bytes)
    expect(answer).toMatchObject({ status: 415, body: { message: expect.any(String) } })
    expect(await keys()).toEqual(before)
  })

  it('may have 10 MB and no more', async () => {
    const before = await keys()
    const limit = 10 * 1024 * 1024
    const most = await add(planner, 'a.pdf', pdf(limit))
    expect(most).toMatchObject({ status: 201, body: { fileSize: limit } })
    expect(await add(planner, 'a.pdf', pdf(limit + 1))).toMatchObject({
      status: 413,
      body: { message: 'Please choose a file no larger than 10 MB.' },
    })
    await planner.delete(`/api/documents/${most.body.id}`)
    expect(await keys()).toEqual(before)
  })

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\emma\\plan.txt', 'plan.txt'],
    ['\u202egpj.txt', 'gpj.txt'],
    [`${'long'.repeat(80)}.txt`, expect.stringMatching(/^(long)+\.txt$/)],
    ['weiß & rosa \u{1f338}.TXT', 'weiß & rosa \u{1f338}.TXT'],
  ])('gets a safe name: %j', async (name, kept) => {
    const answer = await add(planner, name, 'Some text')
    expect(answer).toMatchObject({ status: 201, body: { filename: kept } })
    expect(answer.body.filename.length).toBeLessThanOrEqual(200)
  })

  it('gets its extension added to a typed name', async () => {
    const answer = await add(planner, 'a.pdf', pdf(), { filename: 'contract/../../x.html' })
    expect(answer.body.filename).toBe('contract-..-..-x.html.pdf')
  })
})

describe('the file', () => {
  it('is downloaded under its own name, whole or in ranges', async () => {
    const bytes = pdf(5000)
    const { body } = await add(planner, 'Verträge "für" Zoë.pdf', bytes)
    for (const caller of [planner, couple]) {
      const whole = await fetchBytes(caller, `/api/documents/${body.id}/download`)
      expect(whole.rawPayload.equals(bytes)).toBe(true)
      expect(whole.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': '5000',
        'content-disposition': `attachment; filename="Vertrage _fur_ Zoe.pdf"; filename*=UTF-8''Vertr%C3%A4ge%20%22f%C3%BCr%22%20Zo%C3%AB.pdf`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
    for (const [range, status, from, to] of [
      ['bytes=0-0', 206, 0, 1],
      ['bytes=4990-', 206, 4990, 5000],
      ['bytes=-10', 206, 4990, 5000],
      ['bytes=100-9999', 206, 100, 5000],
      ['bytes=5-1', 200, 0, 5000],
      ['bytes=0-1,4-5', 200, 0, 5000],
      ['apples=1-2', 200, 0, 5000],
    ] as const) {
      const part = await fetchBytes(planner, `/api/documents/${body.id}/download`, { range })
      expect([range, part.statusCode]).toEqual([range, status])
      expect(part.rawPayload.equals(bytes.subarray(from, to))).toBe(true)
      if (status === 206) expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/5000`)
    }
    const beyond = await fetchBytes(planner, `/api/documents/${body.id}/download`, { range: 'bytes=5000-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */5000'])
  })

  it.each([
    ['a.pdf', pdf(), 'application/pdf', undefined],
    ['a.png', png, 'image/png', 'sandbox'],
    ['a.txt', '<script>alert(1)</script>', 'text/plain; charset=utf-8', 'sandbox'],
  ])('%s is displayed without scripts', async (name, bytes, type, sandbox) => {
    const { body } = await add(planner, name, bytes)
    const { statusCode, headers } = await fetchBytes(couple, `/api/documents/${body.id}/view`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers['content-disposition']).toMatch(/^inline; /)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy.find((directive) => directive === 'sandbox')).toBe(sandbox)
  })

  it.each([
    ['Word', 'a.docx', Buffer.from('PK\x03\x04 word/document.xml and so on')],
    ['Excel', 'a.xlsx', Buffer.from('PK\x03\x04 xl/workbook.xml and so on')],
    [
      'old version of Excel',
      'a.xls',
      Buffer.from(`d0cf11e0a1b11ae1${Buffer.from('Workbook', 'utf16le').toString('hex')}`, 'hex'),
    ],
    ['PowerPoint', 'a.pptx', Buffer.from('PK\x03\x04 ppt/presentation.xml and so on')],
  ])('%s files are downloaded, not displayed', async (_, name, bytes) => {
    const { status, body } = await add(couple, name, bytes)
    expect(status).toBe(201)
    expect((await planner.get(`/api/documents/${body.id}/view`)).status).toBe(415)
    const { statusCode, headers } = await fetchBytes(planner, `/api/documents/${body.id}/download`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(headers['content-disposition']).toMatch(`attachment; filename="${name}"`)
  })

  it('is deleted with its document', async () => {
    const before = await keys()
    const { body } = await add(planner, 'a.pdf', pdf())
    expect(await keys()).toHaveLength(before.length + 1)
    expect((await planner.delete(`/api/documents/${body.id}`)).status).toBe(204)
    expect(await keys()).toEqual(before)
    for (const what of ['download', 'view'])
      expect((await planner.get(`/api/documents/${body.id}/${what}`)).status).toBe(404)
    expect((await planner.delete(`/api/documents/${body.id}`)).status).toBe(404)
  })
})

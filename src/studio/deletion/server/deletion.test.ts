import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteStudios } from '#studio/deletion/server/jobs.ts'
import { fileColumns } from '#app/server/tables.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { markedStudio, markedWedding, newsOf } from '#test/marked-studio.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, password, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = async <R extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.ownerPool.query<R>(sql, values)).rows

/** The tables, of the job queue too, in which a word is found; attempts to sign in are forgotten after a day. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' and table_name <> 'attempts'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await ask(`select 1 from ${name} t where t::text ilike $1 limit 1`, [`%${word}%`])
    if (row) found.push(name)
  }
  return found
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of server.files.olderThan(new Date(Date.now() + 60_000))) keys.push(key)
  return keys.toSorted()
}

async function mails(): Promise<string> {
  await server.workOff()
  return mailTexts(await server.newMails())
}

const asked = (planner: PlannerCaller, body: object = {}) =>
  planner.post('/api/studio/deletion', { currentPassword: password, studio: 'Bloom', ...body })
const letTimePass = (planner: PlannerCaller) =>
  ask('update planners set deletes_at = now() where id = $1 and deletes_at is not null', [planner.id])
const run = () => deleteStudios(server.jobContext, fileColumns)

describe('the deletion of a studio', () => {
  let planner: PlannerCaller
  beforeEach(async () => {
    planner = await server.planner()
    await planner.patch('/api/business', { businessName: 'Bloom' })
  })

  it('is asked for with the password and the name of the studio, and takes thirty days', async () => {
    expect((await planner.get('/api/studio/deletion')).body).toEqual({ studio: 'Bloom', deletesAt: null })
    for (const wrong of [{ currentPassword: 'wrong-password' }, { studio: 'bloom' }, { studio: '' }]) {
      const { status, body } = await asked(planner, wrong)
      expect({ status, paths: body.issues.map(({ path }: { path: string }) => path) }).toEqual({
        status: 400,
        paths: Object.keys(wrong),
      })
    }
    expect((await planner.get('/api/studio/deletion')).body.deletesAt).toBeNull()
    await mails()
    const { status, body } = await asked(planner)
    expect(status).toBe(200)
    expect((Date.parse(body.deletesAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
    expect(await mails()).toContain('You asked us to delete Bloom')
    expect((await asked(planner)).body).toEqual(body)
    expect(await mails()).toBe('')
  })

  it('is taken back', async () => {
    await asked(planner)
    expect((await planner.delete('/api/studio/deletion')).body).toEqual({ studio: 'Bloom', deletesAt: null })
    await letTimePass(planner)
    await run()
    expect((await planner.get('/api/auth/me')).status).toBe(200)
  })

  it('waits for its day', async () => {
    await asked(planner)
    await run()
    expect((await planner.get('/api/auth/me')).status).toBe(200)
  })

  it('is for its owner only', async () => {
    const member = await joinAs(server, planner, 'planner')
    for (const answer of [
      await member.get('/api/studio/deletion'),
      await member.post('/api/studio/deletion', { currentPassword: password, studio: 'Bloom' }),
      await member.delete('/api/studio/deletion'),
    ])
      expect(answer.status).toBe(403)
  })
})

it('a deleted studio leaves no row, no file, no job and no session, and its owner a certificate', async () => {
  const other = await server.planner()
  await other.addClient()
  const before = await storedFiles()
  const mark = 'zqgoneqz'
  const planner = await markedStudio(server, mark, '#335577')
  await newsOf(planner, await markedWedding(server, planner, mark), 'UTC')
  const trashed = await markedWedding(server, planner, `${mark}2`)
  await planner.delete(`/api/clients/${trashed.client.id}`)
  await planner.post('/api/export', {})
  await server.workOff()
  expect((await storedFiles()).length).toBeGreaterThan(before.length)
  expect(await tablesWith(mark)).not.toEqual([])

  expect((await asked(planner, { studio: `Studio ${mark}` })).status).toBe(200)
  await mails()
  await letTimePass(planner)
  await run()
  const certificate = await mails()
  expect(certificate).toContain(`Subject: Certificate of deletion: Studio ${mark}`)
  expect(certificate).toMatch(/weddings: 1, people: \d+, events: 2, tasks: 3, .*invoices: 2, payments: 1, files: \d/)
  expect((await planner.get('/api/auth/me')).status).toBe(401)
  expect(await tablesWith(mark)).toEqual([])
  expect(await storedFiles()).toEqual(before)
  expect((await other.get('/api/clients')).body).toHaveLength(1)
})

it('a couple that is deleted for good leaves nothing either, and the studio a certificate', async () => {
  const mark = 'zqleftqz'
  const planner = await server.planner()
  const before = await storedFiles()
  const wedding = await markedWedding(server, planner, mark)
  await newsOf(planner, wedding, 'UTC')
  await planner.delete(`/api/clients/${wedding.client.id}`)
  const [{ id }] = (await planner.get('/api/deleted-clients')).body
  await mails()
  expect((await planner.delete(`/api/deleted-clients/${id}`)).status).toBe(204)
  const certificate = await mails()
  expect(certificate).toContain(`Subject: Certificate of deletion: One ${mark} & Two ${mark}`)
  expect(certificate).toMatch(/weddings: 1, people: \d+, events: 1, tasks: 3, .*invoices: 2, payments: 1, files: \d/)
  expect(await tablesWith(mark)).toEqual([])
  expect(await storedFiles()).toEqual(before)
})

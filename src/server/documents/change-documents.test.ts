import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import type { Document } from '#contract/documents.ts'
import { sql } from '#server/db/drizzle.ts'
import { within } from '#server/db/within.ts'
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

const add = async (caller: Caller, fields: Record<string, string> = {}, to = path) =>
  caller.post(to, ...(await formOf(fields, [{ name: 'costs.txt', bytes: 'Our margin is 20 percent.' }])))
const idsFor = async (caller: Caller) => (await caller.get(path)).body.map(({ id }: Document) => id)

describe('a change', () => {
  it('renames a document and changes its category, also for the couple', async () => {
    const { body } = await add(planner, { originalName: 'Draft', category: 'contract' })
    const change = { originalName: ' Final contract ', category: 'timeline' }
    const answer = await planner.patch(`/api/documents/${body.id}`, change)
    const expected = { ...body, originalName: 'Final contract', category: 'timeline' }
    expect(answer).toMatchObject({ status: 200, body: expected })
    const { visibleToCouple, ...theirs } = expected
    expect(visibleToCouple).toBe(true)
    expect((await couple.get(path)).body).toContainEqual(theirs)
    expect((await planner.get('/api/search?q=final')).body).toContainEqual(expect.objectContaining({ id: body.id }))
  })

  it.each([
    ['no name', { originalName: ' ' }, 'originalName', 'Document name is required'],
    ['an unknown category', { category: 'x' }, 'category', 'Please choose one of the categories.'],
    ['an invalid visibility', { visibleToCouple: 'perhaps' }, 'visibleToCouple', expect.any(String)],
  ])('with %s is refused', async (_, change, issue, message) => {
    const { body } = await add(planner)
    const answer = await planner.patch(`/api/documents/${body.id}`, { category: 'other', ...change })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: issue, message }] } })
    expect((await planner.get(path)).body).toContainEqual(body)
  })

  it('without fields changes nothing', async () => {
    const { body } = await add(planner)
    expect(await planner.patch(`/api/documents/${body.id}`, {})).toMatchObject({ status: 200, body })
  })

  it('is refused to the couple', async () => {
    const { body } = await add(couple)
    expect((await couple.patch(`/api/documents/${body.id}`, { originalName: 'Ours' })).status).toBe(403)
  })
})

describe('a document hidden from the couple', () => {
  it('is not in its list, can’t be downloaded, and can’t be deleted', async () => {
    const { body } = await add(planner)
    expect(await idsFor(couple)).toContain(body.id)
    const hidden = await planner.patch(`/api/documents/${body.id}`, { visibleToCouple: false })
    expect(hidden).toMatchObject({ status: 200, body: { ...body, visibleToCouple: false } })
    expect(await idsFor(couple)).not.toContain(body.id)
    for (const what of ['download', 'view'])
      expect((await couple.get(`/api/documents/${body.id}/${what}`)).status).toBe(404)
    expect((await couple.delete(`/api/documents/${body.id}`)).status).toBe(404)
    expect(await idsFor(planner)).toContain(body.id)
    expect((await planner.get(`/api/documents/${body.id}/download`)).status).toBe(200)
    await planner.patch(`/api/documents/${body.id}`, { visibleToCouple: true })
    expect(await idsFor(couple)).toContain(body.id)
  })

  it('is hidden from the upload on, if uploaded as hidden', async () => {
    const { id } = couple.client
    const answers = [
      await add(planner, { visibleToCouple: 'false' }),
      await add(planner, { visibleToCouple: 'false', clientId: String(id), originalName: 'Offer' }, '/api/documents'),
      await planner.post('/api/documents', {
        clientId: id,
        originalName: 'Offer',
        filename: 'paper',
        visibleToCouple: false,
      }),
    ]
    const theirs = await idsFor(couple)
    for (const { status, body } of answers) {
      expect({ status, visibleToCouple: body.visibleToCouple }).toEqual({ status: 201, visibleToCouple: false })
      expect(theirs).not.toContain(body.id)
    }
  })

  it('is hidden by the database too', async () => {
    const { body } = await add(planner, { visibleToCouple: 'false' })
    const { id, plannerId } = couple.client
    const asCouple = {
      kind: 'couple',
      plannerId,
      clientId: id,
      sessionId: 0,
      person: { id: 0, name: 'Emma', access: 'all' },
    } as const
    const ask = (words: ReturnType<typeof sql>) => within(server.database.pool, asCouple, (tx) => tx.execute(words))
    expect((await ask(sql`select id from documents where id = ${body.id}`)).rows).toEqual([])
    await ask(sql`delete from documents where id = ${body.id}`)
    await expect(ask(sql`update documents set visible_to_couple = true`)).rejects.toThrow()
    const forged = sql`insert into documents (client_id, filename, original_name, uploaded_by, visible_to_couple)
      values (${id}, 'a.txt', 'A', 'client', false)`
    await expect(ask(forged)).rejects.toThrow()
    expect(await idsFor(planner)).toContain(body.id)
  })

  it('can’t be one that the couple uploaded', async () => {
    const { body } = await add(couple, { visibleToCouple: 'false' })
    expect(await idsFor(couple)).toContain(body.id)
    const change = { visibleToCouple: false, originalName: 'Hidden' }
    const refused = { status: 400, body: { issues: [{ path: 'visibleToCouple' }] } }
    expect(await planner.patch(`/api/documents/${body.id}`, change)).toMatchObject(refused)
    expect((await couple.get(path)).body).toContainEqual(body)
    const hide = server.database.ownerPool.query('update documents set visible_to_couple = false where id = $1', [
      body.id,
    ])
    await expect(hide).rejects.toThrow('documents_of_couple_are_visible')
    expect(await planner.patch(`/api/documents/${body.id}`, { originalName: 'Guests' })).toMatchObject({ status: 200 })
  })

  it('stays hidden after its wedding was deleted and restored', async () => {
    const restored = await server.couple(planner)
    const at = `/api/clients/${restored.client.id}/documents`
    await add(planner, { visibleToCouple: 'false' }, at)
    await planner.delete(`/api/clients/${restored.client.id}`)
    const [{ id }] = (await planner.get('/api/deleted-clients')).body
    await planner.post(`/api/deleted-clients/${id}/restore`)
    expect((await planner.get(at)).body).toMatchObject([{ visibleToCouple: false }])
  })
})

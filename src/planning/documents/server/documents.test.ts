import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Document, StudioDocument } from '#planning/documents/contract/endpoints.ts'
import type { FirstOf } from '#platform/contract/paging.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { formOf, pdf } from '#test/form.ts'
import { type Caller, openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

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

const send = async (
  caller: Caller,
  to: string,
  fields: Record<string, string>,
  ...files: Parameters<typeof formOf>[1] & {}
) => caller.post(to, ...(await formOf(fields, files)))

const add = async (caller: Caller, name: string, bytes: Buffer | string, fields: Record<string, string> = {}) =>
  send(caller, path, fields, { name, bytes })

/** Runs SQL in the couple's database role. */
async function ask(words: ReturnType<typeof sql>) {
  const { id: clientId, plannerId } = couple.client
  const person = { id: 0, name: 'Emma', access: 'all' } as const
  const who = { kind: 'couple', plannerId, clientId, sessionId: 0, person } as const
  return within(server.database.pool, who, (tx) => tx.execute(words))
}

describe('the first documents that match', () => {
  it('are searched by name, file and couple, and counted', async () => {
    const owner = await server.planner()
    const zoe = await owner.addClient({ partnerOneName: 'Zoë', partnerTwoName: 'Tom' })
    const grace = await owner.addClient({ partnerOneName: 'Grace', partnerTwoName: '' })
    const names = { 'Venue contract': zoe, 'Floor plan 100%': grace, Timeline: grace }
    for (const [originalName, { id }] of Object.entries(names))
      await owner.post('/api/documents', {
        clientId: id,
        originalName,
        filename: `${originalName[0]}.pdf`,
        category: originalName === 'Timeline' ? 'timeline' : 'contract',
      })
    const first = async (query: Record<string, string> = {}) => {
      const { rows, found, all } = (await owner.get(`/api/documents/first?${new URLSearchParams(query)}`))
        .body as FirstOf<StudioDocument>
      return [rows.map(({ originalName }) => originalName), found, all]
    }
    expect(await first()).toEqual([['Timeline', 'Floor plan 100%', 'Venue contract'], 3, 3])
    expect(await first({ limit: '1' })).toEqual([['Timeline'], 3, 3])
    expect(await first({ words: 'zoe CONTRACT' })).toEqual([['Venue contract'], 1, 3])
    expect(await first({ words: '100%' })).toEqual([['Floor plan 100%'], 1, 3])
    expect(await first({ words: 't.pdf' })).toEqual([['Timeline'], 1, 3])
    expect(await first({ category: 'contract', clientId: String(grace.id) })).toEqual([['Floor plan 100%'], 1, 3])
    expect(await first({ words: 'tent' })).toEqual([[], 0, 3])
  })
})

describe('a planner’s document', () => {
  it('is stored with its file and the given names', async () => {
    const fields = {
      clientId: String(couple.client.id),
      originalName: ' Venue contract ',
      category: 'contract',
      filename: 'mill.pdf',
    }
    const answer = await send(planner, '/api/documents', fields, {
      name: 'scan 1.pdf',
      bytes: pdf(),
      type: 'text/html',
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        clientId: couple.client.id,
        originalName: 'Venue contract',
        category: 'contract',
        filename: 'mill.pdf',
        fileType: 'application/pdf',
        fileSize: 2000,
        uploadedBy: 'planner',
      },
    })
    expect(Object.keys(answer.body).sort()).toEqual(
      [
        'category',
        'clientId',
        'createdAt',
        'fileSize',
        'fileType',
        'filename',
        'id',
        'originalName',
        'personName',
        'thumbnail',
        'uploadedBy',
        'visibleToCouple',
      ].sort(),
    )
    const { body } = await planner.get('/api/documents')
    expect(body[0]).toEqual({ ...answer.body, clientName: 'Emma & James' })
    const { visibleToCouple: _, ...theirs } = answer.body
    expect((await couple.get(path)).body[0]).toEqual(theirs)
  })

  it('may have no file, as JSON', async () => {
    const body = {
      clientId: couple.client.id,
      originalName: 'Seating plan',
      filename: 'seats.pdf',
      category: 'timeline',
    }
    const answer = await planner.post('/api/documents', body)
    expect(answer).toMatchObject({ status: 201, body: { ...body, fileSize: 0, fileType: '' } })
    expect((await planner.get(`/api/documents/${answer.body.id}/download`)).status).toBe(404)
    expect((await planner.delete(`/api/documents/${answer.body.id}`)).status).toBe(204)
  })

  it.each([
    ['no couple', { originalName: 'A', filename: 'a.pdf' }, 'clientId', 'Client is required'],
    ['no name', { clientId: '1', filename: 'a.pdf' }, 'originalName', 'Document name is required'],
    ['no file name', { clientId: 'own', originalName: 'A' }, 'filename', 'File name is required'],
    [
      'an unknown category',
      { clientId: '1', originalName: 'A', filename: 'a.pdf', category: 'x' },
      'category',
      'Please choose one of the categories.',
    ],
    [
      'a NUL in the name',
      { clientId: '1', originalName: 'A\0', filename: 'a.pdf' },
      'originalName',
      expect.any(String),
    ],
  ])('with %s is refused, as JSON and with a file, and leaves nothing', async (_, given, issue, message) => {
    const fields =
      'clientId' in given && given.clientId === 'own' ? { ...given, clientId: String(couple.client.id) } : given
    const before = await keys()
    const refused = { status: 400, body: { message, issues: [{ path: issue, message }] } }
    expect(await planner.post('/api/documents', fields)).toMatchObject(refused)
    if (issue !== 'filename')
      expect(
        await send(planner, '/api/documents', fields as Record<string, string>, { name: 'a.pdf', bytes: pdf() }),
      ).toMatchObject(refused)
    expect(await keys()).toEqual(before)
  })

  it("can't be added to another studio's wedding, and leaves no bytes", async () => {
    const other = await server.planner()
    const before = await keys()
    const fields = { clientId: String(couple.client.id), originalName: 'A' }
    expect((await send(other, '/api/documents', fields, { name: 'a.pdf', bytes: pdf() })).status).toBe(404)
    expect((await add(other, 'a.pdf', pdf())).status).toBe(404)
    expect(await keys()).toEqual(before)
    expect((await other.get('/api/documents')).body).toEqual([])
  })
})

describe('a couple’s document', () => {
  it('has the category general and its file’s name, and notifies the planner', async () => {
    const answer = await add(couple, 'Gäste.liste.txt', 'Großmutter Ida\r\n', { category: 'contract', clientId: '1' })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        category: 'general',
        uploadedBy: 'client',
        originalName: 'Gäste',
        filename: 'Gäste.liste.txt',
        fileType: 'text/plain',
      },
    })
    const { body } = await planner.get('/api/notifications')
    expect(body[0]).toMatchObject({
      type: 'client',
      title: 'New document from Emma & James',
      message: 'Gäste',
      relatedId: couple.client.id,
    })
  })

  it('can be deleted by it; those of the planner or other couples can’t', async () => {
    const [own, planners] = [await add(couple, 'a.png', png), await add(planner, 'b.png', png)]
    const stranger = await server.couple(planner)
    expect((await stranger.delete(`/api/documents/${own.body.id}`)).status).toBe(404)
    expect((await couple.delete(`/api/documents/${planners.body.id}`)).status).toBe(403)
    expect((await couple.delete(`/api/documents/${own.body.id}`)).status).toBe(204)
    const ids = (await planner.get(path)).body.map(({ id }: Document) => id)
    expect(ids).toContain(planners.body.id)
    expect(ids).not.toContain(own.body.id)
  })

  it('requires a file', async () => {
    expect((await send(couple, path, { originalName: 'A' })).body.issues).toEqual([
      { path: 'file', message: 'Please choose a file.' },
    ])
    expect((await send(couple, path, {}, { name: '', bytes: '' })).status).toBe(400)
    expect((await couple.post(path, { originalName: 'A' })).status).toBe(415)
  })
})

describe('the lists', () => {
  it('have pages with links, newest first', async () => {
    const other = await server.planner()
    const client = await other.addClient()
    for (let n = 1; n <= 5; n++)
      await other.post('/api/documents', { clientId: client.id, originalName: String(n), filename: `${n}.pdf` })
    for (const list of ['/api/documents', `/api/clients/${client.id}/documents`]) {
      const seen: string[] = []
      for (let next: string | undefined = `${list}?limit=2`; next;) {
        const { body, headers } = await other.get(next)
        seen.push(body.map(({ originalName }: Document) => originalName).join(''))
        next = /<(.+)>; rel="next"/.exec(String(headers.link))?.[1]
      }
      expect(seen).toEqual(['54', '32', '1'])
      expect((await other.get(list)).body).toHaveLength(5)
    }
  })

  it('are refused to a couple whose planner hides documents', async () => {
    const hidden = await server.couple(planner)
    const at = `/api/clients/${hidden.client.id}`
    const { body } = await send(hidden, `${at}/documents`, {}, { name: 'a.txt', bytes: 'ours' })
    await planner.post(`${at}/customization`, { enabledFeatures: ['tasks'] })
    const before = await keys()
    expect((await hidden.get(`${at}/documents`)).status).toBe(403)
    expect((await send(hidden, `${at}/documents`, {}, { name: 'b.txt', bytes: 'more' })).status).toBe(403)
    expect((await hidden.get(`/api/documents/${body.id}/download`)).status).toBe(403)
    expect((await hidden.get(`/api/documents/${body.id}/view`)).status).toBe(403)
    expect((await hidden.delete(`/api/documents/${body.id}`)).status).toBe(403)
    expect((await planner.get(`/api/documents/${body.id}/download`)).status).toBe(200)
    expect(await keys()).toEqual(before)
  })
})

it('of a planner can’t be deleted by a couple’s database role', async () => {
  const { body } = await add(planner, 'contract.pdf', pdf())
  const { id } = couple.client
  await ask(sql`delete from documents where id = ${body.id}`)
  expect((await planner.get(path)).body).toContainEqual(expect.objectContaining({ id: body.id }))
  const forged = sql`insert into documents (client_id, filename, original_name, uploaded_by) values (${id}, 'a.pdf', 'A', 'planner')`
  await expect(ask(forged)).rejects.toThrow()
})

describe('a document that is changed or hidden', () => {
  it('is kept as somebody else has changed it since it was seen', async () => {
    const planner = await server.planner()
    const { id: clientId } = await planner.addClient()
    const fields = { clientId, originalName: 'Plan', filename: 'plan.pdf', category: 'general' }
    const { body } = await planner.post('/api/documents', fields)
    const change = (values: object) => planner.patch(`/api/documents/${body.id}`, values)
    const previous = { originalName: 'Plan', visibleToCouple: body.visibleToCouple }
    expect((await change({ originalName: 'Floor plan', previous })).status).toBe(200)
    expect(await change({ originalName: 'Guests', visibleToCouple: false, previous })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'originalName' }], current: { originalName: 'Floor plan' } },
    })
    expect((await planner.get(`/api/clients/${clientId}/documents`)).body).toMatchObject([
      { originalName: 'Floor plan', visibleToCouple: body.visibleToCouple },
    ])
  })

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
      const { id } = couple.client
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
      expect(await planner.patch(`/api/documents/${body.id}`, { originalName: 'Guests' })).toMatchObject({
        status: 200,
      })
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
})

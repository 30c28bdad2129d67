import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListOutcome, ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Sent = ListOutcome & { message: string; issues: { path: string; message: string }[] }

async function wedding() {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const { id } = couple.client
  const path = `/api/clients/${id}`
  return {
    planner,
    couple,
    id,
    path,
    send: async (rows: ListRow[], more: object = {}) => {
      const { status, body } = await couple.post('/api/lists', { kind: 'guests', clientId: id, rows, ...more })
      return { status, body: body as Sent }
    },
    undo: (batch: number | null) => couple.post(`${path}/guests/undo`, { batch }),
    listed: async () => (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[],
  }
}

const webers: ListRow[] = [
  {
    group: '1',
    envelope: 'The Webers',
    firstName: 'Anna',
    lastName: 'Weber',
    'answer:Dinner': 'yes',
    privateNotes: 'Ours',
    envelopeNotes: 'Ours too',
  },
  { group: '1', firstName: 'Ben', lastName: 'Weber' },
  { group: '1', seat: 'yes' },
]

describe('a list of guests that the couple brings', () => {
  it('is previewed, added without private notes, told in the history, and undone by the couple', async () => {
    const { planner, couple, path, send, undo, listed } = await wedding()
    expect(await send(webers, { preview: true })).toMatchObject({
      status: 200,
      body: { added: 0, batch: null, problems: [], rows: [{}, {}, {}] },
    })
    expect(await listed()).toEqual([])
    const { status, body } = await send(webers)
    expect({ status, added: body.added }).toEqual({ status: 200, added: 3 })
    const [stored] = await listed()
    expect(stored).toMatchObject({ name: 'The Webers', isProposed: false, unnamedSeats: 1, privateNotes: null })
    expect(stored!.guests).toMatchObject([
      { firstName: 'Anna', privateNotes: null, answers: [{ attending: true }] },
      { firstName: 'Ben', privateNotes: null },
    ])
    const [told] = (await planner.get(`${path}/history`)).body as { sentence: string }[]
    expect(told!.sentence).toMatch(/imported a list: 3 rows\.$/)
    expect((await planner.get('/api/lists')).body).toMatchObject([{ batch: body.batch, kind: 'guests', count: 3 }])
    expect(await undo(body.batch)).toMatchObject({ status: 200, body: { kept: [] } })
    expect(await listed()).toEqual([])
    expect((await planner.get(`${path}/parts`)).body).toEqual([])
    expect((await planner.get('/api/lists')).body).toEqual([])
    expect((await undo(body.batch)).status).toBe(409)
    expect((await couple.get(`${path}/history`)).status).toBe(403)
  })

  it('completes envelopes that are there, without what only the planner sees', async () => {
    const { planner, path, send, undo, listed } = await wedding()
    await planner.post(`${path}/envelopes`, {
      name: 'The Webers',
      privateNotes: 'Pays late',
      guests: [{ firstName: 'Anna', lastName: 'Weber', privateNotes: 'Allergic to him' }],
    })
    const before = await listed()
    const rows = [{ ...webers[0]!, email: 'webers@example.com', dietary: 'vegan' }, webers[1]!]
    const sent = await send(rows)
    expect(sent.body.rows).toEqual([
      { row: 0, becomes: 'merged' },
      { row: 1, becomes: 'added' },
    ])
    expect(JSON.stringify(sent.body)).not.toMatch(/Pays late|Allergic|Ours/)
    const [stored] = await listed()
    expect(stored).toMatchObject({ email: 'webers@example.com', privateNotes: 'Pays late' })
    expect(stored!.guests).toMatchObject([
      { firstName: 'Anna', dietary: 'vegan', privateNotes: 'Allergic to him' },
      { firstName: 'Ben', privateNotes: null },
    ])
    expect((await send(rows)).body).toMatchObject({ added: 0, batch: null })
    expect((await undo(sent.body.batch)).status).toBe(200)
    expect(await listed()).toEqual(before)
  })

  it('is refused unless the planner lets the couple edit, and so is its undo', async () => {
    const { planner, path, send, undo, listed } = await wedding()
    const { body } = await send(webers)
    for (const coupleMay of ['propose', 'read']) {
      await planner.patch(`${path}/guest-list`, { coupleMay })
      expect((await send(webers, { preview: true })).status).toBe(403)
      expect((await send([{ group: '1', firstName: 'Zoe' }])).status).toBe(403)
      expect((await undo(body.batch)).status).toBe(403)
    }
    expect(await listed()).toHaveLength(1)
  })

  it('is refused while the planner hides the guests, and to who may only see money', async () => {
    const { planner, couple, path, send, undo } = await wedding()
    const { body } = await send(webers)
    const { rows } = await server.database.ownerPool.query<{ id: number }>(
      `select id from people where client_id = $1 and access is not null`,
      [couple.client.id],
    )
    await server.database.ownerPool.query(`update people set access = 'only-money' where id = any($1)`, [
      rows.map(({ id }) => id),
    ])
    expect((await send([{ group: '1', firstName: 'Zoe' }])).status).not.toBe(200)
    expect((await undo(body.batch)).status).not.toBe(200)
    await server.database.ownerPool.query(`update people set access = 'all' where id = any($1)`, [
      rows.map(({ id }) => id),
    ])
    await planner.post(`${path}/customization`, { showsGuests: false })
    expect((await undo(body.batch)).status).toBe(403)
    expect((await send(webers, { preview: true })).status).toBe(403)
  })

  it('is of its own wedding and of guests only', async () => {
    const { couple, id, undo } = await wedding()
    const other = await wedding()
    const { body } = await other.send(webers)
    const before = await other.listed()
    for (const preview of [true, false])
      expect(
        (await couple.post('/api/lists', { kind: 'guests', clientId: other.id, rows: webers, preview })).status,
      ).toBe(404)
    expect((await couple.post('/api/lists', { kind: 'guests', rows: webers })).status).toBe(400)
    for (const kind of ['clients', 'vendors', 'tasks', 'events'])
      expect((await couple.post('/api/lists', { kind, clientId: id, rows: [{ title: 'X', name: 'X' }] })).status).toBe(
        400,
      )
    expect((await undo(body.batch)).status).toBe(404)
    expect((await couple.post(`${other.path}/guests/undo`, { batch: body.batch })).status).toBe(404)
    expect((await couple.get('/api/lists')).status).toBe(403)
    expect(await other.listed()).toEqual(before)
  })

  it('undoes nothing that the planner has done, and what was changed since stays', async () => {
    const { planner, path, id, send, undo, listed } = await wedding()
    const byPlanner = await planner.post('/api/lists', { kind: 'guests', clientId: id, rows: webers })
    expect((await undo(byPlanner.body.batch)).status).toBe(404)
    const { body } = await send([
      { group: '1', firstName: 'Zoe' },
      { group: '2', firstName: 'Max' },
    ])
    const zoe = (await listed()).find(({ name }) => name === 'Zoe')!
    await planner.patch(`/api/guests/${zoe.guests[0]!.id}`, { privateNotes: 'Late' })
    const undone = await undo(body.batch)
    expect(undone.status).toBe(200)
    expect(undone.body.kept).toContain('Zoe')
    expect((await listed()).map(({ name }) => name)).toEqual(['The Webers', 'Zoe'])
    const { body: again } = await send([{ group: '1', firstName: 'Ida' }])
    await server.database.ownerPool.query(`update history set at = now() - interval '25 hours' where batch = $1`, [
      again.batch,
    ])
    expect((await undo(again.batch)).status).toBe(404)
    expect((await planner.post(`${path}/guests/undo`, { batch: again.batch })).status).toBe(403)
  })

  it('doubles nobody when both partners and the planner send it at once', async () => {
    const { planner, id, send, listed } = await wedding()
    const sent = await Promise.all([
      send(webers),
      send(webers),
      planner.post('/api/lists', { kind: 'guests', clientId: id, rows: webers }),
    ])
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(sent.map(({ body }) => body.added).toSorted()).toEqual([0, 0, 3])
    expect(await listed()).toHaveLength(1)
  })

  it('and its undo are applied once, however often they are sent with one key', async () => {
    const { couple, id, path, listed } = await wedding()
    const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
    const list = { kind: 'guests', clientId: id, rows: webers, duplicates: 'add' }
    const sent = [
      await couple.send('POST', '/api/lists', list, keyed('the-list-of-the-webers')),
      await couple.send('POST', '/api/lists', list, keyed('the-list-of-the-webers')),
    ]
    expect(sent[1]).toMatchObject({ status: 200, body: sent[0]!.body })
    expect(await listed()).toHaveLength(1)
    const body = { batch: sent[0]!.body.batch }
    for (let times = 0; times < 2; times++)
      expect((await couple.send('POST', `${path}/guests/undo`, body, keyed('the-undo-of-the-webers'))).status).toBe(200)
    expect(await listed()).toEqual([])
  })

  it('has the rows and the size of a planner’s, and is told in the language of the page', async () => {
    const { send, couple } = await wedding()
    const rows = Array.from({ length: 3001 }, (_, at) => ({ group: String(at), firstName: `Guest ${at}` }))
    expect((await send(rows)).status).toBe(400)
    expect((await send([])).status).toBe(400)
    const large = rows.slice(0, 3000).map((row) => ({ ...row, access: 'x'.repeat(1500) }))
    expect((await send(large)).status).toBe(413)
    await send(webers)
    const { body } = await send([{ ...webers[0]!, 'answer:Dinner': 'no' }, { group: '2' }], {
      preview: true,
      language: 'de',
    })
    expect(body.duplicates[0]!.message).toBe('Es gibt schon eine Einladung „The Webers“.')
    expect(body.duplicates[1]!.message).toMatch(/Dinner/)
    expect(body.duplicates[1]!.message).not.toMatch(/stays/)
    expect(body.problems[0]!.message).toBe('Bitte geben Sie einen Namen ein.')
    const refused = await couple.send(
      'POST',
      '/api/lists',
      { kind: 'guests', clientId: couple.client.id, rows: [{ group: '2' }] },
      { headers: { 'x-larkspur-language': 'fr' } },
    )
    expect(refused.status).toBe(400)
    expect(refused.body.message).not.toMatch(/nothing was/)
  })
})

it('a tag that an envelope has no room for is said', async () => {
  const { send, listed } = await wedding()
  const tags = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `tag ${from + at}`).join(', ')
  const first = await send([
    { group: '1', firstName: 'Anna', tags: tags(0, 15) },
    { group: '1', firstName: 'Ben', tags: tags(10, 22) },
  ])
  expect(first.body.notes).toEqual([
    { row: 0, message: 'An envelope has at most 20 tags. Left out: “tag 20”, “tag 21”.' },
  ])
  expect((await listed())[0]!.tags).toHaveLength(20)
  await send([{ group: '1', firstName: 'Carl', tags: tags(0, 19) }])
  const merged = await send([{ group: '1', firstName: 'Carl', tags: 'bus, train' }], { preview: true })
  expect(merged.body.notes).toEqual([{ row: 0, message: 'An envelope has at most 20 tags. Left out: “train”.' }])
  const skipped = await send([{ group: '1', firstName: 'Carl', tags: 'bus, train' }], { duplicates: 'skip' })
  expect(skipped.body.notes).toEqual([])
  const tooMany = await send([{ group: '9', firstName: 'Dan', tags: tags(0, 21) }], { preview: true })
  expect(tooMany.body.problems).toEqual([{ row: 0, field: 'tags', message: 'Please use at most twenty tags.' }])
})

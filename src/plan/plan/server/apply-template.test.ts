import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TemplateLine } from '#plan/plan/contract/endpoints.ts'
import { before, planRows } from '#test/plan-rows.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: { id: number } }
let clientId: number
let templateId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  planner = await server.planner()
  const client = await planner.addClient({ weddingDate: '2027-06-30' })
  couple = await server.couple(planner, client)
  clientId = client.id
  templateId = (await planner.post('/api/templates', { name: 'Full planning', rows: planRows })).body.id
})

const view = async (today = '2026-11-01') =>
  (await planner.get(`/api/clients/${clientId}/apply-template/${templateId}?today=${today}`)).body as {
    name: string
    lines: TemplateLine[]
  }
const apply = (body: object = {}) => planner.post(`/api/clients/${clientId}/apply-template`, { templateId, ...body })
const tasks = async () => (await planner.get(`/api/clients/${clientId}/tasks`)).body
const events = async () => (await planner.get(`/api/clients/${clientId}/events`)).body
const invoices = async () => (await planner.get(`/api/clients/${clientId}/invoices`)).body
const undo = (batch: number) => planner.post(`/api/history/${batch}/undo`)
const withoutMoney = ['venue', 'band', 'tasting', 'menu'].map((key) => ({ key }))

describe('the view of a template', () => {
  it('has each row with its date, and says what is past or in the wedding already', async () => {
    await planner.post('/api/tasks', { title: ' confirm  the Menu ', clientId })
    const { name, lines } = await view('2026-11-01')
    expect(name).toBe('Full planning')
    expect(lines.map(({ key, date, isPast, state, hasTwin }) => [key, date, isPast, state, hasTwin])).toEqual([
      ['venue', '2026-06-30', true, 'new', false],
      ['band', '2027-04-30', false, 'new', false],
      ['tasting', '2027-03-30', false, 'new', false],
      ['menu', '2027-04-06', false, 'new', true],
      ['deposit', null, false, 'new', false],
      ['balance', '2027-06-16', false, 'new', false],
    ])
  })

  it('has no dates for a wedding without one', async () => {
    ;({ id: clientId } = await planner.addClient())
    expect((await view()).lines.every(({ date, isPast }) => date === null && !isPast)).toBe(true)
  })
})

describe('applying a template', () => {
  it('adds its rows in one transaction, with offsets, phases, steps and payments as drafts', async () => {
    const { body } = await apply({ rows: planRows.map(({ key }) => ({ key })), amount: '1000' })
    expect(body).toEqual({ batch: expect.any(Number), added: 6, changed: 0, removed: 0 })
    expect((await apply({ rows: [{ key: 'deposit' }] })).body).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(await tasks()).toEqual([
      expect.objectContaining({
        title: 'Book the venue',
        phase: 'Foundation',
        priority: 'high',
        dueDate: '2026-06-30',
        offset: before(12),
        visibleToCouple: true,
      }),
      expect.objectContaining({ title: 'Confirm the menu', dueDate: '2027-04-06', offset: { months: -3, days: 7 } }),
      expect.objectContaining({
        title: 'Choose the band',
        assignedTo: 'client',
        visibleToCouple: true,
        dueDate: '2027-04-30',
        steps: [
          { id: 1, title: 'Listen', done: false },
          { id: 2, title: 'Sign', done: false },
        ],
      }),
    ])
    expect(await events()).toEqual([
      expect.objectContaining({ title: 'Tasting', date: '2027-03-30', time: '14:00', minutes: 90, offset: before(3) }),
    ])
    expect(
      (await invoices())
        .map((one: Record<string, unknown>) => [one['description'], one['amount'], one['dueDate'], one['status']])
        .toSorted(),
    ).toEqual([
      ['Balance', '600.00', '2027-06-16', 'Draft'],
      ['Deposit', '400.00', null, 'Draft'],
    ])
  })

  it('is one line of the history, and one undo takes all of it back', async () => {
    const { batch } = (await apply({ rows: planRows.map(({ key }) => ({ key })), amount: '1000' })).body
    const { body: history } = await planner.get(`/api/clients/${clientId}/history?limit=1`)
    expect(history[0]).toMatchObject({ batch, sentence: 'Paula Planner applied the plan “Full planning”: 6 rows.' })
    expect((await undo(batch)).body).toMatchObject({ count: 6, kept: [] })
    expect([await tasks(), await events(), await invoices()]).toEqual([[], [], []])
  })

  it('keeps what was touched since, when it is taken back', async () => {
    const { batch } = (await apply({ rows: withoutMoney })).body
    const band = (await tasks()).find(({ title }: { title: string }) => title === 'Choose the band')
    await couple.patch(`/api/tasks/${band.id}`, { completed: true })
    expect((await undo(batch)).body).toMatchObject({
      count: 3,
      kept: [{ id: band.id, what: 'task', title: 'Choose the band' }],
    })
    expect((await tasks()).map(({ id }: { id: number }) => id)).toEqual([band.id])
  })

  it('takes what the wedding does not have yet, if no rows are given; payments need an amount', async () => {
    await planner.post('/api/tasks', { title: 'Confirm the menu', clientId })
    expect((await apply()).status).toBe(400)
    expect((await apply({ amount: '10' })).body).toMatchObject({ added: 5 })
    expect((await apply({ amount: '10' })).body).toMatchObject({ added: 0 })
  })

  it('does not bring back rows that were deleted or left out before, unless they are chosen', async () => {
    const fates = async () => (await view()).lines.flatMap(({ key, earlier }) => (earlier ? [[key, earlier]] : []))
    const { batch } = (await apply({ rows: [{ key: 'venue' }] })).body
    expect(await fates()).toEqual([
      ['band', 'skipped'],
      ['tasting', 'skipped'],
      ['menu', 'skipped'],
    ])
    await undo(batch)
    expect(await fates()).toEqual([])
    await apply({ rows: withoutMoney })
    const [venue, menu] = await tasks()
    await planner.post('/api/tasks/bulk', { ids: [venue.id, menu.id], delete: true })
    const fatesOfDeleted = [
      ['venue', 'deleted'],
      ['menu', 'deleted'],
    ]
    expect(await fates()).toEqual(fatesOfDeleted)
    expect((await apply({ amount: '10' })).body).toMatchObject({ added: 2 })
    expect(await fates()).toEqual(fatesOfDeleted)
    expect((await apply({ rows: [{ key: 'venue' }] })).body).toMatchObject({ added: 1 })
    expect(await fates()).toEqual([['menu', 'deleted']])
  })

  it('takes the chosen rows only, some at a date of their own', async () => {
    await apply({
      rows: [
        { key: 'venue', date: '2026-11-23' },
        { key: 'menu', date: '' },
      ],
    })
    expect(await tasks()).toEqual([
      expect.objectContaining({ title: 'Book the venue', dueDate: '2026-11-23', offset: null }),
      expect.objectContaining({ title: 'Confirm the menu', dueDate: null, offset: null }),
    ])
  })

  it('adds tasks that were done before as completed, and tells nobody of them', async () => {
    await server.workOff()
    const rows = [
      { key: 'venue', done: true },
      { key: 'band', done: true },
      { key: 'tasting', done: true },
      { key: 'menu' },
    ]
    expect((await apply({ rows })).body).toMatchObject({ added: 4 })
    const done = { completed: true, completedAt: expect.any(String), offset: before(12), dueDate: '2026-06-30' }
    expect(await tasks()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Book the venue', ...done }),
        expect.objectContaining({
          title: 'Choose the band',
          completed: true,
          steps: [expect.objectContaining({ done: true }), expect.objectContaining({ done: true })],
        }),
        expect.objectContaining({ title: 'Confirm the menu', completed: false }),
      ]),
    )
    expect(await events()).toMatchObject([{ title: 'Tasting', date: '2027-03-30' }])
    const { rows: news } = await server.database.ownerPool.query('select title from notices where client_id = $1', [
      clientId,
    ])
    expect(news).toEqual([])
  })

  it('tells the couple once of all its tasks', async () => {
    await server.workOff()
    await apply({ rows: withoutMoney })
    const waiting = await server.database.ownerPool.query(
      'select title from notices where client_id = $1 and settled_at is null',
      [clientId],
    )
    expect(waiting.rows).toEqual([{ title: 'Task for you: Choose the band' }])
  })

  it('to a wedding without a date makes tasks that wait for it', async () => {
    ;({ id: clientId } = await planner.addClient())
    await apply({ rows: withoutMoney })
    expect(await tasks()).toEqual(
      ['Book the venue', 'Choose the band', 'Confirm the menu'].map((title) =>
        expect.objectContaining({ title, dueDate: null }),
      ),
    )
    expect(await events()).toEqual([])
    const { body: waiting } = await planner.get(`/api/clients/${clientId}/waiting-events`)
    expect(waiting).toEqual([
      { id: expect.any(Number), title: 'Tasting', time: '14:00', type: 'tasting', offset: before(3) },
    ])
    expect((await planner.get(`/api/events/${waiting[0].id}`)).status).toBe(404)
    expect((await planner.patch(`/api/events/${waiting[0].id}`, { title: 'Menu tasting' })).status).toBe(400)
    await planner.post(`/api/clients/${clientId}/re-date`, { weddingDate: '2027-06-30' })
    expect((await tasks()).map(({ dueDate }: { dueDate: string }) => dueDate)).toEqual([
      '2026-06-30',
      '2027-04-06',
      '2027-04-30',
    ])
    expect(await events()).toEqual([expect.objectContaining({ title: 'Tasting', date: '2027-03-30' })])
  })

  it('changes nothing if it is refused', async () => {
    const other = await server.planner()
    const theirs = (await other.post('/api/templates', { name: 'Theirs', rows: planRows })).body.id
    for (const [body, status] of [
      [{ rows: [{ key: 'venue' }, { key: 'nothing' }] }, 404],
      [{ templateId: theirs }, 404],
      [{ rows: [{ key: 'venue', date: 'soon' }] }, 400],
      [{ rows: [{ key: 'venue' }, { key: 'deposit' }] }, 400],
    ] as const)
      expect((await apply(body)).status, JSON.stringify(body)).toBe(status)
    expect((await other.post(`/api/clients/${clientId}/apply-template`, { templateId: theirs })).status).toBe(404)
    expect([await tasks(), await invoices()]).toEqual([[], []])
  })
})

it('300 rows are applied and taken back in one request each', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    key: `row-${at}`,
    kind: at % 5 === 0 ? 'event' : 'task',
    title: `Row ${at}`,
    offset: before(at % 12, at % 28),
  }))
  const { body: template } = await planner.post('/api/templates', { name: 'Large', rows: many })
  const { body } = await apply({ templateId: template.id })
  expect(body).toMatchObject({ added: 300 })
  expect((await undo(body.batch)).body).toMatchObject({ count: 300 })
  expect([await tasks(), await events()]).toEqual([[], []])
})

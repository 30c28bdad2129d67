import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  planner = await server.planner()
})
afterAll(() => server.close())

const task = { key: 'cake', kind: 'task', title: 'Choose the cake' }
const whole = {
  phase: null,
  description: null,
  offset: null,
  priority: 'medium',
  assignedTo: 'planner',
  visibleToCouple: true,
  steps: [],
}
const add = async (values: Record<string, unknown> = {}) =>
  (await planner.post('/api/templates', { name: 'Full', ...values })).body
const list = async () => (await planner.get('/api/templates')).body

describe('plan templates', () => {
  it('store their rows, with defaults for what was not said', async () => {
    const rows = [
      { ...task, offset: { months: -3, days: 0 } },
      { key: 'tasting', kind: 'event', title: 'Tasting', offset: { months: 0, days: -7, from: 'cake' }, time: '15:00' },
      { key: 'deposit', kind: 'payment', title: 'Deposit', share: '33.333' },
    ]
    const answer = await planner.post('/api/templates', { name: ' Full ', description: 'Twelve months', rows })
    expect(answer).toMatchObject({ status: 201, body: { name: 'Full', description: 'Twelve months', revision: 1 } })
    expect(answer.body.rows).toEqual([
      { ...whole, ...rows[0] },
      { phase: null, description: null, type: 'milestone', minutes: null, ...rows[1] },
      { phase: null, description: null, offset: null, ...rows[2] },
    ])
    expect((await planner.get(`/api/templates/${answer.body.id}`)).body).toEqual(answer.body)
  })

  it('follow the studio’s default where a task does not say whether the couple sees it, and keep what they were', async () => {
    const visible = async (id: number) =>
      (await planner.get(`/api/templates/${id}`)).body.rows.map((row: typeof whole) => row.visibleToCouple)
    const { id } = await add({ rows: [task, { ...task, key: 'notes', visibleToCouple: false }] })
    expect(await visible(id)).toEqual([true, false])
    await planner.patch('/api/business', { tasksArePrivate: true })
    const rows = [
      task,
      { ...task, key: 'notes' },
      { ...task, key: 'new' },
      { ...task, key: 'vows', assignedTo: 'client' },
    ]
    await planner.patch(`/api/templates/${id}`, { rows })
    expect(await visible(id)).toEqual([true, false, false, true])
  })

  it('are listed by name with what is in them', async () => {
    const later = await add({ name: 'partial', rows: [{ ...task, offset: { months: 0, days: 14 } }] })
    const first = await add({ name: 'Full' })
    expect(await list()).toEqual([
      expect.objectContaining({ id: first.id, name: 'Full', rows: 0, tasks: 0, first: null, last: null }),
      expect.objectContaining({ id: later.id, rows: 1, tasks: 1, events: 0, last: { months: 0, days: 14 } }),
    ])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ rows: [{ ...task, title: '' }] }, 'rows.0.title'],
    [{ rows: [{ ...task, kind: 'party' }] }, 'rows.0.kind'],
    [{ rows: [{ ...task, offset: { months: -61, days: 0 } }] }, 'rows.0.offset.months'],
    [{ rows: [task, task] }, 'rows.1.key'],
    [{ rows: [task, { ...task, key: 'b', offset: { months: 0, days: 1, from: 'c' } }] }, 'rows.1.offset'],
    [{ rows: [{ ...task, offset: { months: 0, days: 1, from: 'cake' } }] }, 'rows.0.offset'],
    [{ rows: [{ key: 'a', kind: 'payment', title: 'Deposit', share: '101' }] }, 'rows.0.share'],
    [{ rows: [{ key: 'a', kind: 'event', title: 'Tasting', time: '25:00' }] }, 'rows.0.time'],
    [{ rows: [], copyOf: 1 }, 'rows'],
  ])('refuse %j', async (values, path) => {
    const answer = await planner.post('/api/templates', { name: 'Full', ...values })
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect(await list()).toEqual([])
  })

  it('have at most 500 rows', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => ({ ...task, key: `k${n}` }))
    expect((await planner.post('/api/templates', { name: 'Full', rows })).status).toBe(400)
    expect((await add({ rows: rows.slice(1) })).rows).toHaveLength(500)
  })

  it('are at most a hundred', async () => {
    const { id } = await add()
    await server.database.ownerPool.query(
      `insert into templates (planner_id, name, rows, contents)
        select planner_id, name, rows, contents from templates, generate_series(1, 99) where id = $1`,
      [id],
    )
    expect((await planner.post('/api/templates', { name: 'One more' })).status).toBe(400)
    await planner.delete(`/api/templates/${id}`)
    expect((await planner.post('/api/templates', { name: 'One more' })).status).toBe(201)
    expect((await planner.post(`/api/templates/${id}/restore`)).status).toBe(400)
  })
})

describe('changing a template', () => {
  it('changes the given fields and counts the revision up', async () => {
    const { id } = await add({ description: 'Old', rows: [task] })
    const named = await planner.patch(`/api/templates/${id}`, { name: 'New', revision: 1 })
    expect(named).toMatchObject({ status: 200, body: { name: 'New', description: 'Old', revision: 2 } })
    expect(named.body.rows).toHaveLength(1)
    const emptied = await planner.patch(`/api/templates/${id}`, { description: '', rows: [], revision: 2 })
    expect(emptied.body).toMatchObject({ description: null, rows: [], revision: 3 })
    expect(await list()).toEqual([expect.objectContaining({ rows: 0, tasks: 0 })])
  })

  it('is refused on an old revision, and by references that lead nowhere', async () => {
    const { id } = await add({ rows: [task] })
    await planner.patch(`/api/templates/${id}`, { name: 'New', revision: 1 })
    const late = await planner.patch(`/api/templates/${id}`, { rows: [], revision: 1 })
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('changed elsewhere') } })
    const astray = [{ ...task, offset: { months: 0, days: 1, from: 'nothing' } }]
    expect((await planner.patch(`/api/templates/${id}`, { rows: astray, revision: 2 })).status).toBe(400)
    expect((await planner.get(`/api/templates/${id}`)).body).toMatchObject({ revision: 2, rows: [task] })
  })

  it('takes only one of two changes made at once', async () => {
    const { id } = await add()
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => planner.patch(`/api/templates/${id}`, { name, revision: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('copying and deleting', () => {
  it('copies a template with all rows', async () => {
    const { id } = await add({ description: 'For all', rows: [task] })
    const copy = await planner.post('/api/templates', { copyOf: id })
    expect(copy).toMatchObject({
      status: 201,
      body: { name: 'Full (copy)', description: 'For all', revision: 1, rows: [task] },
    })
    expect((await planner.post('/api/templates', { copyOf: id, name: 'Autumn' })).body.name).toBe('Autumn')
    const long = await add({ name: 'x'.repeat(100) })
    expect((await planner.post('/api/templates', { copyOf: long.id })).body.name).toHaveLength(100)
    const other = await server.planner()
    expect((await other.post('/api/templates', { copyOf: id })).status).toBe(404)
  })

  it('deletes a template, and restores it with its id', async () => {
    const template = await add({ rows: [task] })
    const path = `/api/templates/${template.id}`
    expect((await planner.delete(path)).status).toBe(204)
    expect(await list()).toEqual([])
    for (const answer of [
      await planner.get(path),
      await planner.patch(path, { name: 'No' }),
      await planner.delete(path),
    ])
      expect(answer.status).toBe(404)
    expect(await planner.post(`${path}/restore`)).toMatchObject({ status: 201, body: template })
    expect((await planner.get(path)).body).toEqual(template)
  })
})

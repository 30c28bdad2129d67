import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  planner = await server.planner()
  couple = await server.couple(planner, await planner.addClient({ weddingDate: '2027-06-14' }))
})

const add = async (values: object = {}): Promise<Task> =>
  (await planner.post('/api/tasks', { title: 'Book florist', clientId: couple.client.id, ...values })).body
const read = async ({ id }: Task): Promise<Task> => (await planner.get(`/api/tasks/${id}`)).body
const bulk = (tasks: readonly { id: number }[], rest: object) =>
  planner.post('/api/tasks/bulk', { ids: tasks.map(({ id }) => id), ...rest })

describe('several tasks at once', () => {
  it('are changed as one batch, which is taken back as one', async () => {
    const tasks = [await add(), await add({ priority: 'low', dueDate: '2027-01-01' }), await add({ clientId: '' })]
    const change = { dueDate: '2027-03-01', priority: 'high', phase: 'Flowers', completed: true }
    const { status, body } = await bulk(tasks, { change })
    expect({ status, count: body.count }).toEqual({ status: 200, count: 3 })
    for (const task of tasks) expect(await read(task)).toMatchObject({ ...change, completedAt: expect.any(String) })
    expect((await planner.post(`/api/history/${body.batch}/undo`)).body).toMatchObject({ count: 3, kept: [] })
    for (const task of tasks) expect(await read(task)).toEqual(task)
  })

  it('are deleted, and put back', async () => {
    const tasks = [await add(), await add({ steps: [{ title: 'Call' }] })]
    const { batch } = (await bulk(tasks, { delete: true })).body
    expect((await planner.get('/api/tasks')).body).toEqual([])
    await planner.post(`/api/history/${batch}/undo`)
    for (const task of tasks) expect(await read(task)).toEqual(task)
  })

  it('keep following the wedding with a new offset', async () => {
    const tied = await add({ offset: { months: 0, days: -14 } })
    const fixed = await add({ dueDate: '2027-01-01' })
    await bulk([tied, fixed], { change: { dueDate: '2027-06-04' } })
    expect(await read(tied)).toMatchObject({ dueDate: '2027-06-04', offset: { months: 0, days: -10 } })
    expect(await read(fixed)).toMatchObject({ dueDate: '2027-06-04', offset: null })
    await bulk([tied], { change: { dueDate: '' } })
    expect(await read(tied)).toMatchObject({ dueDate: null, offset: null })
  })

  it('are moved by days, without those that have no date, and taken back as one', async () => {
    const tied = await add({ offset: { months: 0, days: -14 } })
    const tasks = [tied, await add({ dueDate: '2027-02-22' }), await add({ clientId: '' })]
    const { status, body } = await bulk(tasks, { change: { shiftDays: 7 } })
    expect(status).toBe(200)
    expect(await read(tasks[0]!)).toMatchObject({ dueDate: '2027-06-07', offset: { months: 0, days: -7 } })
    expect(await read(tasks[1]!)).toMatchObject({ dueDate: '2027-03-01', offset: null })
    expect(await read(tasks[2]!)).toEqual(tasks[2])
    await planner.post(`/api/history/${body.batch}/undo`)
    for (const task of tasks) expect(await read(task)).toEqual(task)
    for (const change of [{ shiftDays: 7, dueDate: '2027-03-01' }, { shiftDays: 0.5 }, { shiftDays: 400 }])
      expect((await bulk(tasks, { change })).status).toBe(400)
  })

  it('are made private, and shown to the couple, without those that are internal', async () => {
    const seen = async () => (await couple.get(`/api/clients/${couple.client.id}/tasks`)).body.map(({ id }: Task) => id)
    const tasks = [await add(), await add(), await add({ clientId: '' })]
    const { body } = await bulk(tasks, { change: { visibleToCouple: false } })
    expect(await seen()).toEqual([])
    await planner.post(`/api/history/${body.batch}/undo`)
    expect(await seen()).toEqual([tasks[0]!.id, tasks[1]!.id])
    await bulk(tasks, { change: { visibleToCouple: false } })
    await bulk(tasks, { change: { visibleToCouple: true } })
    expect(await seen()).toEqual([tasks[0]!.id, tasks[1]!.id])
    expect((await read(tasks[2]!)).visibleToCouple).toBe(false)
  })

  it('are shown to the couple when they are given to it', async () => {
    const task = await add({ visibleToCouple: false })
    await bulk([task], { change: { assignedTo: 'client' } })
    const seen = (await couple.get(`/api/clients/${couple.client.id}/tasks`)).body
    expect(seen.map(({ id }: Task) => id)).toEqual([task.id])
  })

  it('are news for the couple only if it did not have them before', async () => {
    const tasks = [await add({ assignedTo: 'client', title: 'Call the band' }), await add()]
    const { ownerPool } = server.database
    await ownerPool.query('delete from notices where client_id = $1', [couple.client.id])
    await bulk(tasks, { change: { assignedTo: 'client' } })
    const { rows } = await ownerPool.query<{ title: string }>(
      'select distinct title from notices where client_id = $1',
      [couple.client.id],
    )
    expect(rows).toEqual([{ title: expect.stringContaining('Book florist') }])
  })

  it('are not given to a couple if one of them is internal', async () => {
    const tasks = [await add(), await add({ clientId: '' })]
    const { status, body } = await bulk(tasks, { change: { assignedTo: 'client' } })
    expect({ status, paths: body.issues.map(({ path }: { path: string }) => path) }).toEqual({
      status: 400,
      paths: ['change.assignedTo'],
    })
    for (const task of tasks) expect(await read(task)).toEqual(task)
  })

  it('stay as they are if one of them is missing or of another studio', async () => {
    const own = await add()
    const stranger = await server.planner()
    const foreign = (await stranger.post('/api/tasks', { title: 'Theirs' })).body
    for (const rest of [{ change: { priority: 'high' } }, { delete: true }]) {
      expect((await bulk([own, foreign], rest)).status).toBe(404)
      expect((await bulk([own, { id: 999_999 }], rest)).status).toBe(404)
    }
    expect(await read(own)).toEqual(own)
    expect((await stranger.get(`/api/tasks/${foreign.id}`)).body).toEqual(foreign)
  })

  it('are refused without a change, and beyond the limit', async () => {
    const task = await add()
    const many = Array.from({ length: 501 }, (_, at) => ({ id: at + 1 }))
    for (const answer of [
      await bulk([task], {}),
      await bulk([task], { change: {} }),
      await bulk([task], { change: { priority: 'urgent' } }),
      await bulk([task], { change: { priority: 'high' }, delete: true }),
      await bulk([], { delete: true }),
      await bulk(many, { delete: true }),
    ])
      expect(answer.status).toBe(400)
    expect((await couple.post('/api/tasks/bulk', { ids: [task.id], delete: true })).status).toBe(403)
    expect(await read(task)).toEqual(task)
  })
})

describe('a step', () => {
  const stepPath = ({ id }: Task, step: number) => `/api/tasks/${id}/steps/${step}`

  it('is ticked by the planner, and by the couple that sees the task', async () => {
    const task = await add({ visibleToCouple: true, steps: [{ title: 'Call' }, { title: 'Sign' }] })
    expect((await planner.patch(stepPath(task, 2), { done: true })).body.steps).toEqual([
      { id: 1, title: 'Call', done: false },
      { id: 2, title: 'Sign', done: true },
    ])
    const ticked = await couple.patch(stepPath(task, 1), { done: true })
    expect(ticked.body).not.toHaveProperty('visibleToCouple')
    expect((await read(task)).steps).toMatchObject([{ done: true }, { done: true }])
    await couple.patch(stepPath(task, 2), { done: false })
    expect((await read(task)).steps).toMatchObject([{ done: true }, { done: false }])
  })

  it('is like a missing one of a private task, of another studio, and with an unknown id', async () => {
    const task = await add({ visibleToCouple: false, steps: [{ title: 'Call' }] })
    const stranger = await server.planner()
    expect((await couple.patch(stepPath(task, 1), { done: true })).status).toBe(404)
    expect((await stranger.patch(stepPath(task, 1), { done: true })).status).toBe(404)
    expect((await planner.patch(stepPath(task, 2), { done: true })).status).toBe(404)
    expect((await planner.patch(stepPath(task, 1), { done: 'yes' })).status).toBe(400)
    expect(await read(task)).toEqual(task)
  })
})

describe('a repeating task', () => {
  const all = async (): Promise<Task[]> => (await planner.get('/api/tasks')).body
  const internal = { clientId: '', title: 'Invoices', priority: 'high', steps: [{ title: 'Print', done: true }] }

  it.each([
    ['weekly', '2031-05-01', '2031-05-08'],
    ['monthly', '2031-01-31', '2031-02-28'],
  ])('is added again %s when it is completed, once', async (repeat, dueDate, next) => {
    const task = await add({ ...internal, repeat, dueDate })
    await planner.patch(`/api/tasks/${task.id}`, { completed: true })
    const [, added, ...others] = await all()
    expect(others).toEqual([])
    expect(added).toMatchObject({ title: 'Invoices', priority: 'high', repeat, dueDate: next, completed: false })
    expect(added!.steps).toEqual([{ id: 1, title: 'Print', done: false }])
    await planner.patch(`/api/tasks/${task.id}`, { completed: true })
    expect(await all()).toHaveLength(2)
    await planner.patch(`/api/tasks/${task.id}`, { completed: false })
    expect(await all()).toEqual([{ ...task, completed: false }])
  })

  it.each([
    [['2031-01-31', '2031-02-28', '2031-03-31', '2031-04-30', '2031-05-31']],
    [['2031-01-30', '2031-02-28', '2031-03-30', '2031-04-30', '2031-05-30']],
    [['2031-02-28', '2031-03-28', '2031-04-28']],
    [['2031-04-30', '2031-05-30']],
  ])('keeps its day of the month over shorter months: %j', async (dates) => {
    let task = await add({ ...internal, repeat: 'monthly', dueDate: dates[0] })
    const due = [task.dueDate]
    while (due.length < dates.length) {
      await planner.patch(`/api/tasks/${task.id}`, { completed: true })
      task = (await all()).find(({ completed }) => !completed)!
      due.push(task.dueDate)
    }
    expect(due).toEqual(dates)
  })

  it('that is long overdue is next due in the future', async () => {
    const task = await add({ ...internal, repeat: 'weekly', dueDate: '2020-01-01' })
    await bulk([task], { change: { completed: true } })
    const today = new Date().toISOString().slice(0, 10)
    const added = (await all()).find(({ completed }) => !completed)!
    expect(added.dueDate! >= today).toBe(true)
    expect((Date.parse(added.dueDate!) - Date.parse('2020-01-01')) % (7 * 24 * 3600_000)).toBe(0)
  })
})

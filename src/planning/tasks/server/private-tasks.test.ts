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
  couple = await server.couple(planner)
})

const addTask = async (values: object): Promise<Task> =>
  (await planner.post('/api/tasks', { title: 'Book florist', clientId: couple.client.id, ...values })).body
const add = addTask
const seen = async () =>
  (await couple.get(`/api/clients/${couple.client.id}/tasks`)).body.map(({ id }: { id: number }) => id)

describe('a new task', () => {
  it.each([
    [{}, true],
    [{ assignedTo: '' }, true],
    [{ assignedTo: 'planner' }, true],
    [{ assignedTo: 'Nina' }, true],
    [{ assignedTo: 'client' }, true],
    [{ visibleToCouple: false }, false],
    [{ assignedTo: 'client', visibleToCouple: false }, false],
  ])('with %j is visible to the couple: %s', async (values, visible) => {
    const task = await add(values)
    expect(task.visibleToCouple).toBe(visible)
    expect(await seen()).toEqual(visible ? [task.id] : [])
  })

  it.each([
    [{}, false],
    [{ assignedTo: 'Nina' }, false],
    [{ assignedTo: 'client' }, true],
    [{ visibleToCouple: true }, true],
  ])('of a studio whose tasks are private, with %j, is visible to the couple: %s', async (values, visible) => {
    const { body } = await planner.patch('/api/business', { tasksArePrivate: true })
    expect(body.tasksArePrivate).toBe(true)
    const task = await add(values)
    expect(task.visibleToCouple).toBe(visible)
    expect(await seen()).toEqual(visible ? [task.id] : [])
  })

  it('without a couple is visible to none, also when it is given to one later', async () => {
    const task = await add({ clientId: '' })
    expect(task.visibleToCouple).toBe(false)
    await planner.patch(`/api/tasks/${task.id}`, { clientId: couple.client.id })
    expect(await seen()).toEqual([])
  })

  it('of a list follows the default of the studio', async () => {
    const rows = [{ title: 'Order cake', clientId: String(couple.client.id) }]
    await planner.post('/api/lists', { kind: 'tasks', rows })
    expect(await seen()).toHaveLength(1)
    await planner.patch('/api/business', { tasksArePrivate: true })
    await planner.post('/api/lists', { kind: 'tasks', rows: [{ ...rows[0], title: 'Order flowers' }] })
    expect(await seen()).toHaveLength(1)
  })

  it('is refused if its visibility is not a boolean', async () => {
    for (const visibleToCouple of ['yes', null, 1]) {
      const answer = await planner.post('/api/tasks', { title: 'Book florist', visibleToCouple })
      expect(answer.body.issues).toEqual([expect.objectContaining({ path: 'visibleToCouple' })])
    }
  })
})

describe('a private task', () => {
  const add = (values: object) => addTask({ visibleToCouple: false, ...values })

  it('is like a missing one for the couple, which cannot tick it', async () => {
    const task = await add({})
    expect((await couple.patch(`/api/tasks/${task.id}`, { completed: true })).status).toBe(404)
    expect((await planner.get(`/api/tasks/${task.id}`)).body).toEqual(task)
    const told = (await planner.get('/api/notifications')).body.map(({ type }: { type: string }) => type)
    expect(told).not.toContain('task')
  })

  it('is in all lists of the planner', async () => {
    const task = await add({})
    for (const path of ['/api/tasks', `/api/clients/${couple.client.id}/tasks`])
      expect((await planner.get(path)).body).toEqual([task])
  })

  it('is not announced as such: a couple’s tasks have no field that says it', async () => {
    await add({ visibleToCouple: true })
    const [task] = (await couple.get(`/api/clients/${couple.client.id}/tasks`)).body
    expect(task).not.toHaveProperty('visibleToCouple')
    const ticked = await couple.patch(`/api/tasks/${task.id}`, { completed: true, visibleToCouple: false })
    expect(ticked.status).toBe(200)
    expect(await seen()).toEqual([task.id])
  })
})

describe('an existing task', () => {
  it('keeps its visibility when the default of the studio changes', async () => {
    const [shown, hidden] = [await add({}), await add({ visibleToCouple: false })]
    await planner.patch('/api/business', { tasksArePrivate: true })
    await planner.patch(`/api/tasks/${shown.id}`, { title: 'Call the florist' })
    expect(await seen()).toEqual([shown.id])
    await planner.patch('/api/business', { tasksArePrivate: false })
    await planner.patch(`/api/tasks/${hidden.id}`, { title: 'Ask for a discount' })
    expect(await seen()).toEqual([shown.id])
  })

  it('keeps its visibility when the assignee changes', async () => {
    for (const [from, to] of [
      ['client', 'planner'],
      ['planner', 'client'],
    ] as const) {
      const task = await add({ assignedTo: from })
      const { body } = await planner.patch(`/api/tasks/${task.id}`, { assignedTo: to })
      expect(body).toEqual({ ...task, assignedTo: to })
    }
  })

  it('is shown and hidden where the planner says so', async () => {
    const task = await add({ visibleToCouple: false })
    const shown = await planner.patch(`/api/tasks/${task.id}`, { visibleToCouple: true })
    expect(shown.body).toEqual({ ...task, visibleToCouple: true })
    expect(await seen()).toEqual([task.id])
    await planner.patch(`/api/tasks/${task.id}`, { visibleToCouple: false })
    expect(await seen()).toEqual([])
  })
})

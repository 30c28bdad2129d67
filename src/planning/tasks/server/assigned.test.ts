import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { joinAs, type MemberCaller } from '#test/members.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let assistant: MemberCaller
let couple: Caller & { client: Client }

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  planner = await server.planner()
  assistant = await joinAs(server, planner, 'assistant')
  couple = await server.couple(planner, await planner.addClient())
})

const add = async (values: object = {}): Promise<Task> =>
  (await planner.post('/api/tasks', { title: 'Book florist', clientId: couple.client.id, ...values })).body
const read = async ({ id }: Task): Promise<Task> => (await planner.get(`/api/tasks/${id}`)).body
const change = async ({ id }: Task, values: object) => planner.patch(`/api/tasks/${id}`, values)

describe('a task that leaves its wedding', () => {
  it('is the planner’s if it was the couple’s before', async () => {
    const task = await add({ assignedTo: 'client' })
    expect((await change(task, { clientId: null })).body).toMatchObject({ clientId: null, assignedTo: 'planner' })
  })
})

describe('a task that is assigned to a member', () => {
  it('carries its name, when it is added, changed, or one of several', async () => {
    const held = { assignedTo: 'Max assistant', memberId: assistant.id }
    expect(await add({ memberId: assistant.id, assignedTo: 'client' })).toMatchObject({
      ...held,
      visibleToCouple: true,
    })
    const task = await add()
    expect(task).toMatchObject({ assignedTo: 'planner', memberId: null })
    expect((await change(task, { memberId: assistant.id })).body).toMatchObject(held)
    expect((await change(task, { title: 'Book two florists' })).body).toMatchObject(held)
    expect((await change(task, { memberId: null })).body).toMatchObject({ assignedTo: 'planner', memberId: null })
    await planner.post('/api/tasks/bulk', { ids: [task.id], change: { memberId: assistant.id } })
    expect(await read(task)).toMatchObject(held)
    expect((await change(task, { assignedTo: 'client' })).body).toMatchObject({ assignedTo: 'client', memberId: null })
  })

  it('is news for that member, unless the member had it before', async () => {
    const tasks = [await add({ memberId: assistant.id, title: 'Call the band' }), await add()]
    const news = async () => (await assistant.get('/api/notifications')).body
    const before = (await news()).length
    const ids = tasks.map(({ id }) => id)
    await planner.post('/api/tasks/bulk', { ids, change: { memberId: assistant.id } })
    expect(await news()).toHaveLength(before + 1)
    expect((await news())[0]).toMatchObject({ title: 'A task for you' })
    expect((await news())[0].message).toContain('Book florist')
    await planner.post('/api/tasks/bulk', { ids, change: { memberId: assistant.id } })
    expect(await news()).toHaveLength(before + 1)
  })

  it('is refused for whoever does not work on weddings in this studio', async () => {
    const task = await add()
    const bookkeeper = await joinAs(server, planner, 'bookkeeper')
    const elsewhere = await joinAs(server, await server.planner(), 'assistant')
    for (const memberId of [bookkeeper.id, elsewhere.id, 999_999_999]) {
      for (const { status, body } of [
        await planner.post('/api/tasks', { title: 'Call', memberId }),
        await change(task, { memberId }),
        await planner.post('/api/tasks/bulk', { ids: [task.id], change: { memberId } }),
      ]) {
        expect(status).toBe(400)
        expect(body.issues).toEqual([{ path: 'memberId', message: 'Please choose one of the members.' }])
      }
    }
    expect(await read(task)).toEqual(task)
  })

  it('follows another name, and keeps the name of a member who has left', async () => {
    const task = await add({ memberId: assistant.id })
    await planner.patch(`/api/members/${assistant.id}`, { name: 'Maxine' })
    expect(await read(task)).toMatchObject({ assignedTo: 'Maxine', memberId: assistant.id })
    await planner.delete(`/api/members/${assistant.id}`)
    expect(await read(task)).toMatchObject({ assignedTo: 'Maxine', memberId: null })
  })

  it('is put back after it was deleted, also if the member has left', async () => {
    const task = await add({ memberId: assistant.id })
    const { batch } = (await planner.post('/api/tasks/bulk', { ids: [task.id], delete: true })).body
    await planner.delete(`/api/members/${assistant.id}`)
    await planner.post(`/api/history/${batch}/undo`)
    expect(await read(task)).toEqual({ ...task, memberId: null })
  })

  it('does not tell the couple who is a member', async () => {
    await add({ memberId: assistant.id, visibleToCouple: true })
    const [seen] = (await couple.get(`/api/clients/${couple.client.id}/tasks`)).body
    expect(seen).toMatchObject({ assignedTo: 'Max assistant' })
    expect(seen).not.toHaveProperty('memberId')
  })
})

it('the members whom tasks can be assigned to are named to all who work on weddings', async () => {
  await joinAs(server, planner, 'bookkeeper')
  const { id } = await joinAs(server, planner, 'planner')
  const named = [
    { id: assistant.id, name: 'Max assistant' },
    { id, name: 'Max planner' },
  ]
  for (const caller of [planner, assistant]) expect((await caller.get('/api/colleagues')).body).toEqual(named)
})

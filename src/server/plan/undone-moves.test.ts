import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const [first, second, third] = ['2028-12-20', '2028-12-21', '2028-12-24']
beforeEach(async () => {
  planner = await server.planner()
  client = (await server.couple(planner, await planner.addClient({ weddingDate: first }))).client
})

const addTask = async (values: object = {}) =>
  (await planner.post('/api/tasks', { title: 'Order the arch', clientId: client.id, visibleToCouple: true, ...values }))
    .body as { id: number }
const reDate = async (weddingDate: string) =>
  (await planner.post(`/api/clients/${client.id}/re-date`, { weddingDate })).body.batch as number
const undo = async (batch: number) => (await planner.post(`/api/history/${batch}/undo`)).body
const read = async ({ id }: { id: number }) => (await planner.get(`/api/tasks/${id}`)).body
const weekBefore = { months: 0, days: -7 }

describe('a row that was changed after a move', () => {
  it('keeps its date when the move is undone, and follows the wedding from there', async () => {
    const [task] = [await addTask({ offset: weekBefore }), await addTask({ offset: weekBefore })]
    const batch = await reDate(third)
    await planner.patch(`/api/tasks/${task.id}`, { dueDate: '2028-12-10' })
    expect(await read(task)).toMatchObject({ offset: { months: 0, days: -14 } })
    const { batch: undone } = await undo(batch)
    expect(await read(task)).toMatchObject({ dueDate: '2028-12-10', offset: { months: 0, days: -10 } })
    await undo(undone)
    expect(await read(task)).toMatchObject({ dueDate: '2028-12-10', offset: { months: 0, days: -14 } })
    await undo(batch)
    await reDate(second)
    expect(await read(task)).toMatchObject({ dueDate: '2028-12-11' })
  })

  it('has a fixed date if the wedding has none again', async () => {
    await reDate('')
    const task = await addTask({ offset: weekBefore })
    const batch = await reDate(second)
    await planner.patch(`/api/tasks/${task.id}`, { dueDate: '2028-12-10' })
    await undo(batch)
    expect(await read(task)).toMatchObject({ dueDate: '2028-12-10', offset: null })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInUtc } from '#contract/day.ts'
import type { Client } from '#contract/clients.ts'
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

const day = (offset: number) => addDays(dayInUtc(), offset)
const addTask = async (values: object) => (await planner.post('/api/tasks', { title: 'Book florist', ...values })).body

describe('the next weeks', () => {
  const week = async () => (await planner.get(`/api/week?today=${day(0)}`)).body

  it('have weddings, events, tasks and invoices by day, and counts by week', async () => {
    const client: Client = await planner.addClient({ weddingDate: day(6) })
    await planner.addClient({ weddingDate: day(7) })
    await planner.addClient({ weddingDate: day(91) })
    for (const date of [day(0), day(0), day(8)])
      await planner.post(`/api/clients/${client.id}/events`, { title: 'Tasting', date })
    for (const dueDate of [day(0), day(6), day(-1), day(90)]) await addTask({ dueDate })
    await addTask({ dueDate: day(0), completed: true })
    await planner.post(`/api/clients/${client.id}/invoices`, { amount: '5', status: 'Sent', dueDate: day(1) })
    const { days, weeks } = await week()
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual({ date: day(0), weddings: [], events: 2, tasks: 1, invoices: 0 })
    expect(days[1]).toMatchObject({ date: day(1), invoices: 1 })
    expect(days[6]).toMatchObject({ weddings: [{ clientId: client.id, clientName: 'Emma & James' }], tasks: 1 })
    expect(weeks).toHaveLength(13)
    expect(weeks[0]).toEqual({ from: day(0), weddings: 1, events: 2, tasks: 2, invoices: 1 })
    expect(weeks[1]).toEqual({ from: day(7), weddings: 1, events: 1, tasks: 0, invoices: 0 })
    expect(weeks[12]).toMatchObject({ from: day(84), weddings: 0, tasks: 1 })
  })

  it('are of one studio', async () => {
    await planner.addClient({ weddingDate: day(6) })
    const other = await server.planner()
    expect((await other.get(`/api/week?today=${day(0)}`)).body.weeks[0]).toMatchObject({ weddings: 0 })
  })
})

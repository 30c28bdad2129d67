import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
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

const save = (client: Client) => planner.post('/api/templates', { fromClient: client.id, name: 'As with Emma' })
const rowsOf = async (client: Client): Promise<TemplateRow[]> => (await save(client)).body.rows
const addTask = (client: Client, values: object) => planner.post('/api/tasks', { clientId: client.id, ...values })
const addEvent = (client: Client, values: object) => planner.post(`/api/clients/${client.id}/events`, values)
const addInvoice = async (client: Client, amount: string, values: object = {}) =>
  (await planner.post(`/api/clients/${client.id}/invoices`, { amount, ...values })).body

describe('a template from a wedding', () => {
  it('has its tasks with offsets and steps, and without what is done', async () => {
    const client = await planner.addClient({ weddingDate: '2027-08-31' })
    await addTask(client, { title: 'Undated' })
    const done = { title: 'Book the venue', dueDate: '2026-08-31', completed: true, phase: 'Venue', priority: 'high' }
    await addTask(client, { ...done, steps: [{ title: 'Tour', done: true }, { title: 'Contract' }] })
    await addTask(client, { title: 'Vows', offset: { months: -6, days: 0 }, assignedTo: 'client' })
    await addTask(client, { title: 'Long gone', dueDate: '2001-01-01', assignedTo: 'Aunt May' })
    const rows = await rowsOf(client)
    const shared = {
      kind: 'task',
      description: null,
      phase: null,
      priority: 'medium',
      steps: [],
      key: expect.any(String),
    }
    const planners = { assignedTo: 'planner', visibleToCouple: true }
    expect(rows).toEqual([
      { ...shared, ...planners, title: 'Long gone', offset: null },
      {
        ...shared,
        ...planners,
        title: 'Book the venue',
        phase: 'Venue',
        priority: 'high',
        offset: { months: -12, days: 0 },
        steps: ['Tour', 'Contract'],
      },
      { ...shared, title: 'Vows', assignedTo: 'client', visibleToCouple: true, offset: { months: -6, days: 0 } },
      { ...shared, ...planners, title: 'Undated', offset: null },
    ])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
  })

  it('has its events, the wedding on the day', async () => {
    const client = await planner.addClient({ weddingDate: '2027-08-31' })
    await addEvent(client, { title: 'Tasting', date: '2027-08-10', time: '15:00', type: 'tasting', minutes: 90 })
    await addEvent(client, { title: 'Wedding', date: '2027-08-30', type: 'wedding' })
    const shared = { kind: 'event', phase: null, description: null, key: expect.any(String) }
    expect(await rowsOf(client)).toEqual([
      { ...shared, title: 'Tasting', type: 'tasting', time: '15:00', minutes: 90, offset: { months: 0, days: -21 } },
      { ...shared, title: 'Wedding', type: 'wedding', time: null, minutes: null, offset: { months: 0, days: 0 } },
    ])
  })

  it('has its invoices as shares that come to a hundred', async () => {
    const client = await planner.addClient({ weddingDate: '2027-08-31' })
    await addInvoice(client, '1000', { dueDate: '2027-05-31', description: 'Deposit' })
    await addInvoice(client, '1000', { dueDate: '2027-09-07', description: 'Second\npart' })
    await addInvoice(client, '1000')
    const voided = await addInvoice(client, '5000', { status: 'Sent' })
    await planner.patch(`/api/invoices/${voided.id}`, { status: 'Void' })
    const payments = (await rowsOf(client)).filter((row) => row.kind === 'payment')
    expect(payments).toMatchObject([
      { title: 'Deposit', share: '33.333', offset: { months: -3, days: 0 } },
      { title: 'Second part', share: '33.334', offset: { months: 0, days: 7 } },
      { title: 'Wedding planning', share: '33.333', offset: null },
    ])
  })

  it('has no offsets without a wedding date, except those of the rows themselves', async () => {
    const client = await planner.addClient()
    await addTask(client, { title: 'Fixed', dueDate: '2027-03-01' })
    await addTask(client, { title: 'Tied', offset: { months: -2, days: 0 } })
    const rows = await rowsOf(client)
    expect(rows.map(({ title, offset }) => [title, offset])).toEqual([
      ['Fixed', null],
      ['Tied', { months: -2, days: 0 }],
    ])
  })

  it('is refused for a wedding of another studio', async () => {
    const other = await server.planner()
    const client = await other.addClient()
    expect((await save(client)).status).toBe(404)
  })
})

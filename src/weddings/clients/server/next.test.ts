import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

const today = '2027-03-01'
const next = async (id: number, caller: PlannerCaller = planner) => caller.get(`/api/clients/${id}/next?today=${today}`)

it('says what is late, owed, unconfirmed and next for one wedding, and counts its rows', async () => {
  const couple = await server.couple(planner)
  const { id } = couple.client
  const task = async (title: string, values: object) =>
    (await planner.post('/api/tasks', { title, clientId: id, ...values })).body
  for (let day = 1; day <= 6; day += 1) await task(`Late ${day}`, { dueDate: `2027-02-0${day}` })
  await task('Late, but done', { dueDate: '2027-01-01', completed: true })
  const soon = await task('Soon', { dueDate: today, assignedTo: 'client' })
  await task('Some time', {})
  const event = async (title: string, date: string, time?: string) =>
    (await planner.post(`/api/clients/${id}/events`, { title, date, time })).body
  await event('Over', '2027-02-28')
  const tasting = await event('Tasting', '2027-03-02', '14:00')
  const invoice = async (dueDate: string) =>
    (
      await planner.post(`/api/clients/${id}/invoices`, {
        amount: '120.50',
        status: 'Sent',
        issuedOn: '2026-01-01',
        dueDate,
      })
    ).body
  const owed = await invoice('2027-02-01')
  await invoice('2027-04-01')
  await planner.post(`/api/clients/${id}/invoices`, { amount: '1', dueDate: '2027-01-01' })
  for (const [name, status] of [
    ['Rosebud', 'confirmed'],
    ['The Band', 'booked'],
  ]) {
    const { body } = await planner.post('/api/vendors', { name, category: 'florist' })
    await planner.post(`/api/clients/${id}/vendors`, { vendorId: body.id, status })
  }
  await couple.post(`/api/clients/${id}/messages`, { content: 'Hello' })

  expect((await next(id)).body).toEqual({
    late: [1, 2, 3, 4, 5].map((day) => expect.objectContaining({ title: `Late ${day}`, assignedTo: 'planner' })),
    lateCount: 6,
    owed: [{ id: owed.id, invoiceNumber: owed.invoiceNumber, currency: 'USD', open: '120.50', dueDate: '2027-02-01' }],
    unconfirmed: [{ vendorId: expect.any(Number), name: 'The Band', status: 'booked' }],
    ahead: [
      { kind: 'task', id: soon.id, title: 'Soon', date: today, time: null },
      { kind: 'event', id: tasting.id, title: 'Tasting', date: '2027-03-02', time: '14:00' },
    ],
    publishedFor: null,
    counts: { tasks: 8, events: 1, vendors: 2, people: 2, documents: 0, billing: 2, messages: 1 },
  })
})

it('is empty for a new wedding, and does not exist for another studio', async () => {
  const { id } = await planner.addClient()
  expect((await next(id)).body).toMatchObject({ late: [], lateCount: 0, owed: [], unconfirmed: [], ahead: [] })
  expect((await next(id, await server.planner())).status).toBe(404)
})

it('counts events that wait for the date of the wedding', async () => {
  const { id } = await planner.addClient({ weddingDate: '' })
  const row = { key: 'a', kind: 'event', title: 'Tasting', offset: { months: -1, days: 0 } }
  const { body: template } = await planner.post('/api/templates', { name: 'Ours', rows: [row] })
  await planner.post(`/api/clients/${id}/apply-template`, { templateId: template.id, rows: [{ key: 'a' }] })
  expect((await planner.get(`/api/clients/${id}/waiting-events`)).body).toHaveLength(1)
  expect((await next(id)).body.counts).toMatchObject({ events: 1 })
})

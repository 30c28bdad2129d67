import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import type { Invoice } from '#contract/invoices.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  client = await planner.addClient({ weddingDate: '2027-06-12' })
})
afterAll(() => server.close())

describe('a payment plan', () => {
  const plan = (body: object, of = client.id) => planner.post(`/api/clients/${of}/payment-plan`, body)

  it('splits an amount without rounding loss, by date and before the wedding', async () => {
    const { status, body } = await plan({
      amount: '10000.01',
      description: 'Full planning',
      status: 'Sent',
      parts: [
        { description: 'Deposit', percent: '33.333', dueDate: '2026-12-01' },
        { description: 'Second instalment', percent: '33.333', daysBeforeWedding: 90 },
        { description: 'Balance', percent: '33.334', daysBeforeWedding: 0 },
      ],
    })
    expect(status).toBe(201)
    expect(body.map((one: Invoice) => [one.description, one.amount, one.dueDate, one.status])).toEqual([
      ['Deposit', '3333.30', '2026-12-01', 'Sent'],
      ['Second instalment', '3333.30', '2027-03-14', 'Sent'],
      ['Balance', '3333.41', '2027-06-12', 'Sent'],
    ])
    const byAmount = await plan({
      amount: '30',
      parts: [
        { description: 'A', amount: '10' },
        { description: 'B', amount: '20' },
      ],
    })
    expect(byAmount.body.map((one: Invoice) => one.amount)).toEqual(['10.00', '20.00'])
  })

  it('is created completely or not at all', async () => {
    const before = ((await planner.get('/api/invoices')).body as Invoice[]).length
    for (const body of [
      {
        amount: '30',
        parts: [
          { description: 'A', amount: '10' },
          { description: 'B', amount: '21' },
        ],
      },
      {
        amount: '30',
        parts: [
          { description: 'A', percent: '50' },
          { description: 'B', amount: '15' },
        ],
      },
      {
        amount: '30',
        parts: [
          { description: 'A', percent: '50' },
          { description: 'B', percent: '49.9' },
        ],
      },
      {
        amount: '0.01',
        parts: [
          { description: 'A', percent: '99' },
          { description: 'B', percent: '1' },
        ],
      },
      { amount: '30', parts: [] },
    ])
      expect((await plan(body)).status, JSON.stringify(body)).toBe(400)
    expect(((await planner.get('/api/invoices')).body as Invoice[]).length).toBe(before)
  })

  it('follows the wedding, and waits for its date', async () => {
    const undated = await planner.addClient()
    const body = { amount: '30', parts: [{ description: 'A', percent: '100', daysBeforeWedding: 5 }] }
    const offset = { months: 0, days: -5 }
    expect((await plan(body)).body).toMatchObject([{ dueDate: '2027-06-07', offset }])
    expect((await plan(body, undated.id)).body).toMatchObject([{ dueDate: null, offset }])
    await planner.post(`/api/clients/${undated.id}/re-date`, { weddingDate: '2027-06-30' })
    expect((await planner.get(`/api/clients/${undated.id}/invoices`)).body).toMatchObject([{ dueDate: '2027-06-25' }])
  })
})

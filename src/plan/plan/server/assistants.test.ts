import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Entry } from '#weddings/history/contract/endpoints.ts'
import type { DatedRow, TemplateLine } from '#plan/plan/contract/endpoints.ts'
import { joinAs, type MemberCaller } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let assistant: MemberCaller
let clientId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const monthBefore = { months: -1, days: 0 }
const rows = [
  { key: 'band', kind: 'task', title: 'Choose the band', offset: { months: 0, days: 7, from: 'deposit' } },
  { key: 'tasting', kind: 'event', title: 'Tasting', offset: monthBefore },
  { key: 'deposit', kind: 'payment', title: 'Deposit', offset: monthBefore, share: '40' },
]

beforeEach(async () => {
  planner = await server.planner()
  assistant = await joinAs(server, planner, 'assistant')
  clientId = (await planner.addClient({ weddingDate: '2027-06-30' })).id
})

const invoices = async () => (await planner.get(`/api/clients/${clientId}/invoices`)).body as { dueDate: string }[]

describe('an assistant who applies a template', () => {
  let templateId: number
  beforeEach(async () => {
    templateId = (await planner.post('/api/templates', { name: 'Full planning', rows })).body.id
  })
  const apply = (body: object = {}) =>
    assistant.post(`/api/clients/${clientId}/apply-template`, { templateId, ...body })
  const keys = async (caller: PlannerCaller | MemberCaller) => {
    const { body } = await caller.get(`/api/clients/${clientId}/apply-template/${templateId}?today=2026-11-01`)
    return (body.lines as TemplateLine[]).map(({ key }) => key)
  }

  it('sees and adds its tasks and events, at the dates that payments give them', async () => {
    expect(await keys(assistant)).toEqual(['band', 'tasting'])
    expect(await apply({ rows: [{ key: 'band' }] })).toMatchObject({ status: 200, body: { added: 1 } })
    const { body: tasks } = await assistant.get(`/api/clients/${clientId}/tasks`)
    expect(tasks).toEqual([expect.objectContaining({ title: 'Choose the band', dueDate: '2027-06-06' })])
    expect(await apply({ amount: '1000' })).toMatchObject({ status: 200, body: { added: 1 } })
    expect(await invoices()).toEqual([])
  })

  it('is refused payments, also those that are in the wedding', async () => {
    expect((await apply({ rows: [{ key: 'band' }, { key: 'deposit' }], amount: '1000' })).status).toBe(403)
    expect(await invoices()).toEqual([])
    await planner.post(`/api/clients/${clientId}/apply-template`, {
      templateId,
      rows: [{ key: 'deposit' }],
      amount: '9',
    })
    await planner.patch(`/api/templates/${templateId}`, { rows: [rows[1]] })
    expect(await keys(planner)).toEqual(['tasting', 'deposit'])
    expect(await keys(assistant)).toEqual(['tasting'])
    expect((await apply({ rows: [{ key: 'deposit', remove: true }] })).status).toBe(404)
    expect(await invoices()).toHaveLength(1)
  })
})

describe('an assistant who moves a wedding', () => {
  const move = (body: object = {}) =>
    assistant.post(`/api/clients/${clientId}/re-date`, { weddingDate: '2027-07-30', ...body })
  let invoice: { id: number }
  let task: { id: number }
  beforeEach(async () => {
    task = (await planner.post('/api/tasks', { title: 'Order the arch', clientId, offset: monthBefore })).body
    const given = { amount: '7654', dueDate: '2027-05-30' }
    invoice = (await planner.post(`/api/clients/${clientId}/invoices`, given)).body
  })

  it('sees and moves all but payments', async () => {
    const { body } = await assistant.get(`/api/clients/${clientId}/re-date?weddingDate=2027-07-30`)
    expect((body.rows as DatedRow[]).map(({ kind, id }) => [kind, id])).toEqual([['task', task.id]])
    expect(JSON.stringify(body)).not.toMatch(/7654|INV-/)
    expect(await move()).toMatchObject({ status: 200, body: { changed: 1 } })
    expect((await planner.get(`/api/tasks/${task.id}`)).body.dueDate).toBe('2027-06-30')
    expect(await invoices()).toEqual([expect.objectContaining({ dueDate: '2027-05-30' })])
  })

  it('takes back its own move, but not one that has moved payments too, and not a part of it', async () => {
    const dates = async () => [
      (await planner.get(`/api/tasks/${task.id}`)).body.dueDate,
      (await invoices())[0]?.dueDate,
    ]
    const latest = async (caller: PlannerCaller | MemberCaller) =>
      ((await caller.get(`/api/clients/${clientId}/history`)).body as Entry[])[0]!
    const { body: own } = await move()
    expect(await latest(assistant)).toMatchObject({ canUndo: true, isWithheld: false })
    expect((await assistant.post(`/api/history/${own.batch}/undo`)).status).toBe(200)

    await planner.patch(`/api/invoices/${invoice.id}`, { offset: monthBefore })
    const { body: owners } = await planner.post(`/api/clients/${clientId}/re-date`, { weddingDate: '2027-07-30' })
    expect(await latest(assistant)).toMatchObject({ batch: owners.batch, canUndo: false, isWithheld: true })
    expect(await latest(planner)).toMatchObject({ canUndo: true, isWithheld: false })
    const refused = await assistant.post(`/api/history/${owners.batch}/undo`)
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('nothing was undone') } })
    expect(await dates()).toEqual(['2027-06-30', '2027-06-30'])
    expect((await planner.get(`/api/clients/${clientId}`)).body.weddingDate).toBe('2027-07-30')
    await planner.post(`/api/history/${owners.batch}/undo`)
    expect(await dates()).toEqual(['2027-05-30', '2027-05-30'])
  })

  it('is refused payments', async () => {
    const chosen = [
      { kind: 'task', id: task.id },
      { kind: 'invoice', id: invoice.id },
    ]
    expect((await move({ rows: chosen })).status).toBe(403)
    expect((await planner.get(`/api/clients/${clientId}`)).body.weddingDate).toBe('2027-06-30')
    expect(await invoices()).toEqual([expect.objectContaining({ dueDate: '2027-05-30' })])
  })
})

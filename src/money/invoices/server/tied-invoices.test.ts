import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Entry } from '#weddings/history/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let clientId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const fourWeeksBefore = { months: 0, days: -28 }
beforeEach(async () => {
  planner = await server.planner()
  clientId = (await planner.addClient({ weddingDate: '2027-06-30' })).id
})

const add = async (values: object, of = clientId) =>
  (await planner.post(`/api/clients/${of}/invoices`, { amount: '500', ...values })).body as Invoice
const change = (id: number, values: object) => planner.patch(`/api/invoices/${id}`, values)
const read = async (id: number) => (await planner.get(`/api/invoices/${id}`)).body as Invoice
const reDate = async (weddingDate: string, of = clientId) =>
  (await planner.post(`/api/clients/${of}/re-date`, { weddingDate })).body.batch as number

describe('an invoice that is tied to the wedding', () => {
  it('is due by its offset, moves with the wedding, and moves back with an undo', async () => {
    const { id, dueDate } = await add({ offset: fourWeeksBefore })
    expect(dueDate).toBe('2027-06-02')
    const batch = await reDate('2027-09-15')
    expect(await read(id)).toMatchObject({ dueDate: '2027-08-18', offset: fourWeeksBefore })
    await planner.post(`/api/history/${batch}/undo`)
    expect(await read(id)).toMatchObject({ dueDate: '2027-06-02', offset: fourWeeksBefore })
  })

  it('waits for the date of a wedding without one', async () => {
    const undated = (await planner.addClient()).id
    const { id, dueDate, status } = await add({ offset: fourWeeksBefore, status: 'Sent' }, undated)
    expect([dueDate, status]).toEqual([null, 'Sent'])
    await reDate('2027-09-15', undated)
    expect((await read(id)).dueDate).toBe('2027-08-18')
    await reDate('', undated)
    expect(await read(id)).toMatchObject({ dueDate: null, offset: fourWeeksBefore })
  })

  it('is shown to the couple with its offset, as tasks are', async () => {
    const client = await planner.addClient()
    const couple = await server.couple(planner, client)
    const [of, offset] = [`/api/clients/${client.id}`, fourWeeksBefore]
    await add({ offset, status: 'Sent' }, client.id)
    await planner.post('/api/tasks', { title: 'Order cake', clientId: client.id, offset, visibleToCouple: true })
    for (const rows of ['invoices', 'tasks'])
      expect((await couple.get(`${of}/${rows}`)).body, rows).toMatchObject([{ dueDate: null, offset }])
  })

  it('is tied and freed later, and each change can be taken back', async () => {
    const { id } = await add({ dueDate: '2027-05-01' })
    expect((await change(id, { offset: fourWeeksBefore })).body.dueDate).toBe('2027-06-02')
    const { body: history } = await planner.get(`/api/clients/${clientId}/history`)
    const [last] = history as Entry[]
    expect(last?.sentence).toMatch(/June 2, 2027/)
    await planner.post(`/api/history/${last!.batch}/undo`)
    expect(await read(id)).toMatchObject({ dueDate: '2027-05-01', offset: null })
    await change(id, { offset: fourWeeksBefore })
    expect((await change(id, { offset: null })).body).toMatchObject({ dueDate: '2027-06-02', offset: null })
  })

  it('has a new offset after its due date was given by hand, and none without a due date', async () => {
    const { id } = await add({ offset: fourWeeksBefore })
    expect((await change(id, { dueDate: '2027-06-23' })).body.offset).toEqual({ months: 0, days: -7 })
    expect((await change(id, { dueDate: '' })).body).toMatchObject({ dueDate: null, offset: null })
  })

  it('keeps a due date that the re-date view gave it when it is saved as it is', async () => {
    const { id } = await add({ offset: fourWeeksBefore, issuedOn: '2027-06-01' })
    await reDate('2027-06-15')
    expect((await read(id)).dueDate).toBe('2027-06-01')
    const saved = await change(id, { offset: fourWeeksBefore, dueDate: '2027-06-01', description: 'Deposit' })
    expect(saved).toMatchObject({ status: 200, body: { dueDate: '2027-06-01', description: 'Deposit' } })
  })

  it('is not due before it is issued, and changes nothing when it is refused', async () => {
    const early = { offset: fourWeeksBefore, issuedOn: '2027-06-20' }
    const refused = await planner.post(`/api/clients/${clientId}/invoices`, { amount: '500', ...early })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'offset' }] } })
    const { id } = await add({ dueDate: '2027-06-25' })
    expect((await change(id, early)).status).toBe(400)
    expect((await change(id, { offset: { months: 0.5, days: 0 } })).status).toBe(400)
    expect(await read(id)).toMatchObject({ dueDate: '2027-06-25', offset: null })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let clientId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  planner = await server.planner()
  clientId = (await planner.addClient({ weddingDate: '2027-06-14' })).id
})

const add = async (values: object) =>
  (await planner.post('/api/tasks', { title: 'Book florist', clientId, ...values })).body
const change = async (id: number, values: object) => (await planner.patch(`/api/tasks/${id}`, values)).body
const twoWeeksBefore = { months: 0, days: -14 }

describe('a task that is tied to the wedding’s date', () => {
  it('gets its due date from the offset', async () => {
    expect(await add({ offset: twoWeeksBefore, dueDate: '2020-01-01' })).toMatchObject({
      offset: twoWeeksBefore,
      dueDate: '2027-05-31',
    })
    expect(await change((await add({})).id, { offset: { months: -9, days: 0 } })).toMatchObject({
      dueDate: '2026-09-14',
    })
  })

  it('has another offset after it was moved by hand, and none without a date', async () => {
    const { id } = await add({ offset: twoWeeksBefore })
    expect(await change(id, { dueDate: '2027-06-04' })).toMatchObject({
      dueDate: '2027-06-04',
      offset: { months: 0, days: -10 },
    })
    expect(await change(id, { title: 'Florist' })).toMatchObject({ offset: { months: 0, days: -10 } })
    expect(await change(id, { dueDate: '' })).toMatchObject({ dueDate: null, offset: null })
  })

  it('keeps its date when it is untied', async () => {
    const { id } = await add({ offset: twoWeeksBefore })
    expect(await change(id, { offset: null })).toMatchObject({ dueDate: '2027-05-31', offset: null })
  })

  it('has no due date while the wedding has none', async () => {
    const { id: undated } = await planner.addClient()
    expect(await add({ clientId: undated, offset: twoWeeksBefore })).toMatchObject({
      dueDate: null,
      offset: twoWeeksBefore,
    })
  })

  it('follows the other wedding when it is moved there, and none as an internal task', async () => {
    const { id } = await add({ offset: twoWeeksBefore })
    const other = await planner.addClient({ weddingDate: '2027-09-30' })
    expect(await change(id, { clientId: other.id })).toMatchObject({ dueDate: '2027-09-16', offset: twoWeeksBefore })
    expect(await change(id, { clientId: '' })).toMatchObject({ dueDate: '2027-09-16', offset: null })
    expect((await planner.patch(`/api/tasks/${id}`, { offset: twoWeeksBefore })).status).toBe(400)
  })

  it.each([{ months: 61, days: 0 }, { months: 0.5, days: 0 }, { months: 1 }, 'soon'])(
    'is refused with %j',
    async (offset) => {
      const answer = await planner.post('/api/tasks', { title: 'Book florist', clientId, offset })
      expect(answer.status).toBe(400)
    },
  )
})

describe('an event that is tied to the wedding’s date', () => {
  const addEvent = async (values: object) =>
    (await planner.post(`/api/clients/${clientId}/events`, { title: 'Tasting', date: '2027-01-01', ...values })).body

  it('gets its date from the offset, and another offset when it is moved by hand', async () => {
    const event = await addEvent({ offset: twoWeeksBefore, minutes: 90 })
    expect(event).toMatchObject({ date: '2027-05-31', offset: twoWeeksBefore, minutes: 90 })
    const { body } = await planner.patch(`/api/events/${event.id}`, { date: '2027-05-14' })
    expect(body).toMatchObject({ date: '2027-05-14', offset: { months: -1, days: 0 } })
  })

  it('needs a wedding with a date', async () => {
    const { id } = await planner.addClient()
    const answer = await planner.post(`/api/clients/${id}/events`, {
      title: 'Tasting',
      date: '2027-01-01',
      offset: twoWeeksBefore,
    })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'offset' }] } })
  })
})

describe('steps of a task', () => {
  it('keep their ids and ticks when the list is changed', async () => {
    const { id, steps } = await add({ steps: [{ title: 'Call' }, { title: 'Sign', done: true }] })
    expect(steps).toEqual([
      { id: 1, title: 'Call', done: false },
      { id: 2, title: 'Sign', done: true },
    ])
    const changed = await change(id, {
      steps: [{ title: 'Compare' }, { id: 2, title: 'Sign the contract' }, { id: 2, title: 'Pay' }],
    })
    expect(changed.steps).toEqual([
      { id: 3, title: 'Compare', done: false },
      { id: 2, title: 'Sign the contract', done: true },
      { id: 4, title: 'Pay', done: false },
    ])
  })
})

describe('repetition', () => {
  it('is for internal tasks only', async () => {
    const refused = await planner.post('/api/tasks', { title: 'Invoices', clientId, repeat: 'weekly' })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'repeat' }] } })
    const { body } = await planner.post('/api/tasks', { title: 'Invoices', repeat: 'weekly' })
    expect(body.repeat).toBe('weekly')
    expect((await planner.patch(`/api/tasks/${body.id}`, { clientId })).status).toBe(400)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '#app/contract/index.ts'
import { formOf } from '#test/form.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

const today = '2027-05-01'
const figuresOf = async (id: number) =>
  (await planner.get(`/api/client-figures?today=${today}`)).body.find(
    ({ clientId }: { clientId: number }) => clientId === id,
  )

it('are empty for a couple without any records', async () => {
  const { id } = await planner.addClient()
  expect(await figuresOf(id)).toEqual({
    currency: 'USD',
    alsoOwed: [],
    clientId: id,
    nextDate: null,
    nextTitle: null,
    openTasks: 0,
    owed: '0.00',
    unread: 0,
  })
})

it('include the next event from the viewer’s date on', async () => {
  const { id } = await planner.addClient()
  const add = (title: string, date: string, time?: string) =>
    planner.post(`/api/clients/${id}/events`, { title, date, time })
  await add('Yesterday', '2027-04-30')
  await add('Tasting', '2027-05-03', '10:00')
  await add('Fitting', '2027-05-03', '09:00')
  expect(await figuresOf(id)).toMatchObject({ nextDate: '2027-05-03', nextTitle: 'Fitting' })
  await add('All day', '2027-05-03')
  expect(await figuresOf(id)).toMatchObject({ nextTitle: 'All day' })
  await add('Call', today)
  expect(await figuresOf(id)).toMatchObject({ nextDate: today, nextTitle: 'Call' })
})

it('count open tasks', async () => {
  const { id: clientId } = await planner.addClient()
  for (const completed of [false, true, false]) await planner.post('/api/tasks', { title: 'Ring', clientId, completed })
  await planner.post('/api/tasks', { title: 'Internal' })
  expect(await figuresOf(clientId)).toMatchObject({ openTasks: 2 })
})

it('sum the amount owed, without drafts, voided invoices and payments', async () => {
  const { id } = await planner.addClient()
  const add = async (amount: string, status: string) =>
    (await planner.post(`/api/clients/${id}/invoices`, { amount, status, description: status })).body
  const sent = await add('1000.50', 'Sent')
  await add('70', 'Draft')
  await planner.patch(`/api/invoices/${(await add('30', 'Sent')).id}`, { status: 'Void' })
  expect(await figuresOf(id)).toMatchObject({ owed: '1000.50' })
  await planner.post(`/api/invoices/${sent.id}/payments`, { amount: '400.25', date: '2026-01-05' })
  expect(await figuresOf(id)).toMatchObject({ owed: '600.25' })
  const listed = (await planner.get('/api/invoices')).body.find((one: { id: number }) => one.id === sent.id)
  expect(listed.open).toBe('600.25')
  await planner.post(`/api/invoices/${sent.id}/payments`, { amount: '600.25', date: '2026-01-06' })
  expect(await figuresOf(id)).toMatchObject({ owed: '0.00' })
})

it('count unread messages of the couple', async () => {
  const couple = await server.couple(planner)
  const path = `/api/clients/${couple.client.id}/messages`
  await couple.post(path, ...(await formOf({ content: 'Hello' })))
  await couple.post(path, ...(await formOf({ content: 'Are you there?' })))
  await planner.post(path, ...(await formOf({ content: 'Yes' })))
  expect(await figuresOf(couple.client.id)).toMatchObject({ unread: 2 })
  await planner.post(`${path}/read`)
  expect(await figuresOf(couple.client.id)).toMatchObject({ unread: 0 })
})

it('have one row per couple of the studio, and none of another', async () => {
  const other = await server.planner()
  const { id } = await other.addClient()
  await other.post('/api/tasks', { title: 'Ring', clientId: id })
  const { status, body } = await other.get('/api/client-figures')
  expect({ status, body }).toMatchObject({ status: 200, body: [{ clientId: id, openTasks: 1 }] })
  expect(body).toHaveLength(1)
  expect((await other.get('/api/client-figures?today=tomorrow')).status).toBe(400)
})

it('are refetched when any of their sources changes', () => {
  const { about } = contract.clients.figures
  for (const write of [
    contract.events.create,
    contract.tasks.update,
    contract.invoices.addPayment,
    contract.messages.send,
    contract.clients.remove,
  ])
    expect(write.about.some((topic) => about.includes(topic))).toBe(true)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinAs } from '#test/members.ts'
import { openTestServer, type TestServer } from '#test/server.ts'
import { weddingDay } from '#test/wedding-day.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const at = (id: number) => `/api/clients/${id}/summary?today=2027-03-01`

it('says who works on a wedding, its money, its day, its people and the last contact', async () => {
  const { planner, client, add, vendor, publish } = await weddingDay(server)
  const { id } = client
  const couple = await server.couple(planner, client)
  const before = (await planner.get(at(id))).body
  expect(before).toMatchObject({ team: [], money: [], lastMessage: null, vendors: { all: 0, confirmed: 0 } })

  const task = (title: string, values: object) => planner.post('/api/tasks', { title, clientId: id, ...values })
  await task('Late', { dueDate: '2027-02-01' })
  await task('Later', { dueDate: '2027-05-01' })
  await task('Theirs', { assignedTo: 'client' })
  await task('Done', { completed: true, dueDate: '2027-01-01' })
  const invoice = { amount: '120.50', status: 'Sent', issuedOn: '2026-01-01', dueDate: '2026-02-01' }
  await planner.post(`/api/clients/${id}/invoices`, invoice)
  await planner.post(`/api/clients/${id}/invoices`, { amount: '10', dueDate: '2099-01-01' })
  const florist = await vendor('Rosebud')
  await add({ title: 'Flowers', audience: 'vendors', vendorIds: [florist.id] })
  await publish()
  await add({ title: 'Speeches', audience: 'everyone' })
  await couple.post(`/api/clients/${id}/messages`, { content: 'Hello' })

  const { body } = await planner.get(at(id))
  expect(body).toMatchObject({
    team: [
      { kind: 'studio', name: null, openTasks: 2, late: 1 },
      { kind: 'couple', name: null, openTasks: 1, late: 0 },
    ],
    vendors: { all: 1, confirmed: 0 },
    money: [{ currency: 'USD', contracted: 13050, drafted: 1000, sent: 12050, paid: 0, open: 12050, overdue: 12050 }],
    days: [{ items: 2, version: 1, unpublished: 1, vendors: 1, confirmed: 0 }],
    lastMessage: { sender: 'client', words: 'Hello' },
  })
  const [, , ...others] = body.people
  expect([body.people[0].name, others]).toEqual([client.partnerOneName, []])
  const { weddings } = (await planner.get('/api/money')).body
  expect(weddings).toMatchObject([{ clientId: id, ...body.money[0] }])
})

it('leaves out the money for a member without the right to it, and is of no other studio', async () => {
  const planner = await server.planner()
  const { id } = await planner.addClient()
  await planner.post(`/api/clients/${id}/invoices`, { amount: '777.77', dueDate: '2099-01-01' })
  const assistant = await joinAs(server, planner, 'assistant')
  const { body, status } = await assistant.get(at(id))
  expect([status, body.money]).toEqual([200, null])
  expect(JSON.stringify(body)).not.toContain('77777')
  expect((await (await server.planner()).get(at(id))).status).toBe(404)
  expect((await (await joinAs(server, planner, 'bookkeeper')).get(at(id))).status).toBe(403)
})

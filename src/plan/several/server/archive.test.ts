import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tellVendors } from '#day/days/server/jobs.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { sendDueMessages } from '#talk/messages/server/jobs.ts'
import { dayIn, noonLater, zoneAt } from '#test/clock.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
let at: string
const zone = zoneAt(12)
const today = dayIn(zone, 0)

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  await planner.patch('/api/preferences', { timezone: zone })
  client = (await server.couple(planner)).client
  at = `/api/clients/${client.id}`
  await letters()
})

async function letters() {
  await sendLetters(server.jobContext, noonLater())
  await server.workOff()
  return (await server.newMails()).filter(({ text }) => text?.includes('/mail-settings/'))
}
const archive = async (archived = true, ids = [client.id]) =>
  (await planner.post('/api/clients/bulk/archive', { ids, archived })).body
const archivedAt = async () => (await planner.get(at)).body.archivedAt as string | null
/** What is archived has been so for two hours. */
const longAgo = () =>
  server.database.ownerPool.query(`update clients set archived_at = archived_at - interval '2 hours'`)
const get = async (path: string) => (await planner.get(path)).body

it('archives couples once, says so in their history, and brings them back', async () => {
  const other = await planner.addClient()
  expect(await archivedAt()).toBeNull()
  expect(await archive(true, [client.id, other.id])).toEqual({ changed: [client.id, other.id], held: 0 })
  const since = await archivedAt()
  expect(since).toEqual(expect.any(String))
  expect(await archive()).toEqual({ changed: [], held: 0 })
  expect(await archivedAt()).toBe(since)
  expect(await archive(false)).toEqual({ changed: [client.id], held: 0 })
  expect(await archivedAt()).toBeNull()
  const history = (await get(`${at}/history?limit=2`)) as { sentence: string; canUndo: boolean }[]
  expect(history).toMatchObject([
    { sentence: 'Paula Planner brought the wedding back from the archive.', canUndo: false },
    { sentence: 'Paula Planner archived the wedding.', canUndo: false },
  ])
  expect((await get(`/api/clients/${other.id}`)).archivedAt).toEqual(expect.any(String))
})

it('keeps what is to be done for an archived couple out of the lists of the studio, and all of it on its own page', async () => {
  await planner.patch(at, { weddingDate: dayIn(zone, 9), venue: null })
  const { body: task } = await planner.post('/api/tasks', { title: 'Call', clientId: client.id, dueDate: today })
  const lists = async () => {
    const lines = (await get(`/api/today?today=${today}`)) as { clientId: number }[]
    const week = await get(`/api/week?today=${today}`)
    const board = (query: string) => get(`/api/task-board?today=${today}${query}`)
    return {
      today: lines.filter(({ clientId }) => clientId === client.id).length,
      week: [week.weeks[0].tasks, week.weeks[1].weddings],
      board: (await board('')).tasks.length,
      ofCouple: (await board(`&client=${client.id}`)).tasks.length,
      stats: await get(`/api/dashboard/stats?today=${today}`),
    }
  }
  const before = await lists()
  expect(before).toMatchObject({
    week: [1, 1],
    board: 1,
    ofCouple: 1,
    stats: { activeClients: 1, pendingTasks: 1, weddingsAhead: [{ id: client.id }] },
  })
  expect(before.today).toBeGreaterThan(0)
  await archive()
  expect(await lists()).toMatchObject({
    today: 0,
    week: [0, 0],
    board: 0,
    ofCouple: 1,
    stats: { activeClients: 0, pendingTasks: 0, weddingsAhead: [] },
  })
  expect(await get(`${at}/tasks`)).toMatchObject([{ id: task.id }])
  await archive(false)
  expect(await lists()).toEqual(before)
})

it('mails nothing to an archived couple unasked, and holds what waited when it comes back', async () => {
  await archive()
  await planner.post(`${at}/messages`, { content: 'Are you there?' })
  expect(await letters()).toEqual([])
  await longAgo()
  expect(await archive(false)).toEqual({ changed: [client.id], held: 1 })
  expect(await letters()).toEqual([])
  expect((await get(`${at}/letter-settings`)).held).toBe(true)
  await planner.patch(`${at}/letter-settings`, { held: false })
  expect(await letters()).toHaveLength(1)
})

it('is as if nothing had been when a couple comes back within the hour', async () => {
  await planner.post(`${at}/messages`, { content: 'Are you there?' })
  await archive()
  expect(await archive(false)).toEqual({ changed: [client.id], held: 0 })
  expect(await letters()).toHaveLength(1)
})

it('holds mail about invoices that are due, and to vendors, when a couple comes back', async () => {
  const { id: other } = await planner.addClient()
  await planner.post(`${at}/invoices`, { amount: '500', dueDate: today, status: 'Sent' })
  const form = { name: 'Rosebud', category: 'florist', email: 'rosebud@example.com' }
  const { body: vendor } = await planner.post('/api/vendors', form)
  await planner.post(`/api/clients/${other}/vendors`, { vendorId: vendor.id })
  const { body: day } = await planner.post(`/api/clients/${other}/days`, { name: 'Day', date: dayIn(zone, 9) })
  await planner.post(`/api/days/${day.id}/items`, { title: 'Arch', vendorIds: [vendor.id] })
  await archive(true, [client.id, other])
  await planner.post(`/api/days/${day.id}/publish`)
  expect((await get(`/api/days/${day.id}/hears`)).held).toBe(true)
  await tellVendors(server.jobContext, noonLater())
  await server.workOff()
  expect(await server.newMails()).toEqual([])
  await longAgo()
  expect((await archive(false, [client.id, other])).held).toBe(2)
})

it('does not remind an archived couple of an invoice, also not by hand', async () => {
  const { body: invoice } = await planner.post(`${at}/invoices`, { amount: '500', dueDate: today, status: 'Sent' })
  await letters()
  await archive()
  const { status, body } = await planner.post(`/api/invoices/${invoice.id}/remind`)
  expect([status, body.message]).toEqual([400, 'This couple is archived. Bring it back first.'])
  await archive(false)
  expect((await planner.post(`/api/invoices/${invoice.id}/remind`)).status).toBe(202)
})

it('keeps a scheduled message of an archived couple for the planner, and says so', async () => {
  const sendAt = new Date(Date.now() + 60 * 60_000).toISOString()
  await planner.post(`${at}/messages`, { content: 'See you soon', sendAt })
  await archive()
  await server.database.ownerPool.query(`update scheduled_messages set send_at = now() where client_id = $1`, [
    client.id,
  ])
  await sendDueMessages(server.jobContext)
  expect(await get(`${at}/messages`)).toEqual([])
  expect(await get(`${at}/scheduled-messages`)).toMatchObject([{ content: 'See you soon', held: true }])
  const told = (await get('/api/notifications')) as { title: string; message: string }[]
  expect(told).toContainEqual(
    expect.objectContaining({
      title: 'A scheduled message was not sent',
      message: `It was for Emma & James. This couple is archived.`,
    }),
  )
  await archive(false)
  await sendDueMessages(server.jobContext)
  expect(await get(`${at}/messages`)).toEqual([])
})

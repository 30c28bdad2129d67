import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const store = (plannerId: number, rows: { type: string; relatedType: string | null; relatedId: number | null }[]) =>
  server.database.ownerPool.query(
    `insert into notifications (planner_id, title, message, type, priority, related_type, related_id)
      select $1, 'Title', 'Message', r->>'type', 'urgent', r->>'relatedType', (r->>'relatedId')::int
      from jsonb_array_elements($2::jsonb) r`,
    [plannerId, JSON.stringify(rows)],
  )

it('include the couple, for every type and priority', async () => {
  const planner = await server.planner()
  const { id } = await planner.addClient()
  const about = { type: 'reminder', relatedId: null, relatedType: null }
  const { body: task } = await planner.post('/api/tasks', { title: 'Call', clientId: id })
  const { body: internal } = await planner.post('/api/tasks', { title: 'Tidy up' })
  const { body: event } = await planner.post(`/api/clients/${id}/events`, { title: 'Tasting', date: '2027-05-01' })
  await store((await planner.get('/api/auth/me')).body.user.id, [
    { ...about, relatedType: 'client', relatedId: id },
    { ...about, relatedType: 'task', relatedId: task.id },
    { ...about, relatedType: 'task', relatedId: internal.id },
    { ...about, relatedType: 'event', relatedId: event.id },
    { ...about, type: 'holiday', relatedType: 'holiday', relatedId: id },
    about,
  ])
  const { status, body } = await planner.get('/api/notifications')
  expect(status).toBe(200)
  expect(body.map(({ clientId }: { clientId: number | null }) => clientId).reverse()).toEqual([
    id,
    id,
    null,
    id,
    null,
    null,
  ])
  expect(body[1]).toMatchObject({ type: 'holiday', priority: 'urgent' })
})

it('are marked read, all or those about one record', async () => {
  const planner = await server.planner()
  const plannerId = (await planner.get('/api/auth/me')).body.user.id
  const unread = async () => (await planner.get('/api/notifications/unread-count')).body.count
  const about = (relatedType: string, relatedId: number) => ({ type: 'client', relatedType, relatedId })
  await store(plannerId, [about('client', 7), about('client', 7), about('client', 8), about('task', 7)])
  expect(await unread()).toBe(4)
  expect((await planner.patch('/api/notifications/mark-all-read?relatedType=client&relatedId=7')).status).toBe(200)
  expect(await unread()).toBe(2)
  expect((await planner.patch('/api/notifications/mark-all-read?relatedType=client&relatedId=x')).status).toBe(400)
  expect(await unread()).toBe(2)
  await planner.patch('/api/notifications/mark-all-read')
  expect(await unread()).toBe(0)
})

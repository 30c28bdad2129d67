import { readdir, readFile } from 'node:fs/promises'
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

it('stored earlier are corrected by the migration: reminders, and those about conversations already read', async () => {
  const folder = new URL('../db/migrations/', import.meta.url)
  const name = (await readdir(folder)).find((file) => file.endsWith('_reminders-are-a-type.sql')) ?? ''
  const parts = (await readFile(new URL(name, folder), 'utf8')).split('--> statement-breakpoint')
  const planner = await server.planner()
  const [read, unread] = [await server.couple(planner), await server.couple(planner)]
  for (const one of [read, unread]) await one.post(`/api/clients/${one.client.id}/messages`, { content: 'Hi' })
  await planner.post(`/api/clients/${read.client.id}/messages/read`)
  const { ownerPool: pool } = server.database
  const { id } = (await planner.get('/api/auth/me')).body.user
  await pool.query(`update notifications set is_read = false where planner_id = $1`, [id])
  await pool.query(
    `insert into notifications (planner_id, title, message, type, once_key)
      select $1, 'Old', 'Reminder', split_part(key, '-', 1), key from unnest($2::text[]) key`,
    [id, ['event-tomorrow 1 2026-05-01', 'task-due 1 2026-05-01', 'task-overdue 1 2026-05-01', 'task-ticked 1']],
  )
  for (const part of parts.slice(1)) await pool.query(part)
  const { body } = await planner.get('/api/notifications')
  const old = body.filter(({ title }: { title: string }) => title === 'Old')
  expect(old.map(({ type }: { type: string }) => type)).toEqual(['task', 'reminder', 'reminder', 'reminder'])
  const messages = body.filter(({ type }: { type: string }) => type === 'message')
  expect(messages).toMatchObject([
    { relatedId: unread.client.id, read: false },
    { relatedId: read.client.id, read: true },
  ])
})

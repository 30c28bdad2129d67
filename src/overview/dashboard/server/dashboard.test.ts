import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const none = { activeClients: 0, completedWeddings: 0, upcomingEvents: 0, pendingTasks: 0 }

it('counts the planner’s own records, by the viewer’s date', async () => {
  const planner = await server.planner()
  const stranger = await server.planner()
  await stranger.addClient({ weddingDate: '2027-05-02' })
  const soon = await planner.addClient({ weddingDate: '2027-05-01', status: 'planning' })
  const later = await planner.addClient({ weddingDate: '2027-06-01', status: 'contracted' })
  await planner.addClient({ weddingDate: '2026-05-01', status: 'completed' })
  await planner.addClient()
  for (const date of ['2027-04-30', '2027-05-01', '2027-05-02']) {
    await planner.post(`/api/clients/${soon.id}/events`, { title: 'Tasting', date })
  }
  const done = await planner.post('/api/tasks', { title: 'Done' })
  await planner.patch(`/api/tasks/${done.body.id}`, { completed: true })
  await planner.post('/api/tasks', { title: 'Internal' })
  await planner.post('/api/tasks', { title: 'Theirs', clientId: soon.id })

  const { status, body } = await planner.get('/api/dashboard/stats?today=2027-05-01')
  expect(status).toBe(200)
  expect(body).toMatchObject({ activeClients: 3, completedWeddings: 1, upcomingEvents: 2, pendingTasks: 2 })
  expect(body.weddingsAhead).toMatchObject([
    { id: soon.id, status: 'planning' },
    { id: later.id, status: 'contracted' },
  ])
  expect((await planner.get('/api/dashboard/stats?today=2027-05-02')).body).toMatchObject({ upcomingEvents: 1 })
  expect((await planner.get('/api/dashboard/stats?today=tomorrow')).status).toBe(400)
})

it('is zero for a new studio', async () => {
  const planner = await server.planner()
  expect((await planner.get('/api/dashboard/stats')).body).toEqual({ ...none, weddingsAhead: [] })
})

it('does not count the sample wedding', async () => {
  const planner = await server.planner()
  const { id } = (await planner.post('/api/sample-wedding', { today: '2027-01-10' })).body
  await planner.post('/api/tasks', { title: 'Order the cake', clientId: id })
  expect((await planner.get('/api/events/upcoming?today=2027-01-10')).body).not.toEqual([])
  expect((await planner.get('/api/dashboard/stats?today=2027-01-10')).body).toMatchObject(none)
})

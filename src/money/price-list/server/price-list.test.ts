import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinAs } from '#test/members.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

it('keeps services by name, changes and deletes them', async () => {
  const planner = await server.planner()
  const add = async (body: object) => (await planner.post('/api/price-list', body)).body
  const full = await add({ description: ' full planning ', rate: '$4,000' })
  const day = await add({ description: 'Day of', rate: 1200.5 })
  expect([full.rate, day.rate, full.description]).toEqual(['4000.00', '1200.50', 'full planning'])
  expect((await planner.get('/api/price-list')).body).toEqual([day, full])
  const changed = await planner.patch(`/api/price-list/${day.id}`, { description: 'Day of', rate: '-50' })
  expect(changed.body).toEqual({ ...day, rate: '-50.00' })
  expect((await planner.delete(`/api/price-list/${full.id}`)).status).toBe(204)
  expect((await planner.delete(`/api/price-list/${full.id}`)).status).toBe(404)
  expect((await planner.get('/api/price-list')).body).toEqual([changed.body])
})

it('keeps a service as somebody else has changed it since it was seen', async () => {
  const planner = await server.planner()
  const { body: day } = await planner.post('/api/price-list', { description: 'Day of', rate: '1200' })
  const change = (body: object) => planner.patch(`/api/price-list/${day.id}`, body)
  const previous = { description: 'Day of', rate: '1200.00' }
  expect((await change({ rate: '1300', previous })).body).toEqual({ ...day, rate: '1300.00' })
  expect(await change({ description: 'The day', rate: '1400', previous })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'rate' }], current: { rate: '1300.00' } },
  })
  expect((await change({ description: 'The day', previous })).body).toMatchObject({ rate: '1300.00' })
})

it.each([
  [{ description: ' ', rate: '1' }, 'description'],
  [{ description: 'Day of', rate: 'much' }, 'rate'],
  [{ description: 'Day of' }, 'rate'],
])('refuses %j', async (body, path) => {
  const planner = await server.planner()
  const answer = await planner.post('/api/price-list', body)
  expect([answer.status, answer.body.issues[0].path]).toEqual([400, path])
  expect((await planner.get('/api/price-list')).body).toEqual([])
})

it('is for bookkeepers too, and not for assistants', async () => {
  const planner = await server.planner()
  await planner.post('/api/price-list', { description: 'Day of', rate: '1200' })
  expect((await (await joinAs(server, planner, 'bookkeeper')).get('/api/price-list')).body).toHaveLength(1)
  expect((await (await joinAs(server, planner, 'assistant')).get('/api/price-list')).status).toBe(403)
})

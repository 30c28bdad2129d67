import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const day = (offset: number) => addDays(dayInUtc(), offset)

it('says what is missing in guest lists, each until it is there, or hidden', async () => {
  const planner = await server.planner()
  const client = await planner.addClient({ weddingDate: day(20) })
  const path = `/api/clients/${client.id}`
  const part = (await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Fish'], deadline: day(2) })).body
  const guests = [
    { firstName: 'Ann', answers: [{ partId: part.id, attending: true }] },
    { firstName: 'Bob' },
    { firstName: 'Cleo' },
  ]
  const hills = (await planner.post(`${path}/envelopes`, { name: 'The Hills', guests })).body
  const lines = async (on = day(0)) =>
    ((await planner.get(`/api/today?today=${on}`)).body as TodayLine[]).filter(({ kind }) =>
      ['answers', 'meals', 'addresses'].includes(kind),
    )
  const page = (filter: object) => ({
    to: '/clients/{id}',
    id: client.id,
    search: { tab: 'guests', list: 'A', ...filter },
  })
  const [open, noMeal, noAddress] = [{ answer: 'open' }, { missing: 'meal' }, { missing: 'contact' }].map(page)
  expect(await lines()).toMatchObject([
    {
      key: `answers-${client.id}`,
      title: '2 guests have not answered',
      reason: 'The deadline is in 2 days.',
      page: open,
    },
    {
      key: `meals-${client.id}`,
      title: '1 guest has not chosen a meal',
      reason: 'The wedding is in 20 days.',
      page: noMeal,
    },
    { key: `addresses-${client.id}`, title: '1 invitation has no address', action: { kind: 'open' }, page: noAddress },
  ])
  expect((await lines(day(4)))[0]).toMatchObject({
    kind: 'answers',
    reason: expect.stringMatching(/^The deadline was /),
  })
  await planner.patch(`/api/envelopes/${hills.id}`, { email: 'hill@example.com' })
  await planner.post('/api/snoozes', { key: `meals-${client.id}`, until: day(5) })
  expect((await lines()).map(({ kind }) => kind)).toEqual(['answers'])
  expect(await lines(day(20))).toEqual([])
})

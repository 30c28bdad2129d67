import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenGuests } from '#guests/counts/contract/open-guests.ts'
import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import { type Caller, openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const today = dayInUtc()
const none = { unanswered: 0, deadline: null, withoutMeal: 0, withoutAddress: 0 }

/** A wedding in so many days, with a dinner to be answered in two weeks. */
async function wedding(days: number) {
  const planner = await server.planner()
  const client = await planner.addClient({ weddingDate: addDays(today, days) })
  const couple = await server.couple(planner, client)
  const path = `/api/clients/${client.id}`
  const dinner = { name: 'Dinner', meals: ['Fish', 'Beef'], deadline: addDays(today, 14) }
  const { body: part } = await planner.post(`${path}/parts`, dinner)
  const add = (values: object) => planner.post(`${path}/envelopes`, values)
  const open = async (on = today, as: Caller = planner) =>
    (await as.get(`${path}/open-guests?today=${on}`)).body as OpenGuests
  return { planner, couple, path, part, add, open }
}

it('asks for answers from three days before the deadline, of everybody who has to answer', async () => {
  const { planner, couple, path, part, add, open } = await wedding(80)
  await add({ name: 'The Hills', email: 'hill@example.com', guests: [{ firstName: 'Ann' }], unnamedSeats: 1 })
  await add({ name: 'Perhaps', list: 'B', guests: [{ firstName: 'Bea' }] })
  await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })
  await couple.post(`${path}/envelopes`, { name: 'Suggested', guests: [{ firstName: 'Sue' }] })
  const { deadline } = part
  expect(await open(addDays(deadline, -4))).toEqual(none)
  const asked = { ...none, unanswered: 2, deadline }
  expect(await open(addDays(deadline, -3))).toEqual(asked)
  expect(await open(addDays(deadline, 5), couple)).toEqual(asked)
  const afterTheWedding = addDays(today, 81)
  expect(await open(afterTheWedding)).toEqual(none)
})

it('asks for meals and addresses when the wedding is near', async () => {
  const { part, add, open } = await wedding(60)
  const coming = (meal?: string) => ({ answers: [{ partId: part.id, attending: true, meal }] })
  await add({ name: 'Posted', address: '1 Main Street', guests: [{ firstName: 'Ann', ...coming() }] })
  await add({ name: 'Mailed', email: 'bob@example.com', guests: [{ firstName: 'Bob', ...coming('Fish') }] })
  await add({ name: 'Neither', guests: [{ firstName: 'Cleo', answers: [{ partId: part.id, attending: false }] }] })
  expect(await open(addDays(today, -31))).toEqual(none)
  expect(await open(addDays(today, -30))).toEqual({ ...none, withoutAddress: 1 })
  expect(await open(addDays(today, 29))).toEqual({ ...none, withoutAddress: 1 })
  expect(await open(addDays(today, 30))).toEqual({ ...none, withoutAddress: 1, withoutMeal: 1 })
})

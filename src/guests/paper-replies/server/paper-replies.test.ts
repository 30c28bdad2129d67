import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function invited() {
  const planner = await server.planner()
  const couple = await server.couple(planner, await planner.addClient())
  const path = `/api/clients/${couple.client.id}`
  const dinner = (await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Fish', 'Beef'] })).body as Part
  const hills = (
    await planner.post(`${path}/envelopes`, { guests: [{ firstName: 'Ann', lastName: 'Hill' }], unnamedSeats: 1 })
  ).body as PlannersEnvelope
  const list = async () => (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
  return { planner, couple, path, dinner, hills, list, reply: `/api/envelopes/${hills.id}/paper-reply` }
}

const open = { attending: null, meal: null }

it('writes answers, meals and the name of a companion in one change, which is undone as one', async () => {
  const { planner, dinner, hills, list, reply } = await invited()
  const [ann, seat] = [hills.guests[0]!, hills.seats[0]!]
  const names = { firstName: 'Bob', lastName: 'Moor', previous: { firstName: null, lastName: null } }
  const body = {
    guests: [
      { id: ann.id, answers: [{ partId: dinner.id, attending: true, meal: 'fish', previous: open }] },
      { id: seat.id, ...names, answers: [{ partId: dinner.id, attending: false, previous: open }] },
    ],
  }
  const answer = await planner.post(reply, body)
  expect(answer.status).toBe(200)
  const [stored] = await list()
  expect(stored!.guests).toMatchObject([
    { firstName: 'Ann', answers: [{ attending: true, meal: 'Fish' }] },
    { firstName: 'Bob', lastName: 'Moor', answers: [{ attending: false, meal: null }] },
  ])
  expect(stored!.paperAt).not.toBeNull()
  expect(stored!.answeredAt).toBe(stored!.paperAt)
  const { batch } = answer.body as { batch: number }
  expect((await planner.post(`/api/history/${batch}/undo`)).status).toBe(200)
  expect((await list())[0]).toMatchObject({ ...hills, answeredAt: null, paperAt: null })
})

it('changes nothing if somebody has answered since, or something of it is wrong', async () => {
  const { planner, dinner, hills, list, reply } = await invited()
  const { id } = hills.guests[0]!
  const other = await invited()
  await planner.patch(`/api/guests/${id}`, { answers: [{ partId: dinner.id, attending: false }] })
  const before = await list()
  const send = (answer: object, guest = id) => planner.post(reply, { guests: [{ id: guest, answers: [answer] }] })
  const yes = { partId: dinner.id, attending: true, previous: open }
  expect((await send(yes)).status).toBe(409)
  const seen = { ...yes, previous: { attending: false, meal: null } }
  expect((await send({ ...seen, meal: 'Soup' })).status).toBe(400)
  expect((await send({ ...seen, partId: other.dinner.id })).status).toBe(404)
  expect((await send(seen, other.hills.guests[0]!.id)).status).toBe(404)
  expect((await planner.post(reply, { guests: [] })).status).toBe(400)
  expect(await list()).toEqual(before)
})

it('is for planners of the wedding only', async () => {
  const { couple, dinner, hills, list, reply } = await invited()
  const stranger = await server.planner()
  const before = await list()
  const body = {
    guests: [{ id: hills.guests[0]!.id, answers: [{ partId: dinner.id, attending: true, previous: open }] }],
  }
  expect((await couple.post(reply, body)).status).toBe(403)
  expect((await stranger.post(reply, body)).status).toBe(404)
  expect(await list()).toEqual(before)
})

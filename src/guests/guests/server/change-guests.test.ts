import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function hills() {
  const planner = await server.planner()
  const couple = await server.couple(planner, await planner.addClient())
  const path = `/api/clients/${couple.client.id}`
  const dinner = (await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Fish'] })).body as Part
  const guests = [{ firstName: 'Ann' }, { firstName: 'Bo' }]
  const { body } = await planner.post(`${path}/envelopes`, { guests })
  const envelope = body as PlannersEnvelope
  return { planner, couple, path, partId: dinner.id, envelope, change: `/api/envelopes/${envelope.id}` }
}
const open = { attending: null, meal: null }

it('changes answers and details of guests, and adds one with answers, in one change; who is not named stays', async () => {
  const { couple, partId, envelope, change } = await hills()
  const [ann] = envelope.guests
  const answers = [{ partId, attending: true, meal: 'Fish', previous: open }]
  const changed = await couple.patch(change, {
    guests: [
      { id: ann!.id, role: 'Witness', table: '4', answers, previous: { role: null, table: null } },
      { firstName: 'Cy', access: 'Wheelchair', answers: [{ partId, attending: false }] },
    ],
    previous: { guests: [ann!.id] },
  })
  expect(changed.status).toBe(200)
  expect(changed.body.guests).toMatchObject([
    { firstName: 'Ann', role: 'Witness', table: '4', answers: [{ attending: true, meal: 'Fish' }] },
    { firstName: 'Bo', answers: [open] },
    { firstName: 'Cy', access: 'Wheelchair', answers: [{ attending: false, meal: null }] },
  ])
})

it('changes nothing of an envelope if a guest has answered meanwhile', async () => {
  const { planner, path, partId, envelope, change } = await hills()
  const [ann, bo] = envelope.guests
  await planner.patch(`/api/guests/${ann!.id}`, { answers: [{ partId, attending: true }] })
  const before = (await planner.get(`${path}/envelopes`)).body
  const refused = await planner.patch(change, {
    name: 'Hills',
    guests: [
      { id: bo!.id, role: 'Witness' },
      { id: ann!.id, answers: [{ partId, attending: false, previous: open }] },
    ],
    previous: { name: envelope.name, guests: [ann!.id, bo!.id] },
  })
  expect(refused.status).toBe(409)
  expect(refused.body.current).toEqual({ answers: { attending: true, meal: null } })
  expect((await planner.get(`${path}/envelopes`)).body).toEqual(before)
})

it('takes off those guests that a change knows and does not list', async () => {
  const { planner, envelope, change } = await hills()
  const [ann, bo] = envelope.guests
  const changed = await planner.patch(change, { guests: [], previous: { guests: [ann!.id] } })
  expect(changed.body.guests).toMatchObject([{ id: bo!.id }])
})

it('frees the table of who declines every part, also by a link; the history says so, and an undo gives it back', async () => {
  const { planner, path, partId } = await hills()
  const brunch = (await planner.post(`${path}/parts`, { name: 'Brunch' })).body as Part
  const guests = ['Cy', 'Di'].map((firstName) => ({ firstName, table: '4' }))
  const { id, guests: people } = (await planner.post(`${path}/envelopes`, { guests })).body as PlannersEnvelope
  const [cy, di] = people.map((guest) => guest.id)
  const tables = async () => {
    const list = (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
    return list.find((envelope) => envelope.id === id)?.guests.map(({ table }) => table)
  }
  const declining = (...parts: number[]) => ({ answers: parts.map((part) => ({ partId: part, attending: false })) })
  await planner.patch(`/api/guests/${cy!}`, declining(partId))
  expect(await tables()).toEqual(['4', '4'])
  await planner.patch(`/api/guests/${cy!}`, declining(brunch.id))
  expect(await tables()).toEqual([null, '4'])
  const [last] = (await planner.get(`${path}/history`)).body as { batch: number; sentence: string }[]
  expect(last!.sentence).toContain('table')
  expect((await planner.post(`/api/history/${last!.batch}/undo`)).status).toBe(200)
  expect(await tables()).toEqual(['4', '4'])

  const { links } = (await planner.post(`${path}/rsvp-links`, { envelopeIds: [id] })).body as {
    links: { address: string }[]
  }
  const answers = [partId, brunch.id].map((part) => ({ guestId: di!, partId: part, attending: false }))
  expect((await server.visitor().post(`/api/rsvp/${links[0]!.address.split('/').pop()!}`, { answers })).status).toBe(
    200,
  )
  expect(await tables()).toEqual(['4', null])
})

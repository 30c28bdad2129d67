import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function wedding() {
  const planner = await server.planner()
  const couple = await server.couple(planner, await planner.addClient())
  const path = `/api/clients/${couple.client.id}`
  const part = (await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Fish'] })).body
  const guests = [{ firstName: 'Ann' }, { firstName: 'Bob' }]
  const hills = (await planner.post(`${path}/envelopes`, { name: 'The Hills', guests })).body as PlannersEnvelope
  const listed = async () => (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
  return { planner, couple, path, part, hills, listed }
}
const nothing = { envelopes: [], guests: [], added: [] }

it('writes cells and adds envelopes in one change that is undone as a whole', async () => {
  const { planner, path, part, hills, listed } = await wedding()
  const [ann, bob] = hills.guests
  const before = await listed()
  const previous = { attending: null, meal: null }
  const pasted = await planner.post(`${path}/guests/paste`, {
    envelopes: [{ id: hills.id, email: 'hills@example.com', previous: { email: null } }],
    guests: [
      { id: ann!.id, firstName: 'Anna', previous: { firstName: 'Ann' } },
      { id: bob!.id, answers: [{ partId: part.id, attending: true, meal: 'fish', previous }] },
    ],
    added: Array.from({ length: 800 }, (_, at) => ({ guests: [{ firstName: `Guest ${at}` }] })),
  })
  expect(pasted.status).toBe(200)
  const after = await listed()
  expect(after).toHaveLength(801)
  const stored = after.find(({ id }) => id === hills.id)!
  expect(stored).toMatchObject({ email: 'hills@example.com', guests: [{ firstName: 'Anna' }, { firstName: 'Bob' }] })
  expect(stored.guests[1]!.answers).toEqual([{ partId: part.id, attending: true, meal: 'Fish' }])
  expect((await planner.post(`/api/history/${pasted.body.batch}/undo`)).status).toBe(200)
  expect(await listed()).toEqual(before)
})

it('writes nothing if one cell is wrong, was changed meanwhile, or is of another wedding', async () => {
  const { planner, path, part, hills, listed } = await wedding()
  const [ann, bob] = hills.guests
  const other = await wedding()
  const before = await listed()
  const paste = async (body: object) => (await planner.post(`${path}/guests/paste`, { ...nothing, ...body })).status
  const good = { id: ann!.id, firstName: 'Anna' }
  expect(await paste({ guests: [good, { id: bob!.id, firstName: 'Bo', previous: { firstName: 'Rob' } }] })).toBe(409)
  expect(await paste({ guests: [good, { id: bob!.id, firstName: '' }] })).toBe(400)
  expect(await paste({ guests: [good, { id: bob!.id, answers: [{ partId: part.id, meal: 'Pizza' }] }] })).toBe(400)
  expect(await paste({ guests: [good, { id: other.hills.guests[0]!.id, firstName: 'X' }] })).toBe(404)
  expect(await paste({ guests: [good], envelopes: [{ id: other.hills.id, email: 'x@example.com' }] })).toBe(404)
  expect(await paste({ guests: [good], envelopes: [{ id: hills.id, name: '' }] })).toBe(400)
  expect(await paste({ guests: [good], added: [{ guests: [{}] }] })).toBe(400)
  expect(await listed()).toEqual(before)
})

it('is for a couple that may edit, which writes no private notes', async () => {
  const { planner, couple, path, hills, listed } = await wedding()
  const guests = [{ id: hills.guests[0]!.id, firstName: 'Anna', privateNotes: 'Ours' }]
  await couple.post(`${path}/guests/paste`, { ...nothing, guests })
  expect((await listed())[0]!.guests[0]!.privateNotes).toBe(null)
  for (const coupleMay of ['propose', 'read']) {
    await planner.patch(`${path}/guest-list`, { coupleMay })
    expect((await couple.post(`${path}/guests/paste`, { ...nothing, guests })).status).toBe(403)
  }
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function wedding() {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const path = `/api/clients/${couple.client.id}`
  const { body: part } = await planner.post(`${path}/parts`, { name: 'Dinner' })
  const add = async (name: string, seats: number, more: object = {}, attending: boolean | null = null) => {
    const guests = Array.from({ length: seats }, (_, at) => ({
      firstName: `${name} ${at}`,
      answers: [{ partId: part.id, attending }],
    }))
    return (await planner.post(`${path}/envelopes`, { name, guests, ...more })).body.id as number
  }
  const offers = async () => (await planner.get(`${path}/waves`)).body
  const invite = (id: number, declinedId: number) => planner.post(`/api/envelopes/${id}/invite-instead`, { declinedId })
  return { planner, couple, path, part, add, offers, invite }
}

it('offers the next envelope of the B list that fits, once, and takes it back', async () => {
  const { planner, path, add, offers, invite } = await wedding()
  const large = await add('The Largests', 5, { list: 'B' })
  const okafors = await add('The Okafors', 4, { list: 'B' })
  const moors = await add('The Moors', 2, { list: 'B' })
  const millers = await add('The Millers', 4, {}, false)
  const hills = await add('The Hills', 3, {}, false)
  await add('The Guests', 2, {}, true)
  const expected = [
    { declined: { id: millers, name: 'The Millers', seats: 4 }, next: { id: okafors, name: 'The Okafors', seats: 4 } },
    { declined: { id: hills, name: 'The Hills', seats: 3 }, next: { id: moors, name: 'The Moors', seats: 2 } },
  ]
  expect(await offers()).toEqual(expected)
  const { status, body } = await invite(okafors, millers)
  expect(status).toBe(200)
  expect(await offers()).toEqual([expected[1]])
  expect((await invite(large, millers)).status).toBe(400)
  expect((await invite(okafors, hills)).status).toBe(400)
  expect((await planner.post(`/api/history/${body.batch}/undo`, {})).status).toBe(200)
  expect(await offers()).toEqual(expected)
  const first = (await planner.get(`${path}/envelopes`)).body.find(({ id }: { id: number }) => id === okafors)
  expect(first.list).toBe('B')
  await server.workOff()
  expect((await server.newMails()).filter(({ text = '' }) => text.includes('Okafors'))).toEqual([])
})

it('is for the planner of the wedding, and for envelopes of one wedding', async () => {
  const { planner, couple, path, add, invite } = await wedding()
  const [b, declined, coming] = [
    await add('B', 1, { list: 'B' }),
    await add('Declined', 1, {}, false),
    await add('Coming', 1, {}, true),
  ]
  expect((await couple.get(`${path}/waves`)).status).toBe(403)
  expect((await invite(b, coming)).status).toBe(400)
  const second = await planner.addClient()
  const { body: elsewhere } = await planner.post(`/api/clients/${second.id}/envelopes`, {
    name: 'Elsewhere',
    list: 'B',
  })
  expect((await invite(elsewhere.id, declined)).status).toBe(404)
  const other = await server.planner()
  expect((await other.post(`/api/envelopes/${b}/invite-instead`, { declinedId: declined })).status).toBe(404)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GuestCounts } from '#guests/counts/contract/endpoints.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { exported, imported } from '#test/imports.ts'
import { wordsOf } from '#test/pdf/reader.ts'
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
  const dinner = (await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Fish', 'Beef'] })).body
  const brunch = (await planner.post(`${path}/parts`, { name: 'Brunch', invitesAll: false })).body
  const comes = (meal: string) => [{ partId: dinner.id, attending: true, meal }]
  const hills = (
    await planner.post(`${path}/envelopes`, {
      name: 'The Hills',
      guests: [
        { firstName: 'Ann', answers: comes('Fish'), dietary: 'No nuts' },
        { firstName: 'Bob', age: 'child', answers: [{ partId: dinner.id, attending: true }], access: 'Wheelchair' },
        { firstName: 'Cleo', answers: [{ partId: dinner.id, attending: false }], dietary: 'Vegan' },
      ],
      unnamedSeats: 1,
    })
  ).body as PlannersEnvelope
  const counts = async () => (await planner.get(`${path}/guest-counts`)).body as GuestCounts
  return { planner, couple, path, dinner, brunch, hills, comes, counts }
}

it('counts who comes to each part, what they eat, and what they need by name', async () => {
  const { couple, path, dinner, brunch, hills, counts } = await wedding()
  const expected: GuestCounts = {
    parts: [
      {
        partId: dinner.id,
        name: 'Dinner',
        invited: 4,
        yes: 2,
        no: 1,
        open: 1,
        ages: { adult: 1, child: 1, infant: 0 },
        meals: [
          { meal: 'Fish', count: 1 },
          { meal: 'Beef', count: 0 },
          { meal: null, count: 1 },
        ],
        needs: [
          { guestId: hills.guests[0]!.id, name: 'Ann', dietary: 'No nuts', access: null },
          { guestId: hills.guests[1]!.id, name: 'Bob', dietary: null, access: 'Wheelchair' },
        ],
      },
      {
        partId: brunch.id,
        name: 'Brunch',
        invited: 0,
        yes: 0,
        no: 0,
        open: 0,
        ages: { adult: 0, child: 0, infant: 0 },
        meals: [],
        needs: [],
      },
    ],
    final: null,
  }
  expect(await counts()).toEqual(expected)
  expect((await couple.get(`${path}/guest-counts`)).body).toEqual(expected)
})

it('counts the age and needs of a seat that nobody is named for', async () => {
  const { planner, hills, comes, counts } = await wedding()
  const seat = hills.seats[0]!.id
  await planner.patch(`/api/guests/${seat}`, { age: 'infant', dietary: 'No milk', answers: comes('Fish') })
  const [dinner] = (await counts()).parts
  expect(dinner!.ages).toEqual({ adult: 1, child: 1, infant: 1 })
  expect(dinner!.needs).toContainEqual({ guestId: seat, name: 'The Hills', dietary: 'No milk', access: null })
})

it('leaves out what the couple only suggests', async () => {
  const { planner, couple, path, counts } = await wedding()
  await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })
  await couple.post(`${path}/envelopes`, { name: 'Friends', guests: [{ firstName: 'Dan' }] })
  expect((await counts()).parts[0]).toMatchObject({ invited: 4 })
})

it('is made final, and says what has changed since', async () => {
  const { planner, path, dinner, hills, comes, counts } = await wedding()
  const frozen = await planner.post(`${path}/final-count`)
  expect(frozen.status).toBe(201)
  expect(frozen.body.final).toMatchObject({ at: expect.any(String), changes: [] })
  const [ann, bob, cleo] = hills.guests
  await planner.patch(`/api/guests/${ann!.id}`, { answers: [{ partId: dinner.id, attending: false }] })
  await planner.patch(`/api/guests/${bob!.id}`, { answers: comes('Beef') })
  await planner.patch(`/api/guests/${cleo!.id}`, { role: 'Witness' })
  await planner.patch(`/api/guests/${hills.seats[0]!.id}`, { firstName: 'Zoe', answers: comes('Fish') })
  const { parts, final } = await counts()
  expect(parts[0]).toMatchObject({ yes: 2, no: 2, open: 0 })
  expect(final?.parts[0]).toMatchObject({ yes: 2, no: 1, open: 1 })
  const part = { partId: dinner.id, part: 'Dinner', hasMeals: true }
  expect(final?.changes).toEqual([
    {
      ...part,
      guestId: ann!.id,
      name: 'Ann',
      before: { meal: 'Fish', dietary: 'No nuts', access: null, age: 'adult' },
      after: null,
    },
    {
      ...part,
      guestId: bob!.id,
      name: 'Bob',
      before: { meal: null, dietary: null, access: 'Wheelchair', age: 'child' },
      after: { meal: 'Beef', dietary: null, access: 'Wheelchair', age: 'child' },
    },
    {
      ...part,
      guestId: hills.seats[0]!.id,
      name: 'Zoe',
      before: null,
      after: { meal: 'Fish', dietary: null, access: null, age: 'adult' },
    },
  ])
  await planner.delete(`/api/envelopes/${hills.id}`)
  expect((await counts()).final?.changes.map(({ name, after }) => [name, after])).toEqual([
    ['Ann', null],
    ['Bob', null],
  ])
  expect((await planner.post(`${path}/final-count`)).body.final.changes).toEqual([])
  expect((await planner.delete(`${path}/final-count`)).status).toBe(204)
  expect((await counts()).final).toBeNull()
})

it('says which access needs have changed since it was made final', async () => {
  const { planner, path, hills, counts } = await wedding()
  await planner.post(`${path}/final-count`)
  await planner.patch(`/api/guests/${hills.guests[0]!.id}`, { access: 'No stairs' })
  expect((await counts()).final?.changes).toMatchObject([
    { name: 'Ann', before: { access: null }, after: { access: 'No stairs' } },
  ])
})

it('keeps a part in the final count that is deleted then', async () => {
  const { planner, path, dinner, hills, counts } = await wedding()
  await planner.post(`${path}/final-count`)
  await planner.delete(`/api/parts/${dinner.id}`)
  const { parts, final } = await counts()
  expect(parts.map(({ name }) => name)).toEqual(['Brunch'])
  expect(final?.parts).toMatchObject([{ name: 'Brunch' }, { partId: dinner.id, name: 'Dinner', yes: 2, no: 1 }])
  expect(final?.changes.map(({ part, name, after }) => [part, name, after])).toEqual([
    ['Dinner', 'Ann', null],
    ['Dinner', 'Bob', null],
  ])
  const text = wordsOf((await planner.get(`${path}/guest-counts/pdf`)).bytes)
  for (const words of ['Final count: Dinner', 'Since the final count', hills.guests[0]!.firstName!, 'no longer coming'])
    expect(text).toContain(words)
})

it('keeps the final count in an export, also of a part that was deleted', async () => {
  const { planner, path, dinner, hills } = await wedding()
  const lunch = (await planner.post(`${path}/parts`, { name: 'Lunch' })).body
  await planner.patch(`/api/guests/${hills.guests[0]!.id}`, { answers: [{ partId: lunch.id, attending: true }] })
  await planner.post(`${path}/final-count`)
  for (const { id } of [dinner, lunch]) await planner.delete(`/api/parts/${id}`)
  const other = await server.planner()
  const result = await imported(server, other, await exported(server, planner))
  expect(result).toMatchObject({ status: 202, state: 'done', problem: null })
  const [client] = (await other.get('/api/clients')).body
  const answer = await other.get(`/api/clients/${client.id}/guest-counts`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body.final.parts).toMatchObject([
    { name: 'Brunch' },
    { partId: expect.any(Number), name: 'Dinner', yes: 2, no: 1, open: 1 },
    { partId: expect.any(Number), name: 'Lunch', yes: 1, no: 0, open: 3 },
  ])
})

it('is printed for the caterer', async () => {
  const { planner, path } = await wedding()
  const answer = await planner.get(`${path}/guest-counts/pdf`)
  expect(answer.status).toBe(200)
  const text = wordsOf(answer.bytes)
  for (const words of ['Guest Counts', 'Dinner', 'Coming', 'Fish', 'No nuts', '1 adult, 1 child, 0 infants'])
    expect(text).toContain(words)
})

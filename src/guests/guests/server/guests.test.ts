import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { openTestServer, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function wedding(values: Record<string, unknown> = {}) {
  const planner = await server.planner()
  const couple = await server.couple(planner, await planner.addClient(values))
  const path = `/api/clients/${couple.client.id}`
  return { planner, couple, clientId: couple.client.id, path }
}

async function made<Row>(caller: Caller, path: string, body: Record<string, unknown>): Promise<Row> {
  const answer = await caller.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body as Row
}
const addEnvelope = (caller: Caller, path: string, body: Record<string, unknown>) =>
  made<PlannersEnvelope>(caller, `${path}/envelopes`, body)
const addPart = (caller: Caller, path: string, body: Record<string, unknown>) =>
  made<Part>(caller, `${path}/parts`, body)

const family = {
  guests: [
    { firstName: 'Ann', lastName: 'Hill' },
    { firstName: 'Bob', lastName: 'Hill', age: 'child' },
  ],
}

describe('an envelope', () => {
  it('gets a name from its guests, and keeps what is written about it', async () => {
    const { planner, couple, path } = await wedding()
    const added = await addEnvelope(planner, path, {
      ...family,
      unnamedSeats: 2,
      email: 'ann@example.com',
      address: '1 High Street\nOxford',
      language: 'fr',
      side: 'one',
      tags: ['work', 'work', 'tennis'],
      list: 'B',
      privateNotes: 'Divorced.',
    })
    expect(added).toMatchObject({
      name: 'Ann & Bob Hill',
      email: 'ann@example.com',
      phone: null,
      address: '1 High Street\nOxford',
      language: 'fr',
      side: 'one',
      tags: ['work', 'tennis'],
      list: 'B',
      isProposed: false,
      unnamedSeats: 2,
      answeredAt: null,
      privateNotes: 'Divorced.',
    })
    expect(added.guests.map(({ firstName, age }) => [firstName, age])).toEqual([
      ['Ann', 'adult'],
      ['Bob', 'child'],
    ])
    expect(added.seats.map(({ seat }) => seat)).toEqual([1, 2])
    expect((await planner.get(`${path}/envelopes`)).body).toEqual([added])
    const [seen] = (await couple.get(`${path}/envelopes`)).body
    expect(seen).toMatchObject({ name: 'Ann & Bob Hill', unnamedSeats: 2 })
    expect(JSON.stringify(seen)).not.toContain('rivateNotes')
  })

  it.each([
    ['neither a name nor guests', {}, 'name'],
    ['a guest without a name', { name: 'A', guests: [{ dietary: 'vegan' }] }, 'firstName'],
    ['fewer seats than none', { name: 'A', unnamedSeats: -1 }, 'unnamedSeats'],
    ['half a seat', { name: 'A', unnamedSeats: 1.5 }, 'unnamedSeats'],
    ['a name of 200 letters', { guests: [{ firstName: 'a'.repeat(200) }] }, 'guests.0.firstName'],
    ['no email address', { name: 'A', email: 'ann' }, 'email'],
    ['a language that there is not', { name: 'A', language: 'tlh' }, 'language'],
  ])('is refused with %s', async (_, body, field) => {
    const { planner, path } = await wedding()
    const refused = await planner.post(`${path}/envelopes`, body)
    expect(refused.status).toBe(400)
    expect(refused.body.issues.map((issue: { path: string }) => issue.path)).toContain(field)
    expect((await planner.get(`${path}/envelopes`)).body).toEqual([])
  })

  it('gets the guests that a change lists, and the seats that it counts', async () => {
    const { planner, path } = await wedding()
    const { id, guests, seats } = await addEnvelope(planner, path, { ...family, unnamedSeats: 3 })
    const [ann] = guests
    const changed = await planner.patch(`/api/envelopes/${id}`, {
      guests: [{ id: ann!.id, role: 'Witness' }, { firstName: 'Cleo' }],
      unnamedSeats: 2,
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body.guests).toMatchObject([
      { id: ann!.id, firstName: 'Ann', role: 'Witness' },
      { firstName: 'Cleo', lastName: null },
    ])
    expect(changed.body.seats.map((one: { id: number }) => one.id)).toEqual(seats.slice(0, 2).map((one) => one.id))
    const other = await addEnvelope(planner, path, { name: 'Other', guests: [{ firstName: 'Dan' }] })
    const foreign = await planner.patch(`/api/envelopes/${id}`, { guests: [{ id: other.guests[0]!.id }] })
    expect(foreign.status).toBe(404)
    expect((await planner.get(`${path}/envelopes`)).body).toHaveLength(2)
  })

  it('is undone with its guests and answers after it was deleted', async () => {
    const { planner, path } = await wedding()
    await addPart(planner, path, { name: 'Dinner' })
    const added = await addEnvelope(planner, path, { ...family, unnamedSeats: 1 })
    expect((await planner.delete(`/api/envelopes/${added.id}`)).status).toBe(204)
    expect((await planner.get(`${path}/envelopes`)).body).toEqual([])
    const [last] = (await planner.get(`${path}/history`)).body
    const undone = await planner.post(`/api/history/${last.batch}/undo`)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect((await planner.get(`${path}/envelopes`)).body).toEqual([added])
  })

  it('gets its seats back by an undo after others were added', async () => {
    const { planner, path } = await wedding()
    const { id } = await addEnvelope(planner, path, { name: 'Ann Hill', unnamedSeats: 2 })
    await planner.patch(`/api/envelopes/${id}`, { unnamedSeats: 1 })
    const [{ batch }] = (await planner.get(`${path}/history`)).body
    await planner.patch(`/api/envelopes/${id}`, { unnamedSeats: 2 })
    const undone = await planner.post(`/api/history/${batch}/undo`)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect((await planner.get(`${path}/envelopes`)).body[0].unnamedSeats).toBe(3)
  })

  it('tells two editors of one field about each other', async () => {
    const { planner, couple, path } = await wedding()
    const { id, guests } = await addEnvelope(planner, path, family)
    const change = { name: 'Hills', previous: { name: 'Ann & Bob Hill' } }
    expect((await couple.patch(`/api/envelopes/${id}`, change)).status).toBe(200)
    const late = await planner.patch(`/api/envelopes/${id}`, { ...change, name: 'The Hills' })
    expect(late.status).toBe(409)
    expect(late.body.current).toEqual({ name: 'Hills' })
    const [ann] = guests
    const first = { dietary: 'vegan', previous: { dietary: null } }
    expect((await couple.patch(`/api/guests/${ann!.id}`, first)).status).toBe(200)
    expect((await planner.patch(`/api/guests/${ann!.id}`, { ...first, dietary: 'nuts' })).status).toBe(409)
  })

  it('keeps guests and fields that somebody else has added or changed since the list was read', async () => {
    const { planner, couple, path } = await wedding()
    const { id, guests } = await addEnvelope(planner, path, family)
    const [ann, bob] = guests
    await couple.patch(`/api/envelopes/${id}`, {
      guests: [...[ann, bob].map((one) => ({ id: one!.id })), { firstName: 'Cleo' }],
    })
    await couple.patch(`/api/guests/${ann!.id}`, { dietary: 'Vegan' })
    const seen = { firstName: 'Ann', lastName: 'Hill', dietary: null, role: null }
    const saved = (change: object) =>
      planner.patch(`/api/envelopes/${id}`, {
        guests: [{ id: ann!.id, ...seen, ...change, previous: seen }],
        previous: { guests: [ann!.id, bob!.id] },
      })
    const stale = await saved({ dietary: 'No nuts' })
    expect(stale.status).toBe(409)
    expect(stale.body.current).toEqual({ 'guests.0.dietary': 'Vegan' })
    expect((await planner.get(`${path}/envelopes`)).body[0].guests).toHaveLength(3)
    const kept = await saved({ role: 'Witness' })
    expect(kept.status, JSON.stringify(kept.body)).toBe(200)
    expect(kept.body.guests).toMatchObject([{ id: ann!.id, dietary: 'Vegan', role: 'Witness' }, { firstName: 'Cleo' }])
    const whole = await planner.patch(`/api/envelopes/${id}`, { guests: [{ id: ann!.id }] })
    expect(whole.body.guests).toHaveLength(1)
    const wrong = await planner.patch(`/api/envelopes/${id}`, { guests: [], previous: { guests: 'all' } })
    expect(wrong.status).toBe(400)
  })
})

describe('a part of the wedding', () => {
  it('invites who is there and who comes, unless it says otherwise', async () => {
    const { planner, path } = await wedding()
    await addEnvelope(planner, path, { ...family, unnamedSeats: 1 })
    const dinner = await addPart(planner, path, { name: 'Dinner', meals: ['Fish', 'Beef'] })
    const brunch = await addPart(planner, path, { name: 'Brunch', daysAfter: 1, invitesAll: false })
    const [hills] = (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
    const open = [{ partId: dinner.id, attending: null, meal: null }]
    expect([...hills!.guests, ...hills!.seats].map(({ answers }) => answers)).toEqual([open, open, open])
    const { guests } = await addEnvelope(planner, path, {
      guests: [{ firstName: 'Cleo', answers: [{ partId: brunch.id }, { partId: dinner.id, invited: false }] }],
    })
    expect(guests[0]!.answers).toEqual([{ partId: brunch.id, attending: null, meal: null }])
  })

  it('has a deadline that follows the date of the wedding', async () => {
    const { planner, path, clientId } = await wedding({ weddingDate: '2028-06-10' })
    const offset = { months: 0, days: -30 }
    const part = await addPart(planner, path, { name: 'Dinner', deadlineOffset: offset })
    expect(part).toMatchObject({ deadline: '2028-05-11', deadlineOffset: offset })
    const preview = await planner.get(`/api/clients/${clientId}/re-date?weddingDate=2028-06-17`)
    expect(preview.status, JSON.stringify(preview.body)).toBe(200)
    const moved = await planner.post(`/api/clients/${clientId}/re-date`, {
      weddingDate: '2028-06-17',
      rows: [{ kind: 'part', id: part.id }],
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect((await planner.get(`${path}/parts`)).body[0].deadline).toBe('2028-05-18')
  })

  it('has a name that no other part of the wedding has', async () => {
    const { planner, path } = await wedding()
    const { id } = await addPart(planner, path, { name: 'Dinner' })
    const brunch = await addPart(planner, path, { name: 'Brunch' })
    const refused = await planner.post(`${path}/parts`, { name: 'dinner' })
    expect(refused.status).toBe(400)
    expect(refused.body.issues).toMatchObject([{ path: 'name' }])
    expect((await planner.patch(`/api/parts/${brunch.id}`, { name: 'DINNER' })).status).toBe(400)
    expect((await planner.patch(`/api/parts/${id}`, { name: 'DINNER' })).status).toBe(200)
    await addPart(planner, `/api/clients/${(await planner.addClient()).id}`, { name: 'Dinner' })
  })

  it('is changed and deleted with its answers', async () => {
    const { planner, couple, path } = await wedding()
    const part = await addPart(planner, path, { name: 'Dinner' })
    await addEnvelope(planner, path, family)
    const change = { meals: ['Fish', 'fish'] }
    expect((await couple.patch(`/api/parts/${part.id}`, change)).status).toBe(400)
    expect((await couple.patch(`/api/parts/${part.id}`, { time: '18:30', meals: ['Fish'] })).body).toMatchObject({
      name: 'Dinner',
      time: '18:30',
      meals: ['Fish'],
    })
    expect((await couple.delete(`/api/parts/${part.id}`)).status).toBe(204)
    const [envelope] = (await planner.get(`${path}/envelopes`)).body
    expect(envelope.guests[0].answers).toEqual([])
  })
})

describe('a guest', () => {
  it('answers for a part, and has no meal any more after declining', async () => {
    const { planner, path } = await wedding()
    const { id: partId } = await addPart(planner, path, { name: 'Dinner', meals: ['Fish', 'Beef'] })
    const { guests } = await addEnvelope(planner, path, family)
    const answer = (body: object) => planner.patch(`/api/guests/${guests[0]!.id}`, { answers: [{ partId, ...body }] })
    const answersAfter = async (body: object) => (await answer(body)).body.guests[0].answers
    expect(await answersAfter({ attending: true, meal: 'fish' })).toEqual([{ partId, attending: true, meal: 'Fish' }])
    expect((await answer({ meal: 'Soup' })).status).toBe(400)
    expect(await answersAfter({ attending: false })).toEqual([{ partId, attending: false, meal: null }])
    expect(await answersAfter({ meal: 'Fish' })).toEqual([{ partId, attending: false, meal: null }])
    expect(await answersAfter({ invited: false })).toEqual([])
    expect((await answer({ partId: partId + 1000, attending: true })).status).toBe(404)
  })

  it('keeps an answer that has changed since it was read', async () => {
    const { planner, couple, path } = await wedding()
    const { id: partId } = await addPart(planner, path, { name: 'Dinner', meals: ['Fish', 'Beef'] })
    const { guests } = await addEnvelope(planner, path, family)
    const previous = { attending: null, meal: null }
    const answer = (caller: Caller, body: object) =>
      caller.patch(`/api/guests/${guests[0]!.id}`, { answers: [{ partId, previous, ...body }], dietary: 'Vegan' })
    expect((await answer(couple, { attending: true, meal: 'Fish' })).status).toBe(200)
    await planner.patch(`/api/guests/${guests[0]!.id}`, { dietary: null })
    for (const late of [{ attending: false }, { meal: 'Beef' }, { invited: false }]) {
      const stale = await answer(planner, late)
      expect(stale.status).toBe(409)
      expect(stale.body.current).toEqual({ answers: { attending: true, meal: 'Fish' } })
    }
    const [envelope] = (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
    expect(envelope!.guests[0]).toMatchObject({ dietary: null, answers: [{ attending: true, meal: 'Fish' }] })
    expect((await answer(planner, { attending: true })).status).toBe(200)
    const seen = { attending: true, meal: 'Fish' }
    expect((await answer(planner, { attending: false, previous: seen })).status).toBe(200)
    expect((await answer(planner, { invited: false, previous: null })).status).toBe(409)
  })

  it('moves into another envelope of the wedding with its answers, and into no other', async () => {
    const { planner, path } = await wedding()
    const { id: partId } = await addPart(planner, path, { name: 'Dinner' })
    const { guests } = await addEnvelope(planner, path, {
      guests: [{ firstName: 'Ann', answers: [{ partId, attending: true }] }],
    })
    const target = await addEnvelope(planner, path, { name: 'Friends' })
    const moved = await planner.patch(`/api/guests/${guests[0]!.id}`, { envelopeId: target.id })
    expect(moved.body).toMatchObject({ id: target.id, guests: [{ firstName: 'Ann', answers: [{ attending: true }] }] })
    const other = await planner.addClient()
    const elsewhere = await addEnvelope(planner, `/api/clients/${other.id}`, { name: 'Elsewhere' })
    expect((await planner.patch(`/api/guests/${guests[0]!.id}`, { envelopeId: elsewhere.id })).status).toBe(404)
  })

  it('without a name moves to the next seat of the other envelope', async () => {
    const { planner, path } = await wedding()
    const { seats } = await addEnvelope(planner, path, { name: 'Ann Hill', unnamedSeats: 1 })
    const target = await addEnvelope(planner, path, { name: 'Friends', unnamedSeats: 2 })
    const moved = await planner.patch(`/api/guests/${seats[0]!.id}`, { envelopeId: target.id })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(moved.body.seats.map(({ id, seat }: { id: number; seat: number }) => [id, seat])).toContainEqual([
      seats[0]!.id,
      3,
    ])
    const named = { envelopeId: (await addEnvelope(planner, path, { name: 'Others' })).id, firstName: 'Zoe' }
    expect((await planner.patch(`/api/guests/${seats[0]!.id}`, named)).body.guests).toMatchObject([
      { firstName: 'Zoe', seat: null },
    ])
  })

  it('without a name may have needs, an age, and a role', async () => {
    const { planner, couple, path } = await wedding()
    const { seats } = await addEnvelope(planner, path, { name: 'Ann Hill', unnamedSeats: 1 })
    const own = { age: 'child', role: 'Flower girl', dietary: 'Vegan', access: 'Wheelchair' }
    expect((await planner.patch(`/api/guests/${seats[0]!.id}`, own)).body.seats).toMatchObject([own])
    expect((await couple.get(`${path}/envelopes`)).body[0].seats).toMatchObject([own])
  })

  it('who is named for a seat keeps its number, and is not a seat any more', async () => {
    const { planner, path } = await wedding()
    const { seats } = await addEnvelope(planner, path, { name: 'Ann Hill', unnamedSeats: 1 })
    const named = (await planner.patch(`/api/guests/${seats[0]!.id}`, { firstName: 'Zoe' })).body
    expect(named).toMatchObject({ unnamedSeats: 0, guests: [{ firstName: 'Zoe', seat: 1 }] })
    expect((await planner.patch(`/api/guests/${seats[0]!.id}`, { firstName: '' })).body.unnamedSeats).toBe(1)
  })

  it('is changed or deleted with several others at once, and undone with them', async () => {
    const { planner, path } = await wedding()
    const { id: partId } = await addPart(planner, path, { name: 'Dinner' })
    const hills = await addEnvelope(planner, path, { ...family, tags: ['work'] })
    const moors = await addEnvelope(planner, path, { guests: [{ firstName: 'Cleo', lastName: 'Moor' }] })
    const guestIds = [...hills.guests, ...moors.guests].map(({ id }) => id)
    const changed = await planner.post(`${path}/guests/change`, {
      guestIds,
      side: 'two',
      addTags: ['bus'],
      removeTags: ['work'],
      answers: [{ partId, attending: true }],
    })
    expect(changed.body).toEqual({ batch: expect.any(Number), changed: 3 })
    const list = async () => (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
    for (const { side, tags, guests } of await list()) {
      expect({ side, tags }).toEqual({ side: 'two', tags: ['bus'] })
      for (const { answers } of guests) expect(answers).toEqual([{ partId, attending: true, meal: null }])
    }
    expect((await planner.post(`/api/history/${changed.body.batch}/undo`)).status).toBe(200)
    expect(await list()).toEqual([hills, moors])
    const removed = await planner.post(`${path}/guests/remove`, { guestIds: [guestIds[0], guestIds[2]] })
    expect((await list()).map(({ name, guests }) => [name, guests.length])).toEqual([['Ann & Bob Hill', 1]])
    expect((await planner.post(`/api/history/${removed.body.batch}/undo`)).status).toBe(200)
    expect(await list()).toEqual([hills, moors])
    const foreign = await planner.addClient()
    const refused = await planner.post(`/api/clients/${foreign.id}/guests/remove`, { guestIds })
    expect(refused.status).toBe(404)
  })
})

it('an envelope gets no more than twenty tags from a change of several', async () => {
  const { planner, path } = await wedding()
  const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
  const { guests } = await addEnvelope(planner, path, { ...family, tags })
  const change = { guestIds: guests.map(({ id }) => id), addTags: ['bus'] }
  const refused = await planner.post(`${path}/guests/change`, change)
  expect(refused.status).toBe(400)
  expect(refused.body.message).toBe('Please use at most twenty tags.')
  expect((await planner.get(`${path}/envelopes`)).body[0].tags).toEqual(tags)
  const swapped = await planner.post(`${path}/guests/change`, { ...change, removeTags: ['tag 3'] })
  expect(swapped.status).toBe(200)
})

it('a wedding has at most 4,000 envelopes', async () => {
  const { planner, path, clientId } = await wedding()
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ group: String(at), envelope: `Family ${from + at}` }))
  const send = (sent: object[]) => planner.post('/api/lists', { kind: 'guests', clientId, rows: sent })
  expect((await send(rows(0, 2000))).status).toBe(200)
  expect((await send(rows(2000, 1999))).status).toBe(200)
  expect((await send(rows(3999, 2))).body.issues).toMatchObject([{ message: 'A wedding has at most 4,000 guests.' }])
  await addEnvelope(planner, path, { name: 'The last' })
  expect((await planner.post(`${path}/envelopes`, { name: 'One more' })).status).toBe(400)
  expect((await planner.get(`${path}/envelopes`)).body).toHaveLength(4000)
})

describe('the couple', () => {
  it('may edit, suggest or only read, as the planner says', async () => {
    const { planner, couple, path } = await wedding()
    const { id } = await addEnvelope(couple, path, family)
    expect((await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })).body).toMatchObject({
      coupleMay: 'propose',
    })
    const suggested = await addEnvelope(couple, path, { name: 'The Moors' })
    expect(suggested.isProposed).toBe(true)
    expect((await couple.patch(`/api/envelopes/${suggested.id}`, { name: 'Moors' })).status).toBe(200)
    expect((await couple.patch(`/api/envelopes/${id}`, { name: 'Hills' })).status).toBe(403)
    expect((await couple.patch(`/api/envelopes/${suggested.id}`, { isProposed: false })).status).toBe(200)
    expect((await planner.get(`${path}/envelopes`)).body.map((one: PlannersEnvelope) => one.isProposed)).toEqual([
      false,
      true,
    ])
    const accepted = await planner.patch(`/api/envelopes/${suggested.id}`, { isProposed: false })
    expect(accepted.body.isProposed).toBe(false)
    expect((await couple.delete(`/api/envelopes/${suggested.id}`)).status).toBe(403)
    expect((await couple.post(`${path}/parts`, { name: 'Brunch' })).status).toBe(403)
    await planner.patch(`${path}/guest-list`, { coupleMay: 'read' })
    expect((await couple.post(`${path}/envelopes`, { name: 'More' })).status).toBe(403)
    expect((await couple.get(`${path}/envelopes`)).body).toHaveLength(2)
    expect((await couple.get(`${path}/guest-list`)).body).toEqual({ coupleMay: 'read' })
  })

  it('sees no guests while the planner hides them', async () => {
    const { planner, couple, clientId, path } = await wedding()
    await planner.post(`/api/clients/${clientId}/customization`, { showsGuests: false })
    expect((await couple.get(`${path}/envelopes`)).status).toBe(403)
    expect((await couple.post(`${path}/envelopes`, { name: 'A' })).status).toBe(403)
  })
})

it('holds a list of 800 guests, in the order of the names', async () => {
  const { planner, path } = await wedding()
  const { id: partId } = await addPart(planner, path, { name: 'Dinner' })
  const names = Array.from({ length: 16 }, (_, index) => `Family ${String(16 - index).padStart(2, '0')}`)
  for (const name of names) {
    const guests = Array.from({ length: 49 }, (_, index) => ({
      firstName: `Guest ${index}`,
      answers: [{ partId, attending: true }],
    }))
    await addEnvelope(planner, path, { name, guests, unnamedSeats: 1 })
  }
  const list = (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
  expect(list.map(({ name }) => name)).toEqual(names.toReversed())
  expect(list.flatMap(({ guests, seats }) => [...guests, ...seats])).toHaveLength(800)
  const full = await planner.patch(`/api/envelopes/${list[0]!.id}`, { unnamedSeats: 2 })
  expect(full.status).toBe(400)
})

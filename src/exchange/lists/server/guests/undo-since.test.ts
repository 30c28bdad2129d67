import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListOutcome, ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const rows: ListRow[] = [
  { group: '1', envelope: 'The Webers', firstName: 'Anna', lastName: 'Weber', 'answer:Dinner': 'yes' },
  { group: '1', firstName: 'Ben', lastName: 'Weber', 'answer:Dinner': 'invited' },
  { group: '2', envelope: 'The Moors', firstName: 'Max', lastName: 'Moor', 'answer:Dinner': 'yes' },
]

async function wedding(by: 'couple' | 'planner') {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const { id } = couple.client
  const path = `/api/clients/${id}`
  const listed = async () => (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
  return {
    planner,
    couple,
    path,
    listed,
    import: async (list: ListRow[]) =>
      (await couple.post('/api/lists', { kind: 'guests', clientId: id, rows: list })).body as ListOutcome,
    webers: async () => {
      const envelope = (await listed()).find(({ name }) => name === 'The Webers')!
      return { envelope, anna: envelope.guests[0]!, ben: envelope.guests[1]! }
    },
    undo: (batch: number | null) =>
      by === 'couple'
        ? couple.post(`${path}/guests/undo`, { batch })
        : planner.post(`/api/history/${batch}/undo`, undefined),
    /** By its link, as a guest. */
    answer: async (envelopeId: number, body: object) => {
      const { links } = (await planner.post(`${path}/rsvp-links`, { envelopeIds: [envelopeId] })).body
      const at = new URL(links[0].address).pathname.replace('/rsvp/', '/api/rsvp/')
      const { status } = await server.visitor().post(at, body)
      return { status, read: async () => (await server.visitor().get(at)).body }
    },
  }
}
type Wedding = Awaited<ReturnType<typeof wedding>>

/** Everybody by envelope, with what is answered for dinner. */
const everybody = (list: PlannersEnvelope[]) =>
  list.map(({ name, guests }) => [
    name,
    ...guests.map(({ firstName, answers }) => `${firstName} ${answers[0]?.attending}`),
  ])
const whole = ['The Webers', 'Anna true', 'Ben null']

const since: Record<string, [(of: Wedding) => Promise<unknown>, string[][]]> = {
  'the planner has answered for a guest': [
    async ({ planner, webers }) => {
      const { ben } = await webers()
      const answers = [{ partId: ben.answers[0]!.partId, attending: true }]
      return planner.patch(`/api/guests/${ben.id}`, { answers })
    },
    [['The Webers', 'Anna true', 'Ben true']],
  ],
  'a guest has confirmed what the list says': [
    async ({ webers, answer }) => {
      const { envelope, anna } = await webers()
      const answers = [{ guestId: anna.id, partId: anna.answers[0]!.partId, attending: true }]
      return answer(envelope.id, { answers })
    },
    [whole],
  ],
  'a reply on paper says the same': [
    async ({ planner, webers }) => {
      const { envelope, anna } = await webers()
      const previous = { attending: true, meal: null }
      const answers = [{ partId: anna.answers[0]!.partId, attending: true, previous }]
      return planner.post(`/api/envelopes/${envelope.id}/paper-reply`, { guests: [{ id: anna.id, answers }] })
    },
    [whole],
  ],
  'the planner has added somebody to an envelope': [
    async ({ planner, webers }) => {
      const { envelope, anna, ben } = await webers()
      return planner.patch(`/api/envelopes/${envelope.id}`, {
        guests: [{ id: anna.id }, { id: ben.id }, { firstName: 'Zoe' }],
      })
    },
    [[...whole, 'Zoe undefined']],
  ],
  'the planner has written private notes': [
    async ({ planner, webers }) => planner.patch(`/api/guests/${(await webers()).ben.id}`, { privateNotes: 'Late' }),
    [whole],
  ],
  'the planner has moved a guest into another envelope': [
    async ({ planner, path, webers }) => {
      const { body } = await planner.post(`${path}/envelopes`, { name: 'Bus' })
      return planner.patch(`/api/guests/${(await webers()).anna.id}`, { envelopeId: body.id })
    },
    [['Bus', 'Anna true']],
  ],
  'the planner has deleted a guest': [
    async ({ planner, webers }) => planner.delete(`/api/guests/${(await webers()).anna.id}`),
    [],
  ],
}

describe.each(['couple', 'planner'] as const)('an undo by the %s of a list that the couple brought', (by) => {
  it.each(Object.entries(since))('takes back the rest and loses nothing where %s', async (_, [happens, left]) => {
    const one = await wedding(by)
    const { batch } = await one.import(rows)
    expect(await happens(one)).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    const { status, body } = await one.undo(batch)
    expect(status).toBe(200)
    expect(everybody(await one.listed())).toEqual(left)
    expect((await one.planner.get(`${one.path}/parts`)).body).toHaveLength(left.length > 0 ? 1 : 0)
    if (by === 'couple') expect(new Set(body.kept).size).toBe(body.kept.length)
  })

  it('leaves the name of a seat for which its guest has answered since', async () => {
    const { planner, path, listed, import: bring, undo, answer } = await wedding(by)
    const { body: part } = await planner.post(`${path}/parts`, { name: 'Dinner' })
    const { body: envelope } = await planner.post(`${path}/envelopes`, { name: 'The Webers', unnamedSeats: 1 })
    const { batch } = await bring([{ group: '1', envelope: 'The Webers', firstName: 'Anna', lastName: 'Weber' }])
    await answer(envelope.id, { answers: [{ seat: 1, partId: part.id, attending: true }] })
    expect((await undo(batch)).status).toBe(409)
    expect(everybody(await listed())).toEqual([['The Webers', 'Anna true']])
  })

  it('brings a deleted envelope back with what was replied, with its notes, and with a link that works', async () => {
    const { planner, couple, path, listed, import: bring, webers, undo, answer } = await wedding(by)
    await bring(rows)
    const { body: question } = await planner.post(`${path}/rsvp-questions`, { text: 'Song?', kind: 'text' })
    const { envelope, anna, ben } = await webers()
    await planner.patch(`/api/envelopes/${envelope.id}`, { privateNotes: 'Pays late' })
    const link = await answer(envelope.id, { answers: [], replies: [{ questionId: question.id, reply: 'Abba' }] })
    const before = await listed()
    const removed = await couple.post(`${path}/guests/remove`, { guestIds: [anna.id, ben.id] })
    const undone = await undo(removed.body.batch)
    expect(undone).toMatchObject({ status: 200, body: { kept: [] } })
    expect(JSON.stringify(undone.body)).not.toMatch(/Pays late|Abba/)
    expect(await listed()).toEqual(before)
    expect(await link.read()).toMatchObject({ questions: [{ reply: 'Abba' }] })
  })

  it('says that a guest does not come back whose envelope was deleted since', async () => {
    const { planner, couple, path, import: bring, webers, undo, listed } = await wedding(by)
    await bring(rows)
    const { envelope, anna } = await webers()
    const removed = await couple.post(`${path}/guests/remove`, { guestIds: [anna.id] })
    await planner.delete(`/api/envelopes/${envelope.id}`)
    expect((await undo(removed.body.batch)).status).toBe(409)
    expect(everybody(await listed())).toEqual([['The Moors', 'Max true']])
  })
})

it('an undo of answers of several leaves those that guests have confirmed since', async () => {
  const { planner, path, listed, import: bring, webers, answer } = await wedding('planner')
  await bring(rows)
  const { envelope, ben } = await webers()
  const max = (await listed()).find(({ name }) => name === 'The Moors')!.guests[0]!
  const partId = ben.answers[0]!.partId
  const changed = await planner.post(`${path}/guests/change`, {
    guestIds: [ben.id, max.id],
    table: '5',
    answers: [{ partId, attending: false }],
  })
  await answer(envelope.id, { answers: [{ guestId: ben.id, partId, attending: false }] })
  const undone = await planner.post(`/api/history/${changed.body.batch}/undo`)
  expect(undone.body.kept).toMatchObject([{ what: 'answer', title: 'Ben Weber' }])
  expect(everybody(await listed())).toEqual([
    ['The Moors', 'Max true'],
    ['The Webers', 'Anna true', 'Ben false'],
  ])
  expect((await listed()).flatMap(({ guests }) => guests.map(({ table }) => table))).toEqual([null, null, null])
})

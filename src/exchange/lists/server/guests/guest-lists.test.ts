import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ListOutcome, ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let clientId: number
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  planner = await server.planner()
  clientId = (await planner.addClient()).id
})
afterAll(() => server.close())

type Sent = ListOutcome & { message: string; issues: { path: string; message: string }[] }
const send = async (rows: ListRow[], more: object = {}) => {
  const { status, body } = await planner.post('/api/lists', { kind: 'guests', clientId, rows, ...more })
  return { status, body: body as Sent }
}
const becomes = ({ body }: { body: Sent }) => body.rows?.map((one) => one.becomes).join(' ')
const envelopes = async () => (await planner.get(`/api/clients/${clientId}/envelopes`)).body as PlannersEnvelope[]
const partsHere = async () => (await planner.get(`/api/clients/${clientId}/parts`)).body as Part[]
const addPart = async (part: object) => (await planner.post(`/api/clients/${clientId}/parts`, part)).body as Part
const addEnvelope = async (envelope: object) =>
  (await planner.post(`/api/clients/${clientId}/envelopes`, envelope)).body as PlannersEnvelope

const webers: ListRow[] = [
  {
    group: '1',
    envelope: 'The Weber Family',
    email: 'weber@example.com',
    address: '1 Elm St\nSalem',
    side: 'one',
    tags: 'work, bus',
    list: 'B',
    language: 'de',
    firstName: 'Anna',
    lastName: 'Weber',
    dietary: 'vegan',
    privateNotes: 'Aunt',
    table: '4',
    'answer:Ceremony': 'yes',
    'answer:Dinner': 'yes',
    'meal:Dinner': 'Beef',
  },
  { group: '1', firstName: 'Mia', lastName: 'Weber', age: 'child', 'answer:Ceremony': 'no', 'meal:Dinner': 'Pasta' },
  { group: '1', seat: 'yes', 'answer:Dinner': 'invited' },
]
const levi: ListRow[] = [{ group: '2', envelope: 'Dan Levi', firstName: 'Dan', lastName: 'Levi' }]

describe('a list of guests', () => {
  it('brings envelopes, people, seats, answers, and the parts that it names, and is undone', async () => {
    const sent = await send([...webers, ...levi])
    expect(sent).toMatchObject({ status: 200, body: { added: 4, problems: [], duplicates: [] } })
    expect(becomes(sent)).toBe('added added added added')
    const [ceremony, dinner] = await partsHere()
    expect([ceremony, dinner]).toMatchObject([
      { name: 'Ceremony', meals: [], invitesAll: false },
      { name: 'Dinner', meals: ['Beef', 'Pasta'], invitesAll: false },
    ])
    expect(await envelopes()).toMatchObject([
      { name: 'Dan Levi', list: 'A', guests: [{ firstName: 'Dan', answers: [] }], unnamedSeats: 0 },
      {
        name: 'The Weber Family',
        email: 'weber@example.com',
        address: '1 Elm St\nSalem',
        side: 'one',
        tags: ['work', 'bus'],
        list: 'B',
        language: 'de',
        unnamedSeats: 1,
        guests: [
          {
            firstName: 'Anna',
            age: 'adult',
            dietary: 'vegan',
            privateNotes: 'Aunt',
            table: '4',
            answers: [
              { partId: ceremony!.id, attending: true, meal: null },
              { partId: dinner!.id, attending: true, meal: 'Beef' },
            ],
          },
          {
            firstName: 'Mia',
            age: 'child',
            answers: [
              { partId: ceremony!.id, attending: false },
              { partId: dinner!.id, attending: null, meal: 'Pasta' },
            ],
          },
        ],
        seats: [{ seat: 1, answers: [{ partId: dinner!.id, attending: null }] }],
      },
    ])
    const { batch } = sent.body
    expect((await planner.get('/api/lists')).body).toMatchObject([{ batch, kind: 'guests', clientId, count: 4 }])
    expect((await planner.post(`/api/history/${batch}/undo`)).status).toBe(200)
    expect(await envelopes()).toEqual([])
    expect(await partsHere()).toEqual([])
    expect(becomes(await send([...webers, ...levi]))).toBe('added added added added')
  })

  it('changes nothing the second time', async () => {
    const rows = [...webers, ...levi, { ...levi[0]!, group: '3' }, { group: '4', envelope: 'The Okafor Family' }]
    await send(rows)
    const before = await envelopes()
    expect(before.map(({ name }) => name)).toEqual(['Dan Levi', 'Dan Levi', 'The Okafor Family', 'The Weber Family'])
    const again = await send(rows)
    expect(again.body).toMatchObject({ added: 0, batch: null })
    expect(becomes(again)).toBe('there there there there there there')
    expect(await envelopes()).toEqual(before)
    expect(await partsHere()).toHaveLength(2)
  })

  it('changes nothing the second time, after the planner has named a seat and renamed the envelope', async () => {
    await send(webers)
    const [{ id, seats }] = (await envelopes()) as [PlannersEnvelope]
    await planner.patch(`/api/guests/${seats[0]!.id}`, { firstName: 'Ben', lastName: 'Koch' })
    await planner.patch(`/api/envelopes/${id}`, { name: 'Familie Weber' })
    const before = await envelopes()
    expect(becomes(await send(webers))).toBe('there there there')
    expect(await envelopes()).toEqual(before)
  })

  it('is merged with what is there: fills what is empty, names seats, and keeps the rest', async () => {
    const dinner = await addPart({ name: 'dinner', invitesAll: false })
    await addEnvelope({
      name: 'the weber family',
      phone: '555',
      tags: ['bus'],
      guests: [{ firstName: 'Anna', lastName: 'Weber', dietary: 'nuts', privateNotes: 'Old friend' }],
      unnamedSeats: 1,
    })
    const rows = [webers[0]!, webers[1]!, { group: '1', firstName: 'Ben', lastName: 'Weber' }]
    const preview = await send(rows, { preview: true })
    expect(preview.body).toMatchObject({ added: 0, batch: null })
    expect(becomes(preview)).toBe('merged merged added')
    expect(preview.body.duplicates).toEqual([
      { row: 0, message: 'There is already an envelope “the weber family”.' },
      { row: 0, message: 'A or B list: “A” stays; the list has “B”.' },
      { row: 0, message: 'Dietary needs: “nuts” stays; the list has “vegan”.' },
    ])
    await send(rows)
    const [envelope, ...others] = await envelopes()
    expect(others).toEqual([])
    expect(envelope).toMatchObject({
      name: 'the weber family',
      phone: '555',
      email: 'weber@example.com',
      tags: ['bus', 'work'],
      unnamedSeats: 0,
      guests: [
        { firstName: 'Anna', dietary: 'nuts', privateNotes: 'Old friend\nAunt', table: '4' },
        { firstName: 'Mia', age: 'child', seat: 1 },
        { firstName: 'Ben' },
      ],
    })
    const answers = envelope!.guests.map((one) => one.answers.find(({ partId }) => partId === dinner.id)?.meal)
    expect(answers).toEqual(['Beef', 'Pasta', undefined])
  })

  it('leaves what is there as it is, or adds everything again, where that is wanted', async () => {
    await addEnvelope({ name: 'The Weber Family', guests: [{ firstName: 'Anna', lastName: 'Weber' }] })
    const skipped = await send(webers, { duplicates: 'skip' })
    expect(becomes(skipped)).toBe('skipped added added')
    expect(await envelopes()).toMatchObject([{ email: null, guests: [{ dietary: null }, { firstName: 'Mia' }] }])
    expect(becomes(await send(webers, { duplicates: 'add' }))).toBe('added added added')
    expect(await envelopes()).toHaveLength(2)
  })

  it('finds an envelope by its mail, and people who share a name stay two', async () => {
    const johns = ['1 Elm St', '9 Oak Ave'].map((address, at) => ({
      group: String(at),
      envelope: 'John Smith',
      firstName: 'John',
      lastName: 'Smith',
      address,
    }))
    await send(johns)
    expect(becomes(await send(johns.toReversed()))).toBe('there there')
    expect(becomes(await send([{ ...johns[0]!, address: '3 New Rd' }]))).toBe('added')
    expect(await envelopes()).toHaveLength(3)
    await send(levi.map((row) => ({ ...row, email: 'dan@example.com' })))
    expect(becomes(await send([{ ...levi[0]!, envelope: 'Daniel Levi', email: 'DAN@example.com' }]))).toBe('there')
    const twins = [1, 2].map(() => ({ group: '1', envelope: 'The Roys', firstName: 'Max', lastName: 'Roy' }))
    await send(twins)
    expect(becomes(await send(twins))).toBe('there there')
    expect((await envelopes()).find(({ name }) => name === 'The Roys')!.guests).toHaveLength(2)
  })

  it('says of people who were moved since that they are there', async () => {
    await send([...webers, ...levi])
    const [dan, { guests }] = (await envelopes()) as [PlannersEnvelope, PlannersEnvelope]
    await planner.patch(`/api/guests/${guests[1]!.id}`, { envelopeId: dan.id })
    const before = await envelopes()
    const again = await send([...webers, ...levi])
    expect(becomes(again)).toBe('there there there there')
    const note = { row: 1, message: '“Mia Weber” is already in the envelope “Dan Levi”.' }
    expect(again.body.duplicates).toContainEqual(note)
    expect(await envelopes()).toEqual(before)
    const twoOfThem = [...webers, { ...levi[0]!, firstName: 'Mia', lastName: 'Weber' }, ...levi]
    expect(becomes(await send(twoOfThem))).toBe('there added there there there')
  })

  it('keeps the age, role and needs of a seat', async () => {
    const own = { age: 'child', role: 'Flower girl', dietary: 'vegan', access: 'no stairs' }
    const rows: ListRow[] = [...levi, { group: '2', seat: 'yes', ...own }]
    await send(rows)
    expect((await envelopes())[0]!.seats).toMatchObject([{ seat: 1, ...own }])
    expect(becomes(await send(rows))).toBe('there there')
  })

  it('keeps parts apart that are named with signs', async () => {
    await send([{ ...levi[0]!, 'answer:🎉': 'yes', 'answer:!!': 'no' }])
    expect((await partsHere()).map(({ name }) => name)).toEqual(['🎉', '!!'])
  })

  it('says of new guests to which parts they are not invited', async () => {
    const ceremony = await addPart({ name: 'Ceremony' })
    const brunch = await addPart({ name: 'Brunch' })
    await send([{ ...levi[0]!, 'answer:Brunch': 'invited' }, ...webers])
    const [dan] = await envelopes()
    expect(dan!.guests[0]!.answers.map(({ partId }) => partId)).toEqual([brunch.id])
    const { guests } = (await envelopes())[1]!
    expect(guests[0]!.answers.map(({ partId }) => partId)).toContain(ceremony.id)
    expect(guests[0]!.answers.map(({ partId }) => partId)).not.toContain(brunch.id)
  })
})

it('2,000 envelopes of one name are the same ones the second time, in the time of others', async () => {
  const named = (name: (at: number) => string, more: object = {}): ListRow[] =>
    Array.from({ length: 2000 }, (_, at) => ({ group: String(at), envelope: name(at), seat: 'yes', ...more }))
  const others = named((at) => `Family ${at}`)
  const unknown = named(() => 'TBD')
  await send(others)
  await send(unknown)
  const timed = async (rows: ListRow[]) => {
    const start = performance.now()
    const sent = await send(rows, { preview: true })
    expect(new Set(sent.body.rows!.map(({ becomes: one }) => one))).toEqual(new Set(['there']))
    return performance.now() - start
  }
  const usual = await timed(others)
  expect(await timed(unknown)).toBeLessThan(usual * 5)
  const changed = await send(
    named(() => 'TBD', { phone: '555' }),
    { preview: true },
  )
  expect(new Set(changed.body.rows!.map((one) => one.becomes))).toEqual(new Set(['merged']))
})

describe('nothing is added', () => {
  it.each<[string, ListRow, string, RegExp]>([
    ['a name of 200 letters', { group: '1', firstName: 'a'.repeat(200) }, 'firstName', /under 80 characters/],
    ['no envelope', { firstName: 'Anna' }, 'group', /which envelope/],
    ['no name of an envelope', { group: '9', seat: 'yes' }, 'envelope', /Please enter a name/],
    ['a wrong address', { ...levi[0]!, email: 'dan' }, 'email', /Valid email/],
    ['an answer that is none', { ...levi[0]!, 'answer:Dinner': 'perhaps' }, 'answer:Dinner', /yes, no, or invited/],
    [
      'a part with too long a name',
      { ...levi[0]!, [`answer:${'d'.repeat(81)}`]: 'yes' },
      `answer:${'d'.repeat(81)}`,
      /80/,
    ],
    ['an unknown age', { ...levi[0]!, age: 'old' }, 'age', /adult, child or infant/],
    ['half a seat', { ...levi[0]!, seat: '0.5' }, 'seat', /./],
    [
      'a meal that is not offered',
      { ...levi[0]!, 'meal:Lunch': 'Snails' },
      'meal:Lunch',
      /not one of the meals of “Lunch”/,
    ],
  ])('of a list in which a row has %s', async (_, row, field, message) => {
    await addPart({ name: 'Lunch', meals: ['Soup'] })
    const refused = await send([...webers, row])
    expect(refused.status).toBe(400)
    expect(refused.body.issues).toEqual([{ path: `rows.3.${field}`, message: expect.stringMatching(message) }])
    expect(await envelopes()).toEqual([])
    expect((await send([...webers, row], { preview: true })).body.problems).toMatchObject([{ row: 3, field }])
  })

  it('of a list without a wedding, of another studio’s wedding, or of too many guests in one envelope', async () => {
    expect((await send(levi, { clientId: undefined })).status).toBe(400)
    const other = await (await server.planner()).addClient()
    expect((await send(levi, { clientId: other.id })).status).toBe(404)
    const many = Array.from({ length: 51 }, (_, at) => ({ group: '1', envelope: 'All', firstName: `Guest ${at}` }))
    expect((await send(many)).body.issues).toMatchObject([{ message: 'An envelope has at most fifty guests.' }])
    const parts = Array.from({ length: 21 }, (_, at) => [`answer:Part ${at}`, 'yes'])
    expect((await send([{ ...levi[0]!, ...Object.fromEntries(parts) }])).body.message).toContain('nothing was')
    expect(await envelopes()).toEqual([])
  })
})

it('two lists at once double nobody', async () => {
  const rows = [...webers, ...levi]
  const sent = await Promise.all([send(rows), send(rows), send(rows)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(sent.map(({ body }) => body.added).toSorted()).toEqual([0, 0, 4])
  expect(await envelopes()).toHaveLength(2)
  expect(await partsHere()).toHaveLength(2)
})

it('3,000 rows are added and undone as one, and a list has no more', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    group: String(Math.floor(at / 3)),
    envelope: `Family ${Math.floor(at / 3)}`,
    address: `${at} Long Street\nA town with a rather long name\nSomewhere in the country`,
    firstName: `Guest ${at}`,
    lastName: `Family ${Math.floor(at / 3)}`,
    dietary: 'no nuts, no milk, no eggs',
    'answer:Ceremony': at % 3 === 0 ? 'yes' : 'no',
    'answer:Dinner': 'invited',
    'meal:Dinner': at % 2 === 0 ? 'Beef' : 'Fish',
    'answer:Party': 'yes',
    'answer:Brunch': 'invited',
  }))
  const { status, body } = await send(rows)
  expect({ status, added: body.added }).toEqual({ status: 200, added: 3000 })
  expect(await envelopes()).toHaveLength(1000)
  expect(await send(rows)).toMatchObject({ status: 200, body: { added: 0, batch: null } })
  expect((await planner.post(`/api/history/${body.batch}/undo`)).status).toBe(200)
  expect(await envelopes()).toEqual([])
  expect((await send([...rows, rows[0]!])).status).toBe(400)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { sweepRsvpLinks } from '#guests/rsvp/server/jobs.ts'
import { mostLinks } from '#guests/rsvp/server/link-queries.ts'
import { exported, imported } from '#test/imports.ts'
import { linkOf } from '#test/links.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const meals = ['Beef', 'Risotto']
const family = {
  guests: [
    { firstName: 'Ann', lastName: 'Hill', role: 'Witness', privateNotes: 'Shy.' },
    { firstName: 'Bob', lastName: 'Hill' },
  ],
  unnamedSeats: 1,
  email: 'ann@example.com',
  tags: ['tennis'],
  privateNotes: 'Divorced.',
}

async function wedding() {
  const planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Marchetti', businessPhone: '+1 555 0100' })
  const client = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'Noah', weddingDate: '2090-06-10' })
  const path = `/api/clients/${client.id}`
  const { body: ceremony } = await planner.post(`${path}/parts`, { name: 'Ceremony', time: '16:00' })
  const { body: dinner } = await planner.post(`${path}/parts`, { name: 'Dinner', meals, deadline: '2090-05-01' })
  const { body: brunch } = await planner.post(`${path}/parts`, { name: 'Brunch', daysAfter: 1, invitesAll: false })
  return { planner, client, path, ceremony: ceremony.id, dinner: dinner.id, brunch: brunch.id }
}

const addEnvelope = async (planner: Caller, path: string, body: object = family) =>
  (await planner.post(`${path}/envelopes`, body)).body as PlannersEnvelope

type Made = { links: { envelopeId: number; address: string }[]; code: string }

async function linksOf(caller: Caller, path: string, body: object = {}): Promise<Made> {
  const made = await caller.post(`${path}/rsvp-links`, body)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body as Made
}

const callOf = (address: string) => new URL(address).pathname.replace('/rsvp/', '/api/rsvp/')

async function invited() {
  const of = await wedding()
  const envelope = await addEnvelope(of.planner, of.path)
  const { links } = await linksOf(of.planner, of.path)
  const guest = server.visitor()
  const url = callOf(links[0]!.address)
  const [ann, bob] = envelope.guests.map(({ id }) => id) as [number, number]
  return {
    ...of,
    envelope,
    ann,
    bob,
    url,
    read: async () => (await guest.get(url)).body as Rsvp,
    answer: (answers: object[], more: object = {}) => guest.post(url, { answers, ...more }),
  }
}

const listed = async (planner: Caller, path: string) =>
  (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
const newsOf = async (planner: PlannerCaller) =>
  (await planner.get('/api/notifications')).body.filter((one: { title: string }) => / answer/.test(one.title))
const everything = (planner: PlannerCaller) => everythingOf(server.database.ownerPool, planner.id)

describe('the link of an envelope', () => {
  it('shows what its guests are asked, and nothing else of the list', async () => {
    const { planner, path, read, ann, ceremony, dinner } = await invited()
    await addEnvelope(planner, path, { name: 'The Others', guests: [{ firstName: 'Zelda' }] })
    const seen = await read()
    expect(seen).toMatchObject({
      name: 'Ann & Bob Hill',
      couple: { partnerOneName: 'Emma', partnerTwoName: 'Noah' },
      studio: 'Marchetti',
      language: 'en',
      region: { country: 'US' },
      parts: [
        { id: ceremony, name: 'Ceremony', date: '2090-06-10', time: '16:00', deadline: null, isClosed: false },
        { id: dinner, meals, deadline: '2090-05-01', isClosed: false },
      ],
      note: null,
      answeredAt: null,
      closed: null,
    })
    expect(seen.guests.map(({ firstName, seat }) => [firstName, seat])).toEqual([
      ['Ann', null],
      ['Bob', null],
      [null, 1],
    ])
    expect(seen.guests[0]).toMatchObject({
      id: ann,
      answers: [{ partId: ceremony, attending: null }, { partId: dinner }],
    })
    const text = JSON.stringify(seen)
    for (const hidden of ['Divorced', 'Shy', 'Witness', 'ann@example.com', 'tennis', 'Zelda', 'Others', 'Brunch'])
      expect(text).not.toContain(hidden)
  })

  it('is in the language of the envelope, and otherwise in that of the wedding', async () => {
    const { planner, client, envelope, read } = await invited()
    await planner.patch(`/api/clients/${client.id}`, { language: 'de' })
    expect((await read()).language).toBe('de')
    await planner.patch(`/api/envelopes/${envelope.id}`, { language: 'fr' })
    expect((await read()).language).toBe('fr')
  })

  it('ends with the envelope, and is not made for one that is only suggested', async () => {
    const { planner, path, client, envelope, url } = await invited()
    expect((await planner.delete(`/api/envelopes/${envelope.id}`)).status).toBe(204)
    expect((await server.visitor().get(url)).status).toBe(404)
    await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })
    const couple = await server.couple(planner, client)
    const { id } = await addEnvelope(couple, path, { name: 'Neighbors', guests: [{ firstName: 'Kim' }] })
    expect((await linksOf(planner, path)).links).toEqual([])
    expect((await planner.post(`${path}/rsvp-links`, { envelopeIds: [id] })).status).toBe(400)
    expect((await couple.post(`${path}/rsvp-links`, {})).status).toBe(403)
  })

  it('is a further one unless the earlier ones are renewed, and the code stays', async () => {
    const { planner, path, client, url, envelope } = await invited()
    const second = await linksOf(planner, path, { envelopeIds: [envelope.id] })
    expect(second.code).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{8}$/)
    const urls = [url, callOf(second.links[0]!.address)]
    for (const one of urls) expect((await server.visitor().get(one)).status).toBe(200)
    const couple = await server.couple(planner, client)
    const third = await linksOf(couple, path, { renew: true })
    expect(third.code).toBe(second.code)
    expect(third.links.map(({ envelopeId }) => envelopeId)).toEqual([envelope.id])
    for (const one of urls) expect((await server.visitor().get(one)).status).toBe(404)
    expect((await server.visitor().get(callOf(third.links[0]!.address))).status).toBe(200)
    const other = await wedding()
    const foreign = await other.planner.post(`${other.path}/rsvp-links`, { envelopeIds: [envelope.id], renew: true })
    expect(foreign.status).toBe(404)
    expect((await server.visitor().get(callOf(third.links[0]!.address))).status).toBe(200)
  })
})

describe('many links of an envelope', () => {
  const countOf = async (envelopeId: number, of = 'true') =>
    (
      await server.database.ownerPool.query<{ count: number }>(
        `select count(*)::int as count from links where kind = 'rsvp' and subject_id = $1 and ${of}`,
        [envelopeId],
      )
    ).rows[0]!.count

  it('are refused beyond a number, whoever makes them, until the earlier ones end', async () => {
    const { planner, client, path, url, envelope } = await invited()
    const couple = await server.couple(planner, client)
    await server.database.ownerPool.query(
      `insert into links (planner_id, client_id, kind, subject_id, label, token_hash)
        select $1, $2, 'rsvp', $3::int, 'x', sha256(($3::int || ' ' || n)::bytea) from generate_series(2, $4::int - 1) n`,
      [planner.id, client.id, envelope.id, mostLinks],
    )
    const presses = await Promise.all([couple, planner, couple].map((one) => one.post(`${path}/rsvp-links`, {})))
    expect(presses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    expect(presses.find(({ status }) => status === 400)?.body.message).toContain('There are 50 links to one of these')
    expect(await countOf(envelope.id)).toBe(mostLinks)
    expect((await server.visitor().get(url)).status).toBe(200)
    const other = await addEnvelope(planner, path, { name: 'The Others', guests: [{ firstName: 'Zelda' }] })
    expect((await linksOf(couple, path, { envelopeIds: [other.id] })).links).toHaveLength(1)
    for (const caller of [couple, planner, couple]) await linksOf(caller, path, { renew: true })
    expect(await countOf(envelope.id)).toBe(1)
    expect((await server.visitor().get(url)).status).toBe(404)
  })

  it('that a mail contains end, and stay listed', async () => {
    const { planner, client, path, envelope } = await invited()
    const mailed = { kind: 'rsvp', clientId: client.id, subjectId: envelope.id, isMailed: true } as const
    const { id } = await linkOf(server, planner, mailed)
    await linksOf(await server.couple(planner, client), path, { renew: true })
    expect(await countOf(envelope.id, 'is_mailed and revoked_at is not null')).toBe(1)
    expect((await planner.get(`${path}/links`)).body).toMatchObject([
      { id, revokedAt: expect.any(String) },
      { revokedAt: null },
    ])
  })

  it('are forgotten once they have expired, but not those that are mailed, printed, or of another kind', async () => {
    const { planner, client, envelope } = await invited()
    const past = new Date(Date.now() - 60_000).toISOString()
    const expired = { clientId: client.id, subjectId: envelope.id, expiresAt: past }
    const { id: gone } = await linkOf(server, planner, { ...expired, kind: 'rsvp' })
    const { id: kept } = await linkOf(server, planner, { ...expired, kind: 'rsvp', isMailed: true })
    const { id: ofParty } = await linkOf(server, planner, { ...expired, kind: 'party-day', subjectId: null })
    await server.run(sweepRsvpLinks, null)
    const { rows } = await server.database.ownerPool.query('select id from links where id = any($1)', [
      [gone, kept, ofParty],
    ])
    expect(rows.map(({ id }) => id).toSorted()).toEqual([kept, ofParty].toSorted())
    expect(await countOf(envelope.id, 'expires_at is null')).toBe(1)
  })
})

describe('an answer', () => {
  it('is stored for each guest and part, names a companion, and is told once', async () => {
    const { planner, path, ann, bob, ceremony, dinner, answer } = await invited()
    const answers = [
      { guestId: ann, partId: ceremony, attending: true },
      { guestId: ann, partId: dinner, attending: true, meal: 'beef', dietary: 'No nuts' },
      { guestId: bob, partId: ceremony, attending: true },
      { guestId: bob, partId: dinner, attending: false, meal: 'Beef' },
      { seat: 1, partId: dinner, attending: true, meal: 'Risotto', firstName: 'Cleo', lastName: 'Marsh' },
    ]
    const answered = await answer(answers, { note: 'So happy!\nAnn' })
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    const [envelope] = await listed(planner, path)
    expect(envelope).toMatchObject({ note: 'So happy!\nAnn', answeredAt: answered.body.answeredAt, unnamedSeats: 0 })
    expect(envelope!.guests).toMatchObject([
      { id: ann, dietary: 'No nuts', answers: [{ attending: true }, { attending: true, meal: 'Beef' }] },
      { id: bob, answers: [{ attending: true }, { attending: false, meal: null }] },
      { firstName: 'Cleo', lastName: 'Marsh', seat: 1, answers: [{ attending: null }, { meal: 'Risotto' }] },
    ])
    expect(await newsOf(planner)).toMatchObject([{ title: 'Ann & Bob Hill answered', message: 'Coming: 3 of 3.' }])
    const [last] = (await planner.get(`${path}/history`)).body
    expect(last).toMatchObject({ by: 'Ann & Bob Hill' })
    expect(last.sentence).toMatch(/^Ann & Bob Hill changed/)

    const before = await everything(planner)
    const again = await answer(answers, { note: 'So happy!\nAnn' })
    expect(again.body).toEqual(answered.body)
    expect(await everything(planner)).toEqual(before)
  })

  it('is changed until the deadline, and who declines loses the meal', async () => {
    const { planner, path, ann, dinner, answer } = await invited()
    await answer([{ guestId: ann, partId: dinner, attending: true, meal: 'Beef' }])
    const { body } = await answer([{ guestId: ann, partId: dinner, attending: false }])
    expect(body.guests[0].answers[1]).toEqual({ partId: dinner, attending: false, meal: null })
    expect((await listed(planner, path))[0]!.guests[0]!.answers[1]).toMatchObject({ attending: false, meal: null })
    expect(await newsOf(planner)).toHaveLength(2)
  })

  it('is undone by the planner, and goes with an export without opening again', async () => {
    const { planner, path, ann, dinner, answer, url } = await invited()
    await answer([{ guestId: ann, partId: dinner, attending: true, meal: 'Beef' }])
    const bytes = await exported(server, planner)
    const other = await server.planner()
    expect(await imported(server, other, bytes)).toMatchObject({ state: 'done' })
    const [client] = (await other.get('/api/clients')).body
    const [moved] = await listed(other, `/api/clients/${client.id}`)
    expect(moved!.guests[0]!.answers[1]).toMatchObject({ attending: true, meal: 'Beef' })
    const [link] = (await other.get(`/api/clients/${client.id}/links`)).body
    expect(link).toMatchObject({ kind: 'rsvp', subjectId: moved!.id })
    const code = (await linksOf(planner, path, { envelopeIds: [] })).code
    expect((await linksOf(other, `/api/clients/${client.id}`)).code).not.toBe(code)

    const [last] = (await planner.get(`${path}/history`)).body
    expect((await planner.post(`/api/history/${last.batch}/undo`)).status).toBe(200)
    expect((await server.visitor().get(url)).body.guests[0].answers[1]).toMatchObject({ attending: null, meal: null })
  })

  it('is applied once for each key', async () => {
    const { planner, url, ann, dinner } = await invited()
    const of = (attending: boolean) => ({ answers: [{ guestId: ann, partId: dinner, attending }] })
    const keyed = { headers: { 'idempotency-key': 'from-a-phone' } }
    const first = await server.visitor().post(url, of(true), keyed)
    await server.visitor().post(url, of(false))
    const late = await server.visitor().post(url, of(true), keyed)
    expect(late.body).toEqual(first.body)
    expect((await server.visitor().get(url)).body.guests[0].answers[1].attending).toBe(false)
    expect(await newsOf(planner)).toHaveLength(2)
  })

  type Invited = Awaited<ReturnType<typeof invited>>
  it.each<[string, number, (of: Invited) => object]>([
    ['a guest of another envelope', 404, ({ dinner }) => ({ guestId: 2147483647, partId: dinner })],
    ['a seat that there is not', 404, ({ dinner }) => ({ seat: 2, partId: dinner })],
    ['a part to which the guest is not invited', 404, ({ ann, brunch }) => ({ guestId: ann, partId: brunch })],
    ['neither a guest nor a seat', 400, ({ dinner }) => ({ partId: dinner })],
    ['a guest and a seat', 400, ({ ann, dinner }) => ({ guestId: ann, seat: 1, partId: dinner })],
    ['a seat below the first', 400, ({ dinner }) => ({ seat: -1, partId: dinner })],
    ['a meal that is not offered', 400, ({ ann, dinner }) => ({ guestId: ann, partId: dinner, meal: 'Lobster' })],
    ['a meal where there is no choice', 400, ({ ann, ceremony }) => ({ guestId: ann, partId: ceremony, meal: 'Beef' })],
    [
      'another name for a guest of the list',
      400,
      ({ bob, dinner }) => ({ guestId: bob, partId: dinner, firstName: 'X' }),
    ],
    ['a name of 200 letters', 400, ({ dinner }) => ({ seat: 1, partId: dinner, firstName: 'a'.repeat(200) })],
    ['an answer that is none', 400, ({ ann, dinner }) => ({ guestId: ann, partId: dinner, attending: 'maybe' })],
  ])('is refused with %s, and then none of it is stored', async (_, status, wrong) => {
    const of = await invited()
    const before = await everything(of.planner)
    const good = { guestId: of.ann, partId: of.dinner, attending: true, dietary: 'Vegan' }
    const refused = await of.answer([good, { attending: true, ...wrong(of) }], { note: 'Hello' })
    expect(refused.status, JSON.stringify(refused.body)).toBe(status)
    expect(refused.body.message).toEqual(expect.any(String))
    expect(await everything(of.planner)).toEqual(before)
  })

  it('of another envelope reaches nothing, although the guest exists', async () => {
    const { planner, path, dinner, answer } = await invited()
    const other = await addEnvelope(planner, path, { guests: [{ firstName: 'Zelda' }] })
    const refused = await answer([{ guestId: other.guests[0]!.id, partId: dinner, attending: true }])
    expect(refused.status).toBe(404)
    expect((await listed(planner, path)).find(({ id }) => id === other.id)!.answeredAt).toBeNull()
  })

  it('closes with the deadline of each part, and at the end says whom to call', async () => {
    const { planner, ann, ceremony, dinner, answer, read } = await invited()
    await planner.patch(`/api/parts/${dinner}`, { deadline: '2020-05-01' })
    const before = await everything(planner)
    const refused = await answer([
      { guestId: ann, partId: ceremony, attending: true },
      { guestId: ann, partId: dinner, attending: true },
    ])
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'The time to answer for “Dinner” is over. Please ask Marchetti.' },
    })
    expect(await everything(planner)).toEqual(before)
    expect((await answer([{ guestId: ann, partId: ceremony, attending: true }])).status).toBe(200)
    expect((await read()).closed).toBeNull()
    await planner.patch(`/api/parts/${ceremony}`, { deadline: '2020-05-01' })
    const closed = await read()
    expect(closed.closed).toEqual({ name: 'Marchetti', email: planner.email, phone: '+1 555 0100' })
    expect((await answer([], { note: 'Too late' })).body.note).toBeNull()
  })
})

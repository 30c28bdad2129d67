import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GuestCounts } from '#guests/counts/contract/endpoints.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { openTestServer, randomAddress, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const many = 250
const range = (count: number) => Array.from({ length: count }, (_, number) => number)

/** A call is repeated while the server has too much to do, and not at once, which would keep it busy with refusals. */
async function untilHeard<Answer extends { status: number; body: unknown }>(send: () => Promise<Answer>) {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
    await wait(50)
  }
}

it('of 250 envelopes at once, each sent twice, is counted to the guest while couple and planner edit the list', async () => {
  const planner = await server.planner()
  const client = await planner.addClient({ weddingDate: '2090-06-10' })
  const couple = await server.couple(planner, client)
  const path = `/api/clients/${client.id}`
  const { id: dinner } = (await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Beef', 'Risotto'] })).body
  const envelope = (number: number) => ({ guests: [{ firstName: `Guest ${number}` }], unnamedSeats: 1 })
  await Promise.all(range(many).map((number) => untilHeard(() => planner.post(`${path}/envelopes`, envelope(number)))))
  const listed = async () => (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
  const before = await listed()
  const guestOf = new Map(before.map(({ id, guests: [guest] }) => [id, guest!]))
  const { links } = (await planner.post(`${path}/rsvp-links`, {})).body as {
    links: { address: string; envelopeId: number }[]
  }
  expect(links).toHaveLength(many)
  // In some households two answer the same at once, each by a link of their own.
  const { links: further } = (
    await planner.post(`${path}/rsvp-links`, { envelopeIds: links.slice(0, 20).map(({ envelopeId }) => envelopeId) })
  ).body as { links: typeof links }

  const answersOf = (envelopeId: number, place: number) => {
    const { id: guestId } = guestOf.get(envelopeId)!
    const companion = { seat: 1, partId: dinner, attending: true, meal: 'Risotto', firstName: 'Cleo' }
    // Every fifth declines.
    if (place % 5 === 0) return [{ guestId, partId: dinner, attending: false }]
    return [{ guestId, partId: dinner, attending: true, meal: 'Beef', dietary: `Needs of ${guestId}` }, companion]
  }
  const sent = links.flatMap((own, place) => {
    const { envelopeId } = own
    const send = ({ address }: typeof own) =>
      server
        .visitor()
        .post(
          new URL(address).pathname.replace('/rsvp/', '/api/rsvp/'),
          { answers: answersOf(envelopeId, place) },
          { headers: { 'idempotency-key': `answer-${envelopeId}` }, from: randomAddress() },
        )
    const other = further.find((link) => link.envelopeId === envelopeId)
    return [own, own, ...(other ? [other] : [])].map((link) => untilHeard(() => send(link)))
  })
  const everybody = [...guestOf.values()].map(({ id }) => id)
  const edits = [
    ...range(10).map(
      (number) => () => planner.post(`${path}/guests/change`, { guestIds: everybody, addTags: [`Tag ${number}`] }),
    ),
    ...everybody.slice(0, 50).map((id) => () => couple.patch(`/api/guests/${id}`, { role: 'Witness' })),
  ].map((edit) => untilHeard(edit))
  for (const { status, body } of await Promise.all([...sent, ...edits])) expect(status, JSON.stringify(body)).toBe(200)

  const all = await listed()
  const declined = many / 5
  const { parts } = (await planner.get(`${path}/guest-counts`)).body as GuestCounts
  expect(parts).toMatchObject([{ invited: 2 * many, yes: 2 * (many - declined), no: declined, open: declined }])
  expect(parts[0]!.meals).toEqual([
    { meal: 'Beef', count: many - declined },
    { meal: 'Risotto', count: many - declined },
  ])
  expect(all.flatMap(({ guests }) => guests).filter(({ firstName }) => firstName === 'Cleo')).toHaveLength(
    many - declined,
  )
  expect(all.every(({ guests, seats }) => guests.length + seats.length === 2)).toBe(true)
  expect(all.every(({ tags }) => tags.length === 10)).toBe(true)
  expect(all.flatMap(({ guests }) => guests).filter(({ role }) => role === 'Witness')).toHaveLength(50)
  const needs = all.flatMap(({ guests }) => guests).filter(({ id, dietary }) => dietary === `Needs of ${id}`)
  expect(needs).toHaveLength(many - declined)
  const { rows } = await server.database.ownerPool.query(
    `select count(*)::int as told from notifications where planner_id = $1 and title like '% answer%'`,
    [planner.id],
  )
  expect(rows).toEqual([{ told: many }])
}, 300_000)

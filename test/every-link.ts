import { expect } from 'vitest'
import { linkKinds, type LinkKind } from '#platform/contract/link-kinds.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import { entering } from '#platform/server/db/caller-transaction.ts'
import { linkOf } from '#test/links.ts'
import type { PlannerCaller, TestServer } from '#test/server.ts'

/** In rows that no link shows. */
export const mark = 'Never for other eyes'

/** An envelope of the wedding with one guest, who is invited to one part, and the token of its link. */
export async function envelopeOf(server: TestServer, planner: PlannerCaller, wedding: number) {
  const path = `/api/clients/${wedding}`
  const { body: part } = await planner.post(`${path}/parts`, { name: 'Dinner' })
  const { body: envelope } = await planner.post(`${path}/envelopes`, {
    guests: [{ firstName: 'Ann', lastName: 'Hill', role: mark, access: mark, privateNotes: mark }],
    email: 'never@example.com',
    tags: ['never'],
    privateNotes: mark,
  })
  const { rows } = await server.database.ownerPool.query<{ id: number }>(
    'select id from guest_answers where guest_id = $1',
    [envelope.guests[0].id],
  )
  const { body: question } = await planner.post(`${path}/rsvp-questions`, { text: 'Which song?', kind: 'song' })
  await planner.patch(`${path}/rsvp-page`, { dressCode: 'Black tie' })
  const lists = await server.database.ownerPool.query<{ id: number }>(
    'select id from guest_lists where client_id = $1',
    [wedding],
  )
  const { token: ofEnvelope } = await linkOf(server, planner, {
    kind: 'rsvp',
    clientId: wedding,
    subjectId: envelope.id,
  })
  return {
    envelopeId: envelope.id as number,
    guestId: envelope.guests[0].id as number,
    partId: part.id as number,
    answerId: rows[0]!.id,
    questionId: question.id as number,
    listId: lists.rows[0]!.id,
    token: ofEnvelope,
  }
}

type Subject = { kind: LinkKind; clientId?: number; subjectId: number | null }

/** The caller that the database finds for a new link. */
async function callerWith(
  server: TestServer,
  planner: PlannerCaller,
  { kind, clientId: ofClient, subjectId }: Subject,
): Promise<LinkCaller> {
  const link = await linkOf(server, planner, { kind, ...(ofClient && { clientId: ofClient }), subjectId })
  const entered = await entering(
    server.database.pool,
    [{ kind: 'link', token: link.token }],
    () => true,
    async (_, { session }) => session,
  )
  expect(entered?.value).toEqual({
    kind: 'link',
    plannerId: planner.id,
    clientId: ofClient ?? null,
    weddings: ofClient ? [ofClient] : [],
    linkId: link.id,
    linkKind: kind,
    subjectId,
  })
  return entered!.value
}

/** A studio with a wedding, links to it, and the caller of a link of each kind. */
export async function everyLink(server: TestServer) {
  const planner = await server.planner()
  const client = await planner.addClient({ venue: mark, notes: mark })
  const clientId = client.id
  await planner.post('/api/tasks', { title: mark, clientId, visibleToCouple: true })
  await planner.post(`/api/clients/${clientId}/events`, { title: mark, date: '2027-05-01' })
  await planner.post(`/api/clients/${clientId}/people`, { name: mark })
  await planner.addClient({ partnerOneName: mark })
  const vendor = { name: 'Rosebud', category: 'florist' }
  const vendorId: number = (await planner.post('/api/vendors', vendor)).body.id
  await planner.post(`/api/clients/${clientId}/vendors`, { vendorId })
  const everywhereId: number = (await planner.post('/api/vendors', { ...vendor, onePage: true })).body.id
  await linkOf(server, planner, { label: mark })
  const { token } = await linkOf(server, planner, { kind: 'vendor-day', clientId, subjectId: vendorId })
  const withoutEvents = await planner.addClient()
  const { token: feedToken } = await linkOf(server, planner, { kind: 'wedding-calendar', clientId: withoutEvents.id })
  const rsvp = await envelopeOf(server, planner, clientId)
  const { token: catererToken } = await linkOf(server, planner, { kind: 'caterer', clientId })
  await planner.post(`/api/clients/${clientId}/envelopes`, { name: mark, guests: [{ firstName: mark }] })
  const other = await server.planner()
  await linkOf(server, other, { clientId: (await other.addClient({ partnerOneName: mark })).id, label: mark })
  // The calendar of a member belongs to no wedding, and an envelope always to one.
  const subjects: Subject[] = [
    { kind: 'member-calendar', subjectId: null },
    { kind: 'rsvp', clientId, subjectId: rsvp.envelopeId },
    ...linkKinds.flatMap((kind) =>
      kind === 'member-calendar' || kind === 'rsvp'
        ? []
        : [
            { kind, clientId, subjectId: vendorId },
            { kind, subjectId: everywhereId },
          ],
    ),
  ]
  const links = await Promise.all(subjects.map((subject) => callerWith(server, planner, subject)))
  return { planner, clientId, token, feedToken, catererToken, rsvp, links }
}

import { eventStream } from '#platform/contract/fields.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallerKind, Endpoint } from '#platform/contract/endpoint.ts'
import { linkIsGone, linkKinds, type LinkKind } from '#platform/contract/link-kinds.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import { entering, within } from '#platform/server/db/caller-transaction.ts'
import type { NewLink } from '#weddings/links/server/public.ts'
import { linkOf } from '#test/links.ts'
import { endpoints, sampleBody, sampleQuery } from '#test/samples.ts'
import { Caller, openTestServer, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'

const mark = 'Never for other eyes'

let server: TestServer
let planner: PlannerCaller
let clientId: number
let token: string
/** A vendor of the wedding, and one with a page for all of its weddings, of which there are none. */
let vendorId: number
let everywhereId: number
/** The token of the calendar of a wedding without events. */
let feedToken: string
/** An envelope of the wedding with one guest, who is invited to one part, and the token of its link. */
let rsvp: { envelopeId: number; guestId: number; partId: number; answerId: number; token: string }
let links: LinkCaller[]

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  const client = await planner.addClient({ venue: mark, notes: mark })
  clientId = client.id
  await planner.post('/api/tasks', { title: mark, clientId, visibleToCouple: true })
  await planner.post(`/api/clients/${clientId}/events`, { title: mark, date: '2027-05-01' })
  await planner.post(`/api/clients/${clientId}/people`, { name: mark })
  await planner.addClient({ partnerOneName: mark })
  const vendor = { name: 'Rosebud', category: 'florist' }
  vendorId = (await planner.post('/api/vendors', vendor)).body.id
  await planner.post(`/api/clients/${clientId}/vendors`, { vendorId })
  everywhereId = (await planner.post('/api/vendors', { ...vendor, onePage: true })).body.id
  await linkOf(server, planner, { label: mark })
  token = (await linkOf(server, planner, { kind: 'vendor-day', clientId, subjectId: vendorId })).token
  const withoutEvents = await planner.addClient()
  feedToken = (await linkOf(server, planner, { kind: 'wedding-calendar', clientId: withoutEvents.id })).token
  rsvp = await envelopeOf(clientId)
  await planner.post(`/api/clients/${clientId}/envelopes`, { name: mark, guests: [{ firstName: mark }] })
  const other = await server.planner()
  await linkOf(server, other, { clientId: (await other.addClient({ partnerOneName: mark })).id, label: mark })
  links = await Promise.all(linkKinds.flatMap((kind) => weddingsOf(kind).map((of) => callerWith(kind, of))))
})
afterAll(() => server.close())

async function envelopeOf(wedding: number) {
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
    token: ofEnvelope,
  }
}

/** The calendar of a member belongs to no wedding, and an envelope always to one. */
function weddingsOf(kind: LinkKind) {
  if (kind === 'member-calendar') return [undefined]
  return kind === 'rsvp' ? [clientId] : [clientId, undefined]
}

const subjectOf = (kind: LinkKind, ofClient: number | undefined) => {
  if (kind === 'member-calendar') return null
  if (kind === 'rsvp') return rsvp.envelopeId
  return ofClient ? vendorId : everywhereId
}

/** The caller that the database finds for a new link. */
async function callerWith(kind: LinkKind, ofClient: number | undefined): Promise<LinkCaller> {
  const subjectId = subjectOf(kind, ofClient)
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

/** A stream does not end; live-links.test.ts asks it. */
const ofLinks = endpoints.filter(({ for: callers }) => callers.link && callers.link.returns !== eventStream)
const others = endpoints.filter((endpoint) => !endpoint.for.link)

/** The secret of a link that the endpoint serves. */
function secretFor({ linkKinds: served }: Endpoint) {
  if (!served) return token
  return served.includes('rsvp') ? rsvp.token : feedToken
}

/** A visitor that gives the secret of a link wherever a browser keeps one. */
function linkHolder(): Caller {
  const holder = new Caller(server.app)
  for (const name of ['larkspur_planner', 'larkspur_couple', 'larkspur_link']) holder.cookies.set(name, token)
  return holder
}

function call(caller: Caller, endpoint: Endpoint, kind: CallerKind, change: (body: object) => object = (body) => body) {
  const body = sampleBody(endpoint, kind)
  const path = endpoint.path
    .replace('{token}', endpoint.for.link ? secretFor(endpoint) : token)
    .replace('{id}', String(clientId))
    .replace(/\{\w+\}/g, '1')
  const query = new URLSearchParams({ ...sampleQuery(endpoint, kind), as: 'link', token })
  const headers = { authorization: `Bearer ${token}`, 'x-larkspur-as': 'link' }
  return caller.send(
    endpoint.method,
    `${path}?${query}`,
    typeof body === 'object' && body !== null ? change(body) : body,
    { headers, from: randomAddress() },
  )
}

it('only endpoints with {token} in their path are for links, and for nobody else', () => {
  expect(ofLinks.length).toBeGreaterThan(0)
  for (const { route, path, for: callers } of ofLinks) {
    expect(Object.keys(callers), route).toEqual(['link'])
    expect(path, route).toContain('/{token}')
  }
})

describe('the secret of a link', () => {
  const guarded = others.filter((endpoint) => !endpoint.for.anyone)
  it.each(guarded.map((endpoint) => [endpoint.route, endpoint] as const))(
    'is no session for %s',
    async (_, endpoint) => {
      const before = await everythingOf(server.database.ownerPool, planner.id)
      const answer = await call(linkHolder(), endpoint, endpoint.for.planner ? 'planner' : 'couple')
      expect(answer).toMatchObject({ status: 401, body: { message: expect.any(String) }, cookies: [] })
      expect(await everythingOf(server.database.ownerPool, planner.id)).toEqual(before)
    },
  )

  const byToken = others.filter(
    (endpoint) =>
      endpoint.for.anyone &&
      (/\{(token|secret)\}/.test(endpoint.path) || 'token' in Object(sampleBody(endpoint, 'anyone'))),
  )
  it.each(byToken.map((endpoint) => [endpoint.route, endpoint] as const))('is no token for %s', async (_, endpoint) => {
    const before = await everythingOf(server.database.ownerPool, planner.id)
    const answer = await call(linkHolder(), endpoint, 'anyone', (body) => ('token' in body ? { ...body, token } : body))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.cookies.filter(({ value }) => value !== '')).toEqual([])
    expect(await everythingOf(server.database.ownerPool, planner.id)).toEqual(before)
  })

  it('is tried at enough endpoints', () => {
    expect(guarded.length).toBeGreaterThan(80)
    expect(byToken.length).toBeGreaterThan(5)
  })

  it('is the only thing that an endpoint for links looks at', async () => {
    const couple = await server.couple(planner)
    for (const endpoint of ofLinks) {
      const answers = []
      for (const caller of [server.visitor(), planner, couple]) answers.push(await call(caller, endpoint, 'link'))
      for (const { status, body, cookies } of answers) {
        expect({ status, body, cookies }, endpoint.route).toEqual({ status: 200, body: answers[0]?.body, cookies: [] })
      }
    }
  })
})

describe.each(ofLinks.map((endpoint) => [endpoint.route, endpoint] as const))('%s', (_, endpoint) => {
  const ask = (given: string) =>
    server
      .visitor()
      .send(
        endpoint.method,
        endpoint.path.replace('{token}', encodeURIComponent(given)),
        sampleBody(endpoint, 'link'),
        {
          from: randomAddress(),
        },
      )

  it('answers in the same words to every secret that is not valid', async () => {
    const couple = await server.couple(planner)
    const [kind = 'party-day'] = endpoint.linkKinds ?? []
    const [revokedOf, expiredOf, deletedWith] = [1, 2, 3].map(() => planner.addClient())
    const linkWith = async (client: typeof revokedOf, more: Partial<NewLink> = {}) => {
      const { id } = await client!
      const subject = kind === 'rsvp' && { subjectId: (await envelopeOf(id)).envelopeId }
      return { clientId: id, ...(await linkOf(server, planner, { kind, clientId: id, ...subject, ...more })) }
    }
    const revoked = await linkWith(revokedOf)
    await planner.delete(`/api/clients/${revoked.clientId}/links/${revoked.id}`)
    const expired = await linkWith(expiredOf, { expiresAt: new Date(Date.now() - 1000).toISOString() })
    const ofDeleted = await linkWith(deletedWith)
    await planner.delete(`/api/clients/${ofDeleted.clientId}`)
    const secret = secretFor(endpoint)
    const [hash] = (
      await server.database.ownerPool.query<{ hex: string }>(`select encode(token_hash, 'hex') as hex from links`)
    ).rows
    const invalid = {
      unknown: 'x'.repeat(43),
      revoked: revoked.token,
      expired: expired.token,
      'of a deleted couple': ofDeleted.token,
      'of another kind': endpoint.linkKinds ? token : feedToken,
      truncated: secret.slice(0, -1),
      longer: `${secret}A`,
      'in other letters': secret.toUpperCase(),
      'with a space': `${secret} `,
      'the stored hash': hash?.hex ?? '',
      'an id': '1',
      'the session of a planner': planner.cookies.get('larkspur_planner') ?? '',
      'the session of a couple': couple.cookies.get('larkspur_couple') ?? '',
    }
    for (const [name, given] of Object.entries(invalid)) {
      const { status, body, cookies, headers } = await ask(given)
      expect({ status, body, cookies }, name).toEqual({ status: 404, body: { message: linkIsGone }, cookies: [] })
      expect(headers, name).not.toHaveProperty('retry-after')
    }
    expect((await ask(secret)).status).toBe(200)
  })

  it('shows nothing of other weddings and studios', async () => {
    expect(JSON.stringify((await ask(secretFor(endpoint))).body)).not.toContain(mark)
  })
})

it('the live channel of studios and couples is closed to links', async () => {
  for (const path of ['/api/live', `/api/live?token=${token}`]) expect((await linkHolder().get(path)).status).toBe(401)
})

describe('the role of links', () => {
  type Column = { table: string; column: string; readable: boolean }
  const columns = async () =>
    (
      await server.database.ownerPool.query<Column>(
        `select c.relname as table, a.attname as column, has_column_privilege('larkspur_link', c.oid, a.attnum, 'select') as readable
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace`,
      )
    ).rows

  const asLink = <Row extends object>(who: LinkCaller, sql: string) =>
    within(server.database.pool, who, async (tx) => (await tx.execute<Row & Record<string, unknown>>(sql)).rows)

  const ofRsvp = ({ linkKind }: LinkCaller, id: number) => (linkKind === 'rsvp' ? id : null)

  it('reads no row of any table but those that its link shows', async () => {
    const all = await columns()
    const tables = [...new Set(all.map(({ table }) => table))]
    expect(tables.length).toBeGreaterThan(40)
    for (const table of tables) {
      const granted = all.filter((column) => column.table === table && column.readable).map(({ column }) => column)
      for (const who of links) {
        if (table === 'feed_entries' && who.linkKind.endsWith('-calendar')) continue
        if (granted.length === 0) {
          await expect(asLink(who, `select 1 from ${table}`), table).rejects.toMatchObject({ cause: { code: '42501' } })
          continue
        }
        const rows = await asLink<Record<string, unknown>>(who, `select ${granted.join()} from ${table}`)
        const own: Record<string, number | null> = {
          planners: who.plannerId,
          clients: who.clientId,
          links: who.linkId,
          portal_customizations: null,
          envelopes: ofRsvp(who, rsvp.envelopeId),
          guests: ofRsvp(who, rsvp.guestId),
          guest_answers: ofRsvp(who, rsvp.answerId),
          parts: ofRsvp(who, rsvp.partId),
          // This wedding has no published day.
          days: null,
          published_items: null,
          published_contacts: null,
          day_vendors: null,
          // No link has made a call with a key.
          keyed_answers: null,
          // For the links of calendars see feeds.test.ts.
          feed_entries: null,
          // For the calendars of members see member-feeds.test.ts.
          tasks: null,
        }
        expect(own, `${table} is granted, so say here which rows a link may see`).toHaveProperty(table)
        expect(
          rows.map(({ id }) => id),
          table,
        ).toEqual(own[table] === null ? [] : [own[table]])
        expect(JSON.stringify(rows), table).not.toContain(mark)
      }
    }
  })

  it('writes no row but the confirmation of a vendor, and the answers of an envelope', async () => {
    const [who] = links as [LinkCaller]
    // Besides, the keys of its calls.
    const own = ['day_vendors', 'keyed_answers']
    for (const table of new Set((await columns()).map(({ table }) => table))) {
      const inserts = own.includes(table) ? [] : [`insert into ${table} default values`]
      for (const sql of [`delete from ${table}`, ...inserts, `truncate ${table}`])
        await expect(asLink(who, sql), sql).rejects.toMatchObject({ cause: { code: '42501' } })
    }
    const updatable = await server.database.ownerPool.query(
      `select 1 from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
          and (c.relname, a.attname) not in (('envelopes', 'note'), ('envelopes', 'answered_at'), ('guests', 'first_name'),
            ('guests', 'last_name'), ('guests', 'dietary'), ('guest_answers', 'attending'), ('guest_answers', 'meal'))
          and has_column_privilege('larkspur_link', c.oid, a.attnum, 'insert, update, references')`,
      [own],
    )
    expect(updatable.rows).toEqual([])
  })

  it('renames no guest who is on the list', async () => {
    const who = links.find(({ linkKind }) => linkKind === 'rsvp')!
    const rename = `update guests set first_name = 'Eve' where id = ${rsvp.guestId}`
    await expect(asLink(who, rename)).rejects.toMatchObject({ cause: { code: '42501' } })
    await asLink(who, `update guests set dietary = 'Vegan' where id = ${rsvp.guestId}`)
  })

  it('cannot become another role', async () => {
    for (const role of ['larkspur_planner', 'larkspur_couple', 'larkspur_door'])
      expect(
        (await server.database.ownerPool.query(`select pg_has_role('larkspur_link', '${role}', 'member') as may`)).rows,
      ).toEqual([{ may: false }])
  })
})

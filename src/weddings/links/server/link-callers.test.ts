import { eventStream } from '#platform/contract/fields.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallerKind, Endpoint } from '#platform/contract/endpoint.ts'
import { linkIsGone } from '#platform/contract/link-kinds.ts'
import type { NewLink } from '#weddings/links/server/public.ts'
import { envelopeOf, everyLink, mark } from '#test/every-link.ts'
import { linkOf } from '#test/links.ts'
import { endpoints, sampleBody, sampleQuery } from '#test/samples.ts'
import { Caller, openTestServer, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'

let server: TestServer
let planner: PlannerCaller
let clientId: number
let token: string
/** The token of the calendar of a wedding without events. */
let feedToken: string
let catererToken: string
let rsvp: { token: string }

beforeAll(async () => {
  server = await openTestServer()
  ;({ planner, clientId, token, feedToken, catererToken, rsvp } = await everyLink(server))
})
afterAll(() => server.close())

/** A stream does not end; live-links.test.ts asks it. */
const ofLinks = endpoints.filter(({ for: callers }) => callers.link && callers.link.returns !== eventStream)
const others = endpoints.filter((endpoint) => !endpoint.for.link)

/** The secret of a link that the endpoint serves. */
function secretFor({ linkKinds: served }: Endpoint) {
  if (!served) return token
  if (served.includes('caterer')) return catererToken
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
      const subject = kind === 'rsvp' && { subjectId: (await envelopeOf(server, planner, id)).envelopeId }
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

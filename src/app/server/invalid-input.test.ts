import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallerKind, Endpoint } from '#platform/contract/endpoint.ts'
import { eventStream } from '#platform/contract/fields.ts'
import { endpoints, sampleBody } from '#test/samples.ts'
import { openTestServer, randomAddress, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'

let server: TestServer
let planner: PlannerCaller
let callers: Caller[]
let clientId: number

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  const couple = await server.couple(planner)
  clientId = couple.client.id
  callers = [server.visitor(), planner, couple]
})
afterAll(() => server.close())

const invalidValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    "'; drop table clients; --",
    '../../etc/passwd',
    '1e999',
    '%00',
    'x'.repeat(5000),
    '__proto__',
    '2147483648',
  ),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, -1, 0, 2147483648, Number.MAX_VALUE),
)
const anyJson = fc.jsonValue({ maxDepth: 3 })
const anyId = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom('0', '1', '-1', '2147483647', '2147483648', '99999999999999999999', '1.5', 'x', "1'--", '%00'),
)

/** A valid body with one invalid part, or something else entirely. */
const bodyFor = (endpoint: Endpoint, kind: CallerKind) => {
  const valid = sampleBody(endpoint, kind)
  if (typeof valid !== 'object' || valid === null) return anyJson
  const withOneInvalidPart = fc
    .tuple(fc.constantFrom(...Object.keys(valid)), invalidValue)
    .map(([name, value]): unknown => ({ ...valid, [name]: value }))
  return fc.oneof(withOneInvalidPart, withOneInvalidPart, anyJson, fc.dictionary(fc.string(), invalidValue))
}

/** All rows of the studio, but for what is recorded of a refusal: that the password for a change was wrong. */
async function rowsOfStudio() {
  const {
    audit_entries: entries = [],
    audit_heads: _,
    ...rows
  } = await everythingOf(server.database.ownerPool, planner.id)
  const others = (entries as { kind: string }[]).filter(({ kind }) => kind !== 'password-refused')
  return { ...rows, audit_entries: others }
}

const tested = endpoints.filter(
  ({ for: callersOf }) => !Object.values(callersOf).some(({ returns }) => returns === eventStream),
)

describe.each(tested.map((endpoint) => [endpoint.route, endpoint] as const))('%s', (_, endpoint) => {
  it('invalid input is refused, and a refusal changes nothing', async () => {
    const kind = (Object.keys(endpoint.for)[0] ?? 'anyone') as CallerKind
    const target = fc.oneof(fc.constant(String(clientId)), anyId)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(2),
        target,
        bodyFor(endpoint, kind),
        fc.dictionary(fc.constantFrom('q', 'limit', 'before'), invalidValue),
        async (who, id, body, query) => {
          const caller = callers[who] as Caller
          const search = new URLSearchParams(
            Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
          )
          const path = endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(id).replace('%2500', '%00'))
          const before = await rowsOfStudio()
          const payload = endpoint.method === 'GET' ? undefined : JSON.stringify(body)
          const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
          // Sessions are not tested here: the callers keep theirs, whatever this call does.
          const answer = await server.app.inject({
            method: endpoint.method,
            url: `${path}?${search}`,
            ...(payload !== undefined && { payload }),
            headers,
            cookies: endpoint.path.endsWith('logout') ? {} : Object.fromEntries(caller.cookies),
            remoteAddress: randomAddress(),
          })
          expect(answer.statusCode, answer.body).toBeLessThan(500)
          if (answer.statusCode < 400) return
          expect(answer.json()).toMatchObject({ message: expect.any(String) })
          expect(await rowsOfStudio()).toEqual(before)
        },
      ),
      { numRuns: 12, endOnFailure: true, examples: [] },
    )
  })
})

it.each([
  ['malformed JSON', '{"email":', 400],
  ['a __proto__ key', '{"__proto__":{"admin":true},"email":"a@b.co","password":"x"}', 400],
  ['a body of more than a megabyte', JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(1024 * 1024) }), 413],
])('refuses %s', async (_, payload, status) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ message: expect.any(String) })
})

it('refuses content that is not JSON', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: '<a/>',
    headers: { 'content-type': 'application/xml' },
  })
  expect(answer.statusCode).toBe(415)
})

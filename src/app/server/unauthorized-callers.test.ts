import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPersonal, type CallerKind, type Endpoint } from '#platform/contract/endpoint.ts'
import { eventStream } from '#platform/contract/fields.ts'
import { formOf } from '#test/form.ts'
import { fillStudio, urlOfRow } from '#test/full-studio.ts'
import { endpoints, sampleBody, sampleQuery } from '#test/samples.ts'
import { openTestServer, type Answer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'

const mark = 'Never for other eyes'

let server: TestServer
let victim: PlannerCaller
let program: Pick<Caller, 'send'>
let callers: Record<'visitor' | 'otherPlanner' | 'otherStudiosCouple' | 'otherCouple', Caller>

beforeAll(async () => {
  server = await openTestServer()
  victim = await server.planner()
  await fillStudio(server, victim, mark)
  const { body: made } = await victim.post('/api/tokens', { name: mark, role: 'planner', days: null })
  const headers = { authorization: `Bearer ${made.token}` }
  const visitor = server.visitor()
  program = { send: (method, path, body) => visitor.send(method, path, body, { headers }) }
  // Its first use is noted.
  await program.send('GET', '/api/clients')
  const otherPlanner = await server.planner()
  callers = {
    visitor: server.visitor(),
    otherPlanner,
    otherStudiosCouple: await server.couple(otherPlanner),
    otherCouple: await server.couple(victim),
  }
})
afterAll(() => server.close())

const urlFor = (endpoint: Endpoint) => urlOfRow(server, victim, endpoint)

async function attack(
  caller: Pick<Caller, 'send'>,
  endpoint: Endpoint,
  kind: CallerKind,
  url: string,
): Promise<Answer> {
  if (endpoint.upload) {
    const fields = Object.entries(sampleBody(endpoint, kind) ?? {}).map(([name, value]) => [name, String(value)])
    const files = [{ name: 'x.txt', bytes: 'bytes' }]
    return caller.send(endpoint.method, url, ...(await formOf(Object.fromEntries(fields), files)))
  }
  return caller.send(endpoint.method, url, sampleBody(endpoint, kind))
}

const kindOf = {
  visitor: 'anyone',
  otherPlanner: 'planner',
  otherStudiosCouple: 'couple',
  otherCouple: 'couple',
} as const

/** Links are tested in `weddings/links/server/link-callers.test.ts`. */
const guarded = endpoints.filter((endpoint) => !endpoint.for.anyone && !endpoint.for.link)
const withId = guarded.filter(({ path }) => /\{(id|batch)\}/.test(path))
const streams = (endpoint: Endpoint) => Object.values(endpoint.for).some(({ returns }) => returns === eventStream)
const open = guarded.filter(
  (endpoint) => endpoint.method === 'GET' && !endpoint.path.includes('{') && !streams(endpoint),
)

describe.each(guarded.map((endpoint) => [endpoint.route, endpoint] as const))('%s', (_, endpoint) => {
  it('asks a caller without a session to sign in', async () => {
    const kind = endpoint.for.planner ? 'planner' : 'couple'
    expect((await attack(callers.visitor, endpoint, kind, await urlFor(endpoint))).status).toBe(401)
  })

  it.each(['otherPlanner', 'otherStudiosCouple', 'otherCouple'] as const)(
    'refuses %s on endpoints for other kinds',
    async (name) => {
      const kind = kindOf[name]
      if (endpoint.for[kind]) return
      const other = endpoint.for.planner ? 'planner' : 'couple'
      const answer = await attack(callers[name], endpoint, other, await urlFor(endpoint))
      expect(answer).toMatchObject({ status: 403, body: { message: expect.any(String) } })
    },
  )
})

const personal = guarded.filter((endpoint) => endpoint.for.planner && isPersonal(endpoint))

describe.each(personal.map((endpoint) => [endpoint.route, endpoint] as const))(
  '%s, which is about the person who is signed in',
  (_, endpoint) => {
    it('refuses a token of the same studio, and nothing changes', async () => {
      const before = await everythingOf(server.database.ownerPool, victim.id)
      const answer = await attack(program, endpoint, 'planner', await urlFor(endpoint))
      expect(answer).toMatchObject({ status: 403, body: { message: expect.any(String) } })
      expect(await everythingOf(server.database.ownerPool, victim.id)).toEqual(before)
    })
  },
)

describe.each(withId.map((endpoint) => [endpoint.route, endpoint] as const))(
  '%s, called with another wedding’s id',
  (_, endpoint) => {
    it.each(['otherPlanner', 'otherStudiosCouple', 'otherCouple'] as const)(
      'is not found for %s, and nothing changes',
      async (name) => {
        if (!endpoint.for[kindOf[name]]) return
        const before = await everythingOf(server.database.ownerPool, victim.id)
        const answer = await attack(callers[name], endpoint, kindOf[name], await urlFor(endpoint))
        expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } })
        expect(await everythingOf(server.database.ownerPool, victim.id)).toEqual(before)
      },
    )
  },
)

describe.each(open.map((endpoint) => [endpoint.route, endpoint] as const))('%s', (_, endpoint) => {
  it.each(['otherPlanner', 'otherStudiosCouple', 'otherCouple'] as const)(
    'shows %s nothing of the victim',
    async (name) => {
      if (!endpoint.for[kindOf[name]]) return
      const needed = sampleQuery(endpoint, kindOf[name])
      const queries: Record<string, string>[] = [{}, { q: 'Never' }, { limit: '100' }]
      for (const query of queries) {
        const answer = await callers[name].get(`${endpoint.path}?${new URLSearchParams({ ...needed, ...query })}`)
        // The caller may have no such row of its own.
        expect([200, 404]).toContain(answer.status)
        expect(JSON.stringify(answer.body)).not.toContain(mark)
      }
    },
  )
})

it('covers rows with findable text', async () => {
  const own = await victim.get('/api/clients')
  expect(JSON.stringify(own.body)).toContain(mark)
  expect(withId.length).toBeGreaterThan(5)
})

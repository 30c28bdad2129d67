import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPersonal, type CallerKind, type Endpoint } from '#contract/endpoint.ts'
import { eventStream } from '#contract/fields.ts'
import * as features from '#server/features.ts'
import type { ServerFeature } from '#server/http/feature.ts'
import { formOf } from '#test/form.ts'
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
  const client = await victim.addClient({ venue: mark, notes: mark })
  await victim.post(`/api/clients/${client.id}/invite`)
  await victim.patch('/api/business', { businessName: mark })
  await server.database.ownerPool.query(
    `insert into notifications (planner_id, title, message, type) values ($1, $2, $2, 'client')`,
    [victim.id, mark],
  )
  await server.database.ownerPool.query(
    `insert into sheet_templates (planner_id, name, days, contents) values ($1, $2, '[]', '{}')`,
    [victim.id, mark],
  )
  await server.database.ownerPool.query(
    `insert into letters (planner_id, client_id, person_id, person_name, email, subject, kinds, link_hash, settings_hash)
      select planner_id, client_id, id, $2, email, $2, '{message}', '\\x01', '\\x02' from people where planner_id = $1 limit 1`,
    [victim.id, mark],
  )
  const described: readonly ServerFeature[] = Object.values(features)
  for (const { sampleRow } of described) {
    if (!sampleRow) continue
    const path = sampleRow.path.replace('{client}', String(client.id))
    const { status } = await victim.post(path, sampleRow.body(mark, client.id))
    if (status !== 201) throw new Error(`${path} answers ${status}: the victim gets no row`)
  }
  const [vendor] = (await victim.get('/api/vendors')).body
  await victim.post(`/api/clients/${client.id}/vendors`, { vendorId: vendor.id })
  const form = await formOf({ content: mark }, [{ name: `${mark}.txt`, bytes: mark }])
  await victim.post(`/api/clients/${client.id}/messages`, ...form)
  await victim.post(`/api/clients/${client.id}/documents`, ...form)
  const sendAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  await victim.post(`/api/clients/${client.id}/messages`, { content: mark, sendAt })
  await server.database.ownerPool.query(
    'insert into client_feedback (planner_id, client_id, rating, review) values ($1, $2, 5, $3)',
    [victim.id, client.id, mark],
  )
  await server.database.ownerPool.query(
    `with mail as (insert into unplaced_mails (planner_id, client_id, from_name, from_address, subject, content, reason)
       values ($1, $2, $3, $3, $3, $3, 'empty') returning id)
     insert into unplaced_files (planner_id, client_id, mail_id, file_key, original_name, file_type, file_size)
       select $1, $2, id, 'no-file', $3, 'text/plain', 1 from mail`,
    [victim.id, client.id, mark],
  )
  await victim.patch('/api/billing', { paymentInstructions: mark })
  await server.database.ownerPool.query(
    `insert into links (planner_id, client_id, kind, label, token_hash) values ($1, $2, 'vendor-day', $3, '\\x03')`,
    [victim.id, client.id, mark],
  )
  await server.database.ownerPool.query(
    `insert into busy_calendars (planner_id, name, host, address, time_zone, mark) values ($1, $2, $2, $2, 'UTC', '')`,
    [victim.id, mark],
  )
  await server.database.ownerPool.query(
    `insert into passkeys (planner_id, credential_id, public_key, sign_count, name) values ($1, 'sample', '\\x04', 0, $2)`,
    [victim.id, mark],
  )
  await server.database.ownerPool.query(
    `insert into couple_passkeys (planner_id, client_id, person_id, credential_id, public_key, sign_count, name)
       select planner_id, client_id, id, 'sample', '\\x05', 0, $2 from people where planner_id = $1 limit 1`,
    [victim.id, mark],
  )
  await victim.post('/api/export')
  const { body: made } = await victim.post('/api/tokens', { name: mark, role: 'planner', days: null })
  const headers = { authorization: `Bearer ${made.token}` }
  const visitor = server.visitor()
  program = { send: (method, path, body) => visitor.send(method, path, body, { headers }) }
  // Its first use is noted.
  await program.send('GET', '/api/clients')
  await victim.post('/api/webhooks', { address: 'https://hooks.example.com/', topics: ['payments'] })
  await server.workOff()
  const deleted = await victim.addClient({ partnerOneName: mark })
  await victim.delete(`/api/clients/${deleted.id}`)
  const otherPlanner = await server.planner()
  callers = {
    visitor: server.visitor(),
    otherPlanner,
    otherStudiosCouple: await server.couple(otherPlanner),
    otherCouple: await server.couple(victim),
  }
})
afterAll(() => server.close())

/** The tables of features whose rows are stored under another name. */
const tables: Record<string, string> = {
  attachments: 'message_attachments',
  feedback: 'client_feedback',
  'deleted-clients': 'deleted_weddings',
  snoozes: 'today_snoozes',
  feeds: 'links',
  tokens: 'api_tokens',
  sessions: 'planner_sessions',
  'client-passkeys': 'couple_passkeys',
}

/** The URL of the call with ids of rows that the victim owns. */
async function urlFor(endpoint: Endpoint): Promise<string> {
  const feature = endpoint.path.split('/')[2] ?? ''
  const table = tables[feature] ?? feature.replace('-', '_')
  const batch = feature === 'history'
  if (!batch && !endpoint.path.includes('{id}')) return endpoint.path
  const { rows } = await server.database.ownerPool.query<{ id: number }>(
    `select ${batch ? 'batch as ' : ''}id from ${table} where planner_id = $1 order by id limit 1`,
    [victim.id],
  )
  const id = rows[0]?.id
  if (!id) throw new Error(`Give the victim a row in ${table}, so that ${endpoint.route} can be attacked.`)
  return endpoint.path.replace(/\{(id|batch)\}/, String(id)).replace(/\{\w+\}/, '1')
}

async function attack(
  caller: Pick<Caller, 'send'>,
  endpoint: Endpoint,
  kind: CallerKind,
  url: string,
): Promise<Answer> {
  if (endpoint.upload) {
    const fields = Object.entries(sampleBody(endpoint, kind) ?? {}).map(([name, value]) => [name, String(value)])
    const files = [{ name: 'x.txt', bytes: 'bytes' }]
    return caller.send(
      endpoint.method,
      url,
      ...(await formOf(Object.fromEntries(fields), files, endpoint.upload.field)),
    )
  }
  return caller.send(endpoint.method, url, sampleBody(endpoint, kind))
}

const kindOf = {
  visitor: 'anyone',
  otherPlanner: 'planner',
  otherStudiosCouple: 'couple',
  otherCouple: 'couple',
} as const

/** Links are tested in `links/link-callers.test.ts`. */
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

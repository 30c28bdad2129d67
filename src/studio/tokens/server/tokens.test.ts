import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { isPersonal, type Endpoint } from '#platform/contract/endpoint.ts'
import { eventStream } from '#platform/contract/fields.ts'
import { hasRights, rightsOf } from '#platform/contract/rights.ts'
import { tokenRoles, type TokenRole } from '#studio/tokens/contract/endpoints.ts'
import { joinAs } from '#test/members.ts'
import { endpoints, sampleBody, sampleQuery } from '#test/samples.ts'
import { openTestServer, password, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'

let server: TestServer
let owner: PlannerCaller
let wedding: Client

type Program = Pick<Caller, 'get' | 'post' | 'patch' | 'delete'> & {
  send: (method: string, path: string, body?: unknown) => ReturnType<Caller['get']>
}

/** Calls without cookies, with a token. */
function programWith(token: string): Program {
  const visitor = server.visitor()
  const headers = { authorization: `Bearer ${token}` }
  const send = (method: string, path: string, body?: unknown) =>
    visitor.send(method as Endpoint['method'], path, body, { headers })
  return {
    send,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path) => send('DELETE', path),
  }
}

const make = async (role: TokenRole, more: object = {}) => {
  const { status, body } = await owner.post('/api/tokens', { name: 'Zaps', role, days: 30, ...more })
  expect(status).toBe(201)
  return { ...body, program: programWith(body.token) } as { id: number; token: string; program: Program }
}

beforeAll(async () => {
  server = await openTestServer()
  owner = await server.planner()
  wedding = await owner.addClient({ budget: '40,000' })
  await owner.post(`/api/clients/${wedding.id}/invoices`, { amount: '900', dueDate: '2027-01-01' })
  await owner.post('/api/tasks', { title: 'Order the cake', clientId: wedding.id })
  await owner.post(`/api/clients/${wedding.id}/messages`, { content: 'Hello' })
  await owner.post(`/api/clients/${wedding.id}/days`, { name: 'Day', date: '2027-06-12', timeZone: 'Europe/Rome' })
})
afterAll(() => server.close())

const ask = async <R extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.ownerPool.query<R>(sql, values)).rows

describe('an API token', () => {
  it('is shown once, and stored as a hash', async () => {
    const { id, token } = await make('planner')
    expect(token).toMatch(/^lark_[\w-]{43}$/)
    const { body } = await owner.get('/api/tokens')
    const listed = body.find((one: { id: number }) => one.id === id)
    expect(listed).toEqual({
      id,
      name: 'Zaps',
      role: 'planner',
      readsOnly: false,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      lastUsedAt: null,
    })
    const [row] = await ask('select t::text as text from api_tokens t where id = $1', [id])
    expect(JSON.stringify(row)).not.toContain(token.slice(5))
  })

  it('makes the calls of the pages, and its changes are named', async () => {
    const { program, id } = await make('planner')
    expect((await program.get('/api/clients')).body).toMatchObject([{ partnerOneName: 'Emma', budget: '40,000' }])
    const { status, body } = await program.post('/api/tasks', { title: 'Call the band', clientId: wedding.id })
    expect(status).toBe(201)
    expect((await program.patch(`/api/tasks/${body.id}`, { completed: true })).status).toBe(200)
    const [change] = await ask<{ by_name: string }>(
      `select by_name from history where table_name = 'tasks' and row_id = $1 limit 1`,
      [body.id],
    )
    expect(change).toEqual({ by_name: 'API token Zaps' })
    const [used] = await ask<{ ago: number }>(
      'select extract(epoch from now() - last_used_at)::int as ago from api_tokens where id = $1',
      [id],
    )
    expect(used!.ago).toBeLessThan(60)
  })

  it('is refused when it is unknown, expired or revoked', async () => {
    const expired = await make('planner')
    await ask('update api_tokens set expires_at = now() where id = $1', [expired.id])
    const revoked = await make('planner', { days: null })
    expect((await revoked.program.get('/api/tasks')).status).toBe(200)
    expect((await owner.delete(`/api/tokens/${revoked.id}`)).status).toBe(204)
    for (const program of [expired.program, revoked.program, programWith('lark_unknown')]) {
      const { status, body } = await program.get('/api/tasks')
      expect({ status, body }).toMatchObject({
        status: 401,
        body: { message: 'This API token is not valid.' },
      })
    }
  })

  it('of another studio reaches nothing of this one', async () => {
    const elsewhere = await server.planner()
    const { body } = await elsewhere.post('/api/tokens', { name: 'Zaps', role: 'planner', days: null })
    const program = programWith(body.token)
    expect((await program.get('/api/clients')).body).toEqual([])
    expect((await program.get(`/api/clients/${wedding.id}`)).status).toBe(404)
  })

  it('comes before a cookie that is sent with it, and other schemes are ignored', async () => {
    const send = (authorization: string) => owner.send('GET', '/api/members', undefined, { headers: { authorization } })
    expect((await send('Bearer lark_unknown')).status).toBe(401)
    expect((await send('Basic bWF4OnNlY3JldA==')).status).toBe(200)
  })

  it('is not the couple’s or a visitor’s way in', async () => {
    const { program } = await make('planner')
    expect((await program.get('/api/client-session')).status).toBe(403)
  })

  it('ends when the studio is handed over', async () => {
    const before = await server.planner()
    const { body } = await before.post('/api/tokens', { name: 'Zaps', role: 'planner', days: null })
    const program = programWith(body.token)
    expect((await program.get('/api/clients')).status).toBe(200)
    const next = await joinAs(server, before, 'planner')
    const answer = await before.post(`/api/members/${next.id}/hand-over`, { currentPassword: password })
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('API tokens') } })
    expect((await program.get('/api/clients')).status).toBe(401)
  })

  it('is refused with rights, names and lifetimes that do not exist', async () => {
    for (const wrong of [{ role: 'owner' }, { role: 'day-of' }, { name: '' }, { days: 31 }, { days: 0 }]) {
      const { status } = await owner.post('/api/tokens', { name: 'Zaps', role: 'planner', days: 30, ...wrong })
      expect(status, JSON.stringify(wrong)).toBe(400)
    }
  })
})

const streams = (endpoint: Endpoint) => Object.values(endpoint.for).some(({ returns }) => returns === eventStream)
const ofPlanners = endpoints.filter((endpoint) => endpoint.for.planner)
const addressOf = (endpoint: Endpoint, id: number) => {
  const query = new URLSearchParams(sampleQuery(endpoint, 'planner')).toString()
  return endpoint.path.replace('{id}', String(id)).replace(/\{\w+\}/g, '987654') + (query && `?${query}`)
}
describe.each([...tokenRoles, 'reading'] as const)('a token with the rights %s', (kind) => {
  let program: Program
  beforeAll(async () => {
    const made = kind === 'reading' ? make('planner', { readsOnly: true }) : make(kind)
    program = (await made).program
    // Its first use is noted.
    await program.get('/api/clients')
  })
  const may = (endpoint: Endpoint) =>
    hasRights(rightsOf[kind === 'reading' ? 'planner' : kind], endpoint.needs) &&
    !isPersonal(endpoint) &&
    (kind !== 'reading' || endpoint.method === 'GET')

  it.each(ofPlanners.filter((endpoint) => !may(endpoint)).map((endpoint) => [endpoint.route, endpoint] as const))(
    'is refused by %s, and changes nothing',
    async (_, endpoint) => {
      const before = await everythingOf(server.database.ownerPool, owner.id)
      const answer = await program.send(
        endpoint.method,
        addressOf(endpoint, wedding.id),
        sampleBody(endpoint, 'planner'),
      )
      expect(answer).toMatchObject({ status: 403, body: { message: expect.any(String) } })
      expect(await everythingOf(server.database.ownerPool, owner.id)).toEqual(before)
    },
  )

  const reads = ofPlanners.filter((endpoint) => may(endpoint) && endpoint.method === 'GET' && !streams(endpoint))
  it.each(reads.map((endpoint) => [endpoint.route, endpoint] as const))('is not refused by %s', async (_, endpoint) => {
    const ofWedding = endpoint.path.startsWith('/api/clients/')
    const { status } = await program.get(addressOf(endpoint, ofWedding ? wedding.id : 987654))
    expect([200, 302, 400, 404]).toContain(status)
  })
})

/** What belongs to the owner as a person. */
const ofOwner = () =>
  ask(
    `select (select jsonb_agg(to_jsonb(p)) from planners p where id = $1) as account,
      (select jsonb_agg(to_jsonb(s) - 'seen_at' order by id) from planner_sessions s where planner_id = $1) as sessions,
      (select jsonb_agg(to_jsonb(d) order by id) from push_subscriptions d where planner_id = $1) as devices,
      (select jsonb_agg(to_jsonb(n) order by id) from notifications n where planner_id = $1 and id <= $2) as notifications,
      (select jsonb_agg(to_jsonb(l) order by id) from links l where planner_id = $1 and kind like '%-calendar') as calendars,
      (select jsonb_agg(to_jsonb(b) order by id) from busy_calendars b where planner_id = $1) as busy`,
    [owner.id, lastNotification],
  )
let lastNotification = 0

describe('a token that may write', () => {
  beforeAll(async () => {
    const [row] = await ask<{ id: number }>(
      `insert into notifications (planner_id, title, message, type) values ($1, 'News', 'News', 'client') returning id`,
      [owner.id],
    )
    lastNotification = row?.id ?? 0
    await owner.post('/api/feeds', { own: true })
  })

  const writes = ofPlanners.filter((endpoint) => endpoint.method !== 'GET')
  it.each(tokenRoles)('with the rights %s changes nothing that is personal', async (role) => {
    const { program } = await make(role)
    const before = await ofOwner()
    for (const endpoint of writes) {
      const ids = [wedding.id, ...(endpoint.path.startsWith('/api/notifications/') ? [lastNotification] : [])]
      for (const id of ids)
        await program.send(endpoint.method, addressOf(endpoint, id), sampleBody(endpoint, 'planner'))
      expect(await ofOwner(), endpoint.route).toEqual(before)
    }
  })
})

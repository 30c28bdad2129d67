import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { eventStream } from '#platform/contract/fields.ts'
import { hasRights, invitedRoles, rightsOf, type InvitedRole } from '#platform/contract/rights.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { joinAs, type MemberCaller } from '#test/members.ts'
import { endpoints, sampleBody, sampleQuery } from '#test/samples.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf, studioTables } from '#test/studio-rows.ts'

let server: TestServer
let owner: PlannerCaller
let wedding: Client
let assigned: Client
const members = {} as Record<InvitedRole, MemberCaller>

beforeAll(async () => {
  server = await openTestServer()
  owner = await server.planner()
  wedding = await owner.addClient({ budget: '40,000', notes: 'Shy' })
  assigned = await owner.addClient({ budget: '10,000' })
  for (const { id } of [wedding, assigned]) {
    await owner.post(`/api/clients/${id}/invoices`, { amount: '900', dueDate: '2027-01-01' })
    await owner.post('/api/tasks', { title: 'Order the cake', clientId: id })
    await owner.post(`/api/clients/${id}/messages`, { content: 'Hello' })
    const { body } = await owner.post(`/api/clients/${id}/days`, {
      name: 'Wedding day',
      date: '2027-06-12',
      timeZone: 'Europe/Rome',
    })
    await owner.post(`/api/days/${body.id}/items`, { title: 'Ceremony', start: '14:00', minutes: 30 })
    await owner.post(`/api/clients/${id}/people`, { name: 'Aunt May' })
  }
  for (const [title, unit] of [
    ['Sales', 'dollars'],
    ['Weddings', 'count'],
  ])
    await owner.post('/api/progress-goals', { title, unit, targetValue: 9, category: 'revenue', monthYear: '2027-01' })
  for (const role of invitedRoles) members[role] = await joinAs(server, owner, role, [assigned.id])
})
afterAll(() => server.close())

const streams = (endpoint: Endpoint) => Object.values(endpoint.for).some(({ returns }) => returns === eventStream)
const ofPlanners = endpoints.filter((endpoint) => endpoint.for.planner && !streams(endpoint))
const addressOf = (endpoint: Endpoint, id: number) => {
  const query = new URLSearchParams(sampleQuery(endpoint, 'planner')).toString()
  return endpoint.path.replace('{id}', String(id)).replace(/\{\w+\}/g, '987654') + (query && `?${query}`)
}

describe.each(invitedRoles)('a member with the role %s', (role) => {
  const may = (endpoint: Endpoint) => hasRights(rightsOf[role], endpoint.needs)

  it.each(ofPlanners.filter((endpoint) => !may(endpoint)).map((endpoint) => [endpoint.route, endpoint] as const))(
    'is refused by %s, and changes nothing',
    async (_, endpoint) => {
      const before = await everythingOf(server.database.ownerPool, owner.id)
      const address = addressOf(endpoint, assigned.id)
      const answer = await members[role].send(endpoint.method, address, sampleBody(endpoint, 'planner'))
      expect(answer).toMatchObject({ status: 403, body: { message: expect.any(String) } })
      expect(await everythingOf(server.database.ownerPool, owner.id)).toEqual(before)
    },
  )

  it.each(ofPlanners.filter(may).map((endpoint) => [endpoint.route, endpoint] as const))(
    'is not refused by %s',
    async (_, endpoint) => {
      const isRead = endpoint.method === 'GET'
      const address = addressOf(endpoint, isRead && endpoint.path.startsWith('/api/clients/') ? assigned.id : 987654)
      if (!isRead && !endpoint.path.includes('{')) return
      const body = sampleBody(endpoint, 'planner') as Record<string, unknown> | undefined
      // The fields that need more than their call.
      for (const money of ['budget', 'fee', 'currency']) delete body?.[money]
      const answer = await members[role].send(endpoint.method, address, body)
      expect([200, 201, 204, 302, 400, 404, 409, 413, 415]).toContain(answer.status)
    },
  )
})

/** The tables of which a role sees no row of the studio, although its owner does. */
async function hiddenFrom(role: InvitedRole): Promise<string[]> {
  const seenBy = async (session: Parameters<typeof within>[1], table: string) =>
    within(server.database.pool, session, async (tx) => {
      const { rows } = await tx.execute<{ count: number }>(`select count(planner_id)::int as count from ${table}`)
      return rows[0]!.count
    }).catch(() => 0)
  const session = { kind: 'planner', plannerId: owner.id, sessionId: 0 } as const
  const member = { id: members[role].id, name: 'Max', role, weddings: '{}' }
  const hidden: string[] = []
  for (const table of await studioTables(server.database.ownerPool)) {
    if ((await seenBy(session, table)) > 0 && (await seenBy({ ...session, member }, table)) === 0) hidden.push(table)
  }
  return hidden
}

describe('the database', () => {
  it('hides money and the audit log from assistants', async () => {
    expect(await hiddenFrom('assistant')).toEqual(['audit_entries', 'invoice_history', 'invoices'])
  })

  it('hides everything but money and couples from bookkeepers', async () => {
    const hidden = await hiddenFrom('bookkeeper')
    expect(hidden).toEqual(expect.arrayContaining(['tasks', 'messages', 'days', 'people', 'history', 'progress_goals']))
    expect(hidden).not.toEqual(expect.arrayContaining(['invoices']))
  })

  it('hides all weddings that a day-of member is not assigned to', async () => {
    const seen = ['days', 'day_items', 'people', 'clients', 'history', 'invoices', 'tasks', 'messages']
    expect(await hiddenFrom('day-of')).toEqual(expect.arrayContaining(seen))
  })

  it('hides the members from all others', async () => {
    expect((await members.planner.get('/api/members')).status).toBe(403)
    const session = { kind: 'planner', plannerId: owner.id, sessionId: 0 } as const
    const member = { id: members.planner.id, name: 'Max', role: 'planner', weddings: '{}' } as const
    const { rows } = await within(server.database.pool, { ...session, member }, (tx) =>
      tx.execute('select id from members'),
    )
    expect(rows).toEqual([{ id: members.planner.id }])
  })
})

it('shows a day-of member the weddings that it is assigned to, without money and addresses', async () => {
  const dayOf = members['day-of']
  expect((await dayOf.get(`/api/clients/${wedding.id}`)).status).toBe(404)
  expect((await dayOf.get(`/api/clients/${wedding.id}/days`)).status).toBe(404)
  const { body } = await dayOf.get(`/api/clients/${assigned.id}`)
  expect(body).toMatchObject({ partnerOneName: 'Emma', email: '', budget: null, notes: null })
  const days = await dayOf.get(`/api/clients/${assigned.id}/days`)
  const day = await dayOf.get(`/api/days/${days.body[0].id}`)
  expect(day.body.items).toMatchObject([{ title: 'Ceremony' }])
  const item = `/api/days/${days.body[0].id}/items/${day.body.items[0].id}`
  expect((await dayOf.post(`${item}/progress`, { state: 'running' })).status).toBe(200)
  expect((await dayOf.patch(item, { title: 'Other' })).status).toBe(403)
})

it('shows an assistant no amounts, and a bookkeeper names and money', async () => {
  const { assistant, bookkeeper } = members
  expect((await assistant.get(`/api/clients/${wedding.id}`)).body).toMatchObject({ notes: 'Shy', budget: null })
  expect((await assistant.patch(`/api/clients/${wedding.id}`, { budget: '1' })).status).toBe(403)
  expect((await assistant.get('/api/progress-goals?monthYear=2027-01')).body).toMatchObject([{ title: 'Weddings' }])
  const figures = await assistant.get('/api/client-figures')
  expect(figures.body.every(({ owed }: { owed: string }) => Number(owed) === 0)).toBe(true)
  const list = await bookkeeper.get('/api/clients')
  expect(list.body).toMatchObject([{ partnerOneName: 'Emma', email: '', notes: null }, { partnerOneName: 'Emma' }])
  expect((await bookkeeper.get('/api/invoices')).body).toHaveLength(2)
})

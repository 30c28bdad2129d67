import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  planner = await server.planner()
})
afterAll(() => server.close())

const consultations = { title: 'Consultations', targetValue: 8, monthYear: '2027-03' }
const add = async (values: Record<string, unknown> = {}) =>
  (await planner.post('/api/progress-goals', { ...consultations, ...values })).body

describe('adding a goal', () => {
  it('stores the given fields and sets defaults', async () => {
    const answer = await planner.post('/api/progress-goals', {
      title: ' Spring revenue ',
      description: 'Deposits only',
      currentValue: 1200,
      targetValue: 20000,
      unit: 'dollars',
      category: 'revenue',
      monthYear: '2027-03',
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { title: 'Spring revenue', currentValue: 1200, unit: 'dollars', category: 'revenue', isActive: true },
    })
    expect(await add()).toMatchObject({
      description: null,
      currentValue: 0,
      unit: 'count',
      category: 'consultations',
      monthYear: '2027-03',
    })
  })

  it('rounds fractions, and lets the value exceed the target', async () => {
    expect(await add({ currentValue: 12.4, targetValue: 9.6 })).toMatchObject({ currentValue: 12, targetValue: 10 })
  })

  it.each([
    [{ title: '  ' }, 'title', 'Goal title is required'],
    [{ targetValue: 0 }, 'targetValue', 'Target value must be greater than 0'],
    [{ targetValue: -3 }, 'targetValue', 'Target value must be greater than 0'],
    [{ targetValue: 3_000_000_000 }, 'targetValue', expect.any(String)],
    [{ currentValue: -1 }, 'currentValue', expect.any(String)],
    [{ unit: 'miles' }, 'unit', expect.any(String)],
    [{ category: 'cakes' }, 'category', expect.any(String)],
    [{ monthYear: '2027-13' }, 'monthYear', expect.any(String)],
  ])('refuses %j', async (values, path, message) => {
    const answer = await planner.post('/api/progress-goals', { ...consultations, ...values })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual({ path, message })
    expect((await planner.get('/api/progress-goals?monthYear=2027-03')).body).toEqual([])
  })
})

describe('the goals of a month', () => {
  it('are returned in the order in which they were added', async () => {
    const first = await add()
    const second = await add({ title: 'Contracts', category: 'contracts' })
    const april = await add({ monthYear: '2027-04' })
    expect((await planner.get('/api/progress-goals?monthYear=2027-03')).body).toEqual([first, second])
    expect((await planner.get('/api/progress-goals?monthYear=2027-04')).body).toEqual([april])
    expect((await planner.get('/api/progress-goals?monthYear=March')).status).toBe(400)
  })

  it('default to the current month', async () => {
    const now = await add({ monthYear: undefined })
    expect(now.monthYear).toMatch(/^\d{4}-\d{2}$/)
    expect((await planner.get('/api/progress-goals')).body).toEqual([now])
  })
})

describe('changing a goal', () => {
  it('changes the given fields, and sets the time of the change', async () => {
    const goal = await add({ description: 'Calls' })
    const { status, body } = await planner.patch(`/api/progress-goals/${goal.id}`, { currentValue: 3 })
    expect(status).toBe(200)
    expect(body).toEqual({ ...goal, currentValue: 3, updatedAt: body.updatedAt })
    expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(goal.updatedAt))
  })

  it('refuses what somebody else has changed since it was seen, and nothing else', async () => {
    const goal = await add({ description: 'Calls', currentValue: 1 })
    const change = (body: object) => planner.patch(`/api/progress-goals/${goal.id}`, body)
    const previous = { currentValue: 1, description: 'Calls', title: goal.title }
    expect((await change({ currentValue: 2, previous })).status).toBe(200)
    expect(await change({ currentValue: 3, description: '', previous })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'currentValue' }], current: { currentValue: 2 } },
    })
    expect((await change({ description: '', previous })).body).toMatchObject({ currentValue: 2, description: null })
  })

  it('ignores a time sent by the browser', async () => {
    const goal = await add()
    const updatedAt = '1999-01-01T00:00:00.000Z'
    const { status, body } = await planner.patch(`/api/progress-goals/${goal.id}`, { ...goal, title: 'New', updatedAt })
    expect(status).toBe(200)
    expect(body.title).toBe('New')
    expect(body.updatedAt).not.toBe(updatedAt)
  })

  it('refuses a target of zero', async () => {
    const goal = await add()
    expect((await planner.patch(`/api/progress-goals/${goal.id}`, { targetValue: 0 })).status).toBe(400)
    expect((await planner.get('/api/progress-goals?monthYear=2027-03')).body).toEqual([goal])
  })

  it('deletes it', async () => {
    const goal = await add()
    expect((await planner.delete(`/api/progress-goals/${goal.id}`)).status).toBe(204)
    expect((await planner.delete(`/api/progress-goals/${goal.id}`)).status).toBe(404)
    expect((await planner.patch(`/api/progress-goals/${goal.id}`, { currentValue: 1 })).status).toBe(404)
  })
})

describe('a goal that follows the money', () => {
  const following = { unit: 'dollars', category: 'revenue', followsMoney: true, targetValue: 1000 }
  const goals = async () => (await planner.get('/api/progress-goals?monthYear=2027-03')).body
  const paid = async (amount: string, date: string) => {
    const { body } = await planner.post(`/api/clients/${(await planner.addClient()).id}/invoices`, {
      amount: amount.replace('-', ''),
      status: 'Sent',
    })
    await server.database.ownerPool.query(
      `insert into invoice_payments (planner_id, client_id, invoice_id, amount_cents, date) values ($1, $2, $3, $4, $5)`,
      [planner.id, body.clientId, body.id, Number(amount) * 100, date],
    )
  }

  it('has what came in in its month, in whole dollars, instead of what was typed', async () => {
    const goal = await add({ ...following, currentValue: 5 })
    expect(goal).toMatchObject({ followsMoney: true, currentValue: 0 })
    await paid('700.30', '2027-03-31')
    await paid('100.30', '2027-03-01')
    await paid('9', '2027-04-01')
    expect(await goals()).toMatchObject([{ id: goal.id, currentValue: 801 }])
    await paid('-1000', '2027-03-02')
    expect(await goals()).toMatchObject([{ id: goal.id, currentValue: -199 }])
    const typed = await planner.patch(`/api/progress-goals/${goal.id}`, { followsMoney: false, currentValue: 6 })
    expect(typed.body).toMatchObject({ followsMoney: false, currentValue: 6 })
    expect(await goals()).toMatchObject([{ currentValue: 6 }])
  })

  it('is not shown to, and not made by, who may not see money', async () => {
    await add(following)
    await add()
    const assistant = await joinAs(server, planner, 'assistant')
    const { body } = await assistant.get('/api/progress-goals?monthYear=2027-03')
    expect(body).toMatchObject([{ unit: 'count', followsMoney: false }])
    const made = await assistant.post('/api/progress-goals', { ...consultations, ...following })
    expect(made.status).toBe(403)
    const changed = await assistant.patch(`/api/progress-goals/${body[0].id}`, {
      unit: 'dollars',
      category: 'revenue',
      followsMoney: true,
    })
    expect(changed.status).toBe(403)
    expect(await goals()).toHaveLength(2)
  })

  it('is in dollars, of the category revenue', async () => {
    for (const wrong of [{ unit: 'count' }, { category: 'bookings' }]) {
      const answer = await planner.post('/api/progress-goals', { ...consultations, ...following, ...wrong })
      expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'followsMoney'])
    }
    const goal = await add(following)
    const refused = await planner.patch(`/api/progress-goals/${goal.id}`, { unit: 'hours', followsMoney: true })
    expect(refused.status).toBe(400)
    const { body } = await planner.patch(`/api/progress-goals/${goal.id}`, { unit: 'hours', currentValue: 3 })
    expect(body).toMatchObject({ unit: 'hours', followsMoney: false, currentValue: 3 })
  })
})

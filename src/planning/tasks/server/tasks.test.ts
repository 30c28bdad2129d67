import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { signInAs } from '#test/people.ts'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function studio() {
  planner = await server.planner()
  return planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'James' })
}

const add = async (values: Record<string, unknown> = {}) =>
  (await planner.post('/api/tasks', { title: 'Book florist', ...values })).body

describe('adding a task', () => {
  it('stores it as entered, with the client’s id as number or text', async () => {
    const client = await studio()
    for (const clientId of [client.id, String(client.id)]) {
      const answer = await planner.post('/api/tasks', {
        title: ' Book florist ',
        description: 'Peonies',
        completed: false,
        priority: 'high',
        dueDate: '2027-03-01',
        clientId,
        assignedTo: 'client',
      })
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({
        title: 'Book florist',
        description: 'Peonies',
        completed: false,
        completedAt: null,
        priority: 'high',
        dueDate: '2027-03-01',
        clientId: client.id,
        clientName: 'Emma & James',
        assignedTo: 'client',
      })
      expect(await planner.get(`/api/tasks/${answer.body.id}`)).toMatchObject({ status: 200, body: answer.body })
    }
  })

  it.each([[null], [''], [undefined]])(
    'without a client (%s) it is internal, and no more is required',
    async (clientId) => {
      await studio()
      const answer = await planner.post('/api/tasks', {
        title: 'Renew insurance',
        dueDate: '',
        clientId,
        assignedTo: '',
      })
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({
        clientId: null,
        clientName: null,
        dueDate: null,
        description: null,
        priority: 'medium',
        assignedTo: 'planner',
      })
    },
  )

  it.each([
    ['no title', { title: ' ' }, 'title', 'Task title is required'],
    ['an invalid date', { title: 'x', dueDate: '01/02/2027' }, 'dueDate', expect.any(String)],
    ['an unknown priority', { title: 'x', priority: 'urgent' }, 'priority', expect.any(String)],
    ['a client id that is not a number', { title: 'x', clientId: 'Emma' }, 'clientId', expect.any(String)],
  ])('refuses %s', async (_, body, path, message) => {
    await studio()
    const answer = await planner.post('/api/tasks', body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual({ path, message })
    expect((await planner.get('/api/tasks')).body).toEqual([])
  })

  it("refuses an unknown client or another studio's, and stores nothing", async () => {
    const foreign = await studio()
    await studio()
    for (const clientId of [foreign.id, String(foreign.id), 2147483647]) {
      expect((await planner.post('/api/tasks', { title: 'x', clientId })).status).toBe(404)
    }
    expect((await planner.get('/api/tasks')).body).toEqual([])
  })
})

describe('the list', () => {
  it('has all tasks of the studio by due date, with internal ones', async () => {
    const client = await studio()
    const late = await add({ dueDate: '2028-01-01' })
    const open = await add()
    const soon = await add({ dueDate: '2027-01-01', clientId: client.id })
    const { status, body } = await planner.get('/api/tasks')
    expect(status).toBe(200)
    expect(body).toEqual([soon, late, open])
    expect((await planner.get(`/api/clients/${client.id}/tasks`)).body).toEqual([soon])
  })

  it('of a couple has only the tasks of this couple', async () => {
    const [one, other] = [await planner.addClient(), await planner.addClient()]
    const own = await add({ clientId: one.id })
    await add({ clientId: other.id })
    await add()
    expect((await planner.get(`/api/clients/${one.id}/tasks`)).body).toEqual([own])
  })

  it('can be filtered by status and client', async () => {
    const client = await studio()
    const mine = await add()
    const theirs = await add({ assignedTo: 'client', clientId: client.id })
    const done = await add({ completed: true, clientId: client.id })
    const ids = async (query: string) =>
      (await planner.get(`/api/tasks?${query}`)).body.map(({ id }: { id: number }) => id)
    expect(await ids('status=pending')).toEqual([mine.id, theirs.id])
    expect(await ids('status=not-started')).toEqual([mine.id])
    expect(await ids('status=in-progress')).toEqual([theirs.id])
    expect(await ids('status=completed')).toEqual([done.id])
    expect(await ids(`clientId=${client.id}`)).toEqual([theirs.id, done.id])
    expect(await ids(`status=completed&clientId=${client.id}`)).toEqual([done.id])
    expect(await ids('status=&clientId=')).toHaveLength(3)
    expect((await planner.get('/api/tasks?status=lost')).status).toBe(400)
  })

  it('has pages with links, newest first', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    for (const title of ['1', '2', '3', '4', '5'])
      await planner.post('/api/tasks', {
        title,
        clientId: title === '3' ? undefined : client.id,
        completed: title < '3',
      })
    const pages: string[][] = []
    let next: string | undefined = '/api/tasks?limit=2'
    while (next) {
      const { body, headers } = await planner.get(next)
      pages.push((body as Task[]).map(({ title }) => title))
      next = /<(.+)>; rel="next"/.exec((headers['link'] as string | undefined) ?? '')?.[1]
    }
    expect(pages).toEqual([['5', '4'], ['3', '2'], ['1']])
    const { body, headers } = await planner.get(`/api/tasks?limit=1&status=pending&clientId=${client.id}`)
    expect((body as Task[]).map(({ title }) => title)).toEqual(['5'])
    expect(headers['link']).toMatch(/limit=1&status=pending&clientId=\d+&before=\d+>; rel="next"/)
    for (const wrong of ['limit=0', 'limit=201', 'limit=some', 'before=0'])
      expect((await planner.get(`/api/tasks?${wrong}`)).status, wrong).toBe(400)
  })

  it('of an unknown client is a 404', async () => {
    await studio()
    const client = await planner.addClient()
    expect(await planner.get(`/api/clients/${client.id}/tasks`)).toMatchObject({ status: 200, body: [] })
    expect((await planner.get('/api/clients/2147483647/tasks')).status).toBe(404)
  })
})

describe('changing a task', () => {
  it('refuses what somebody else has changed since it was seen, and nothing else', async () => {
    const client = await studio()
    const offset = { months: -2, days: 0 }
    const steps = [{ title: 'Ask two' }]
    const task = await add({ clientId: client.id, offset, steps, priority: 'low', phase: 'Flowers' })
    const change = (body: object) => planner.patch(`/api/tasks/${task.id}`, body)
    const seen = { clientId: client.id, offset: task.offset, priority: 'low', steps: [{ id: 1, title: 'Ask two' }] }
    await planner.patch(`/api/tasks/${task.id}/steps/1`, { done: true })
    const later = { months: -1, days: 0 }
    expect((await change({ offset: later, steps, priority: 'high', previous: seen })).status).toBe(200)
    const refused = await change({
      offset: null,
      priority: 'medium',
      phase: 'Music',
      previous: { ...seen, phase: 'Flowers' },
    })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Someone else changed “Book florist” in the meantime. Please take another look.',
        issues: [{ path: 'offset' }, { path: 'priority' }],
        current: { offset: later, priority: 'high' },
      },
    })
    expect((await planner.get(`/api/tasks/${task.id}`)).body).toMatchObject({ offset: later, phase: 'Flowers' })
    expect((await change({ offset: later, phase: 'Music', previous: { ...seen, phase: 'Flowers' } })).status).toBe(200)
    expect((await change({ clientId: '', offset: null, previous: { ...seen, offset: later } })).status).toBe(200)
    expect((await change({ title: 'Book it', previous: { title: 1, other: 2 } })).status).toBe(400)
    expect((await planner.patch('/api/tasks/999999999', { title: 'x', previous: { title: 'y' } })).status).toBe(404)
  })

  it('changes the given fields and keeps the rest', async () => {
    const client = await studio()
    const task = await add({ description: 'Peonies', dueDate: '2027-01-01' })
    const change = { title: 'Book band', clientId: String(client.id), priority: 'low', assignedTo: 'client' }
    const { status, body } = await planner.patch(`/api/tasks/${task.id}`, change)
    expect(status).toBe(200)
    expect(body).toEqual({ ...task, ...change, clientId: client.id, clientName: 'Emma & James' })
    const cleared = await planner.patch(`/api/tasks/${task.id}`, { dueDate: '', clientId: '', description: '' })
    expect(cleared.body).toMatchObject({ dueDate: null, clientId: null, clientName: null, description: null })
    expect((await planner.patch(`/api/tasks/${task.id}`, {})).body).toEqual(cleared.body)
  })

  it('sets the completion time once, and clears it when unticked', async () => {
    await studio()
    const task = await add()
    const done = await planner.patch(`/api/tasks/${task.id}`, { completed: true })
    expect(Date.parse(done.body.completedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect((await planner.patch(`/api/tasks/${task.id}`, { completed: true })).body).toEqual(done.body)
    expect((await planner.patch(`/api/tasks/${task.id}`, { completed: false })).body).toEqual(task)
  })

  it("can't move it to another studio's client", async () => {
    const foreign = await studio()
    await studio()
    const task = await add()
    expect((await planner.patch(`/api/tasks/${task.id}`, { title: 'x', clientId: foreign.id })).status).toBe(404)
    expect((await planner.get(`/api/tasks/${task.id}`)).body).toEqual(task)
  })

  it('deletes it', async () => {
    await studio()
    const task = await add()
    expect((await planner.delete(`/api/tasks/${task.id}`)).status).toBe(204)
    expect((await planner.get(`/api/tasks/${task.id}`)).status).toBe(404)
    expect((await planner.delete(`/api/tasks/${task.id}`)).status).toBe(404)
  })
})

describe('a couple', () => {
  it('sees the tasks of its wedding, but no internal ones or those of others', async () => {
    const client = await studio()
    const couple = await server.couple(planner, client)
    const own = await add({ clientId: client.id, assignedTo: 'client' })
    await add({ title: 'Internal' })
    await add({ clientId: (await planner.addClient()).id })
    const { status, body } = await couple.get(`/api/clients/${client.id}/tasks`)
    expect(status).toBe(200)
    expect(body).toEqual([expect.objectContaining({ id: own.id, title: 'Book florist' })])
    expect((await couple.get('/api/tasks')).status).toBe(403)
  })

  it('can tick and untick, and change nothing else', async () => {
    const client = await studio()
    const couple = await server.couple(planner, client)
    const task = await add({ clientId: client.id, assignedTo: 'client' })
    const ticked = await couple.patch(`/api/tasks/${task.id}`, { completed: true, title: 'Hacked', priority: 'low' })
    expect(ticked).toMatchObject({ status: 200, body: { id: task.id, completed: true, title: 'Book florist' } })
    expect(ticked.body).not.toHaveProperty('createdAt')
    expect((await couple.patch(`/api/tasks/${task.id}`, { title: 'Hacked' })).status).toBe(400)
    expect((await couple.delete(`/api/tasks/${task.id}`)).status).toBe(403)
    expect((await couple.patch(`/api/tasks/${task.id}`, { completed: false })).body.completed).toBe(false)
    expect((await planner.get(`/api/tasks/${task.id}`)).body).toEqual(task)
  })

  it('can’t access internal tasks or those of other weddings', async () => {
    const client = await studio()
    const couple = await server.couple(planner, client)
    const internal = await add()
    const others = await add({ clientId: (await planner.addClient()).id, visibleToCouple: true })
    for (const { id } of [internal, others]) {
      expect((await couple.patch(`/api/tasks/${id}`, { completed: true })).status).toBe(404)
      expect((await planner.get(`/api/tasks/${id}`)).body.completed).toBe(false)
    }
  })

  it('notifies its planner of a completed task, once', async () => {
    const client = await studio()
    const couple = await server.couple(planner, client)
    const task = await add({ clientId: client.id, assignedTo: 'client' })
    await Promise.all([1, 2, 3].map(() => couple.patch(`/api/tasks/${task.id}`, { completed: true })))
    await couple.patch(`/api/tasks/${task.id}`, { completed: false })
    const { body } = await planner.get('/api/notifications')
    expect(body.filter(({ type }: { type: string }) => type === 'task')).toEqual([
      expect.objectContaining({
        title: 'Task completed',
        message: 'Emma & James completed “Book florist”.',
        relatedType: 'task',
        relatedId: task.id,
      }),
    ])
  })

  it('says who of a wedding has completed it, if that is not one of the couple', async () => {
    const client = await studio()
    const person = { name: 'Ruth', email: `${unique()}@example.com` }
    const { body: ruth } = await planner.post(`/api/clients/${client.id}/people`, person)
    const caller = await signInAs(server, planner, ruth)
    const task = await add({ clientId: client.id, assignedTo: 'client' })
    expect((await caller.patch(`/api/tasks/${task.id}`, { completed: true })).status).toBe(200)
    const { body } = await planner.get('/api/notifications')
    expect(body.map(({ message }: { message: string }) => message)).toContain(
      'Ruth (Emma & James) completed “Book florist”.',
    )
  })

  it('causes no notification when the planner ticks', async () => {
    const client = await studio()
    const task = await add({ clientId: client.id })
    await planner.patch(`/api/tasks/${task.id}`, { completed: true })
    expect((await planner.get('/api/notifications')).body).toEqual([])
  })
})

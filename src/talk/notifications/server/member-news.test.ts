import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { mailNotifications, remind } from '#talk/notifications/server/jobs.ts'
import { joinAs, type MemberCaller } from '#test/members.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let owner: PlannerCaller
let ada: MemberCaller
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  owner = await server.planner()
  ada = await joinAs(server, owner, 'assistant')
})
afterAll(() => server.close())

const listed = async (caller: Caller) => (await caller.get('/api/notifications')).body as readonly Notification[]
const titles = async (caller: Caller) => (await listed(caller)).map(({ title }) => title)
const unread = async (caller: Caller) => (await caller.get('/api/notifications/unread-count')).body.count as number
const add = async (caller: Caller, body: object) => (await caller.post('/api/tasks', body)).body as { id: number }
/** Nobody is written to at night. */
const atNoon = () => new Date(`${addDays(dayInUtc(), 1)}T12:00:00Z`)

describe('a member who gets a task', () => {
  it('is told, and nobody else', async () => {
    const { id: clientId } = await owner.addClient()
    const task = await add(owner, { title: 'Call', memberId: ada.id, clientId, dueDate: '2030-05-01' })
    expect(await listed(ada)).toMatchObject([
      {
        title: 'A task for you',
        message: 'Call (Emma & James), due May 1, 2030.',
        relatedType: 'task',
        relatedId: task.id,
        clientId,
        read: false,
      },
    ])
    expect(await titles(owner)).toEqual([])
  })

  it('is told when it is given a task, not when the task is changed', async () => {
    const { id } = await add(owner, { title: 'Call' })
    await owner.patch(`/api/tasks/${id}`, { memberId: ada.id })
    await owner.patch(`/api/tasks/${id}`, { memberId: ada.id, title: 'Call again' })
    await owner.patch(`/api/tasks/${id}`, { title: 'Call' })
    expect(await titles(ada)).toEqual(['A task for you'])
  })

  it('is told once of several', async () => {
    const first = await add(owner, { title: 'One', memberId: ada.id })
    const others = [await add(owner, { title: 'Two' }), await add(owner, { title: 'Three' })]
    const ids = [first, ...others].map(({ id }) => id)
    await owner.post('/api/tasks/bulk', { ids, change: { memberId: ada.id } })
    expect(await titles(ada)).toEqual(['2 tasks for you', 'A task for you'])
  })

  it('is not told of what it takes itself', async () => {
    await add(ada, { title: 'Call', memberId: ada.id })
    expect(await titles(ada)).toEqual([])
  })
})

describe('each member', () => {
  it('has news of couples of its own, and reads it alone', async () => {
    const couple = await server.couple(owner)
    const planner = await joinAs(server, owner, 'planner')
    const [keeper, helper] = [await joinAs(server, owner, 'bookkeeper'), await joinAs(server, owner, 'day-of')]
    await couple.post(`/api/clients/${couple.client.id}/messages`, { content: 'Hello' })
    for (const caller of [owner, ada, planner]) expect(await unread(caller)).toBeGreaterThan(0)
    for (const caller of [keeper, helper]) expect(await titles(caller)).toEqual([])
    const others = await unread(owner)
    await ada.patch('/api/notifications/mark-all-read')
    expect([await unread(ada), await unread(owner)]).toEqual([0, others])
    const [ofOwner] = await listed(owner)
    expect((await ada.patch(`/api/notifications/${ofOwner!.id}`, { read: true })).status).toBe(404)
  })

  it('is reminded of its own tasks only; those that nobody has are the owner’s, and those of invited couples nobody’s', async () => {
    await server.database.ownerPool.query(
      `update planners set time_zone = z.name from pg_timezone_names z where planners.id = $1
        and extract(hour from now() at time zone z.name) between 9 and 20`,
      [owner.id],
    )
    await add(owner, { title: 'Mine', memberId: ada.id, dueDate: '2020-01-01' })
    await add(owner, { title: 'Yours', dueDate: '2020-01-01' })
    const { id: clientId } = await owner.addClient()
    await owner.post(`/api/clients/${clientId}/invite`)
    await add(owner, { title: 'Theirs', dueDate: '2020-01-01', clientId, assignedTo: 'client' })
    await owner.patch('/api/notifications/mark-all-read')
    await ada.patch('/api/notifications/mark-all-read')
    const reminders = async (caller: Caller) =>
      (await listed(caller)).filter(({ type }) => type === 'reminder').map(({ title }) => title)
    for (let turn = 0; turn < 2; turn++) await server.run(remind, null)
    expect(await reminders(ada)).toEqual([expect.stringContaining('Mine')])
    expect(await reminders(owner)).toEqual([expect.stringContaining('Yours')])
  })

  it('chooses what it is told of, and how', async () => {
    const couple = await server.couple(owner)
    const before = (await owner.get('/api/preferences')).body
    const { body } = await ada.patch('/api/preferences', {
      clientMessages: false,
      mailDigest: true,
      timeZone: 'Asia/Tokyo',
    })
    expect(body).toMatchObject({ clientMessages: false, mailDigest: true, emailNotifications: true })
    expect((await ada.get('/api/preferences')).body).toEqual(body)
    expect((await owner.get('/api/preferences')).body).toEqual(before)
    await ada.patch('/api/notifications/mark-all-read')
    await couple.post(`/api/clients/${couple.client.id}/messages`, { content: 'Hello' })
    expect(await unread(ada)).toBe(0)
    expect(await unread(owner)).toBeGreaterThan(0)
  })

  it('is told of payments only with the right to money, as is the owner', async () => {
    const planner = await joinAs(server, owner, 'planner')
    await joinAs(server, owner, 'day-of')
    const { rows } = await server.database.ownerPool.query<{ id: number }>(
      `select notify_planner($1, 'payment', 'Paid', 'All of it', 'medium', null, null, null) as id`,
      [owner.id],
    )
    expect(rows).toEqual([{ id: expect.any(Number) }])
    const told = await server.database.ownerPool.query<{ member_id: number | null }>(
      `select member_id from notifications where planner_id = $1 and type = 'payment' order by member_id nulls first`,
      [owner.id],
    )
    expect(told.rows.map(({ member_id: id }) => id)).toEqual([null, planner.id])
  })

  it('gets mail of its own', async () => {
    await add(owner, { title: 'Call', memberId: ada.id })
    await server.workOff()
    await server.newMails()
    await mailNotifications(server.jobContext, atNoon())
    await mailNotifications(server.jobContext, atNoon())
    await server.workOff()
    const mails = (await server.newMails()).filter(({ to }) => to?.some(({ address }) => address === ada.email))
    expect(mails.map(({ subject }) => subject)).toEqual(['A task for you'])
    expect(mails[0]?.text).toContain('Hello Max assistant')
  })

  it('loses its news with its place in the studio', async () => {
    await add(owner, { title: 'Call', memberId: ada.id })
    expect((await owner.delete(`/api/members/${ada.id}`)).status).toBe(204)
    const { rows } = await server.database.ownerPool.query('select from notifications where planner_id = $1', [
      owner.id,
    ])
    expect(rows).toEqual([])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Entry } from '#weddings/history/contract/endpoints.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { tables } from '#app/server/tables.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }
let client: Client

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  planner = await server.planner()
  couple = await server.couple(planner)
  client = couple.client
})

const history = async (): Promise<Entry[]> => (await planner.get(`/api/clients/${client.id}/history`)).body
const latest = async () => (await history())[0]!
const undo = (batch: number) => planner.post(`/api/history/${batch}/undo`)
const addTask = async (values: object = {}) =>
  (await planner.post('/api/tasks', { title: 'Order the arch', clientId: client.id, assignedTo: 'client', ...values }))
    .body
const addEvent = async () =>
  (await planner.post(`/api/clients/${client.id}/events`, { title: 'Cake tasting', date: '2027-05-03' })).body

describe('the history of a wedding', () => {
  it('says who did what, latest first', async () => {
    const event = await addEvent()
    await planner.patch(`/api/events/${event.id}`, { date: '2027-05-10' })
    const task = await addTask()
    await couple.patch(`/api/tasks/${task.id}`, { completed: true })
    await planner.patch(`/api/tasks/${task.id}`, { completed: false })
    await planner.patch(`/api/tasks/${task.id}`, { title: 'Order the flower arch' })
    await planner.patch(`/api/tasks/${task.id}`, { priority: 'high' })
    await planner.patch(`/api/clients/${client.id}`, { venue: 'Casa del Mar' })
    await planner.delete(`/api/events/${event.id}`)
    const sentences = (await history()).map(({ sentence }) => sentence)
    expect(sentences.slice(0, 9)).toEqual([
      'Paula Planner deleted the event “Cake tasting”.',
      'Paula Planner set the venue of the wedding to Casa del Mar.',
      'Paula Planner changed the priority of the task “Order the flower arch” from medium to high.',
      'Paula Planner renamed the task “Order the arch” to “Order the flower arch”.',
      'Paula Planner reopened the task “Order the arch”.',
      'Emma completed the task “Order the arch”.',
      'Paula Planner added the task “Order the arch”.',
      'Paula Planner moved the event “Cake tasting” from May 3, 2027 to May 10, 2027.',
      'Paula Planner added the event “Cake tasting”.',
    ])
  })

  it('says how many tasks of this wedding were changed or deleted at once', async () => {
    const other = await planner.addClient()
    const tasks = [await addTask(), await addTask(), await addTask({ clientId: other.id })]
    const ids = tasks.map(({ id }) => id)
    const both = { priority: 'high', dueDate: '2027-03-01', assignedTo: 'planner' }
    await planner.post('/api/tasks/bulk', { ids, change: both })
    expect((await latest()).sentence).toBe('Paula Planner changed 2 tasks at once.')
    await planner.post('/api/tasks/bulk', { ids: ids.slice(1), delete: true })
    expect((await latest()).sentence).toBe('Paula Planner deleted 1 task at once.')
    await planner.delete(`/api/clients/${client.id}`)
    const { body: others } = await planner.get(`/api/clients/${other.id}/history`)
    expect(others[0].sentence).toBe('Paula Planner deleted 1 task at once.')
  })

  it('says that a row is tied to the date of the wedding, or not any more', async () => {
    await planner.patch(`/api/clients/${client.id}`, { weddingDate: '2027-06-14' })
    const task = await addTask({ dueDate: '2027-05-14' })
    await planner.patch(`/api/tasks/${task.id}`, { offset: { months: -1, days: 0 } })
    await planner.patch(`/api/tasks/${task.id}`, { offset: null })
    expect((await history()).slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      'Paula Planner untied the task “Order the arch” from the wedding’s date.',
      'Paula Planner tied the task “Order the arch” to the wedding’s date.',
    ])
  })

  it('has the first changes of a batch, and the others when they are asked for', async () => {
    const ids = []
    for (let n = 1; n <= 14; n += 1) ids.push((await addTask({ title: `Task ${n}` })).id)
    await planner.post('/api/tasks/bulk', { ids, change: { priority: 'high' } })
    const { batch, details, more } = await latest()
    expect([details.length, more]).toEqual([12, 2])
    const at = `/api/clients/${client.id}/history/${batch}`
    const { body: all } = await planner.get(at)
    expect(all).toHaveLength(14)
    expect(all.slice(0, 12)).toEqual(details)
    expect(all[13]).toBe('Changed the priority of the task “Task 14” from medium to high.')
    expect((await couple.get(at)).status).toBe(403)
    expect((await (await server.planner()).get(at)).status).toBe(404)
    const elsewhere = await planner.addClient()
    expect((await planner.get(`/api/clients/${elsewhere.id}/history/${batch}`)).status).toBe(404)
    expect((await planner.get(`/api/clients/${client.id}/history/none`)).status).toBe(404)
  })

  it('is paged', async () => {
    for (let n = 0; n < 4; n += 1) await addTask({ title: `Task ${n}` })
    const { body } = await planner.get(`/api/clients/${client.id}/history?limit=2`)
    expect(body).toHaveLength(2)
    const { body: next } = await planner.get(`/api/clients/${client.id}/history?limit=2&before=${body[1].batch}`)
    expect(next.map(({ sentence }: Entry) => sentence)).toEqual([
      expect.stringContaining('Task 1'),
      expect.stringContaining('Task 0'),
    ])
  })

  it('is not for couples, and does not exist for another studio', async () => {
    await addTask()
    expect((await couple.get(`/api/clients/${client.id}/history`)).status).toBe(403)
    const other = await server.planner()
    expect((await other.get(`/api/clients/${client.id}/history`)).status).toBe(404)
    expect((await other.post(`/api/history/${(await latest()).batch}/undo`)).status).toBe(404)
  })

  it('cannot be changed with the rights of a planner', async () => {
    const rights = await server.database.ownerPool.query(
      `select table_name, privilege_type from information_schema.role_table_grants
        where table_name in ('history', 'history_batches') and grantee in ('larkspur_planner', 'larkspur_couple', 'larkspur_door') order by 1, 2`,
    )
    expect(rights.rows.map((row) => `${row.table_name} ${row.privilege_type}`)).toEqual([
      'history SELECT',
      'history_batches INSERT',
      'history_batches SELECT',
    ])
  })

  it('has a word for the rows of every table that it is kept of', async () => {
    const { rows } = await server.database.ownerPool.query<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'keep_history_of_%' order by 1`,
    )
    const named = tables.flatMap(({ table, history }) => (history ? [table] : []))
    const how = 'the tables that say how the history speaks of them, and those with the triggers keep_history_of_…'
    expect(named.toSorted(), how).toEqual(rows.map(({ name }) => name))
  })

  it('is kept as long as the studio says', async () => {
    await addTask()
    const older = (months: number) =>
      server.database.ownerPool.query(
        `update history set at = now() - make_interval(months => $2) where planner_id = $1`,
        [planner.id, months],
      )
    const { historyJobs } = await import('#weddings/history/server/jobs.ts')
    const sweep = () => server.run(historyJobs[0]!, {} as never)
    await older(30)
    await sweep()
    expect(await history()).not.toEqual([])
    expect((await planner.patch('/api/business', { historyMonths: '24' })).body).toMatchObject({ historyMonths: 24 })
    await older(23)
    await sweep()
    expect(await history()).not.toEqual([])
    await older(25)
    await sweep()
    expect(await history()).toEqual([])
  })
})

describe('undo', () => {
  it('takes an addition, a change and a deletion back, and can be taken back itself', async () => {
    const task = await addTask({ dueDate: '2027-03-01' })
    await planner.patch(`/api/tasks/${task.id}`, { dueDate: '2027-04-01', priority: 'high' })
    const change = (await latest()).batch
    expect((await undo(change)).body).toMatchObject({ count: 1, kept: [] })
    const read = async () => (await planner.get(`/api/tasks/${task.id}`)).body
    expect(await read()).toEqual(task)
    const moved = 'moved the task “Order the arch” from April 1, 2027 to March 1, 2027'
    expect((await latest()).sentence).toBe(`Paula Planner undid a change: ${moved}.`)
    await undo((await latest()).batch)
    expect(await read()).toMatchObject({ dueDate: '2027-04-01', priority: 'high' })

    await planner.delete(`/api/tasks/${task.id}`)
    await undo((await latest()).batch)
    expect(await read()).toMatchObject({ id: task.id, dueDate: '2027-04-01', title: task.title })

    const event = await addEvent()
    await undo((await latest()).batch)
    expect((await planner.get(`/api/events/${event.id}`)).status).toBe(404)
  })

  it('puts back what a row was before the first of several changes in one batch', async () => {
    const task = await addTask({ priority: 'low' })
    const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
    await within(server.database.pool, who, async (tx) => {
      await tx.execute(`update tasks set priority = 'medium' where id = ${task.id}`)
      await tx.execute(`update tasks set priority = 'high' where id = ${task.id}`)
    })
    expect((await undo((await latest()).batch)).body).toMatchObject({ count: 1, kept: [] })
    expect((await planner.get(`/api/tasks/${task.id}`)).body).toEqual(task)
  })

  it('leaves a row that was changed again since, and says so', async () => {
    const task = await addTask()
    const added = (await latest()).batch
    await couple.patch(`/api/tasks/${task.id}`, { completed: true })
    expect((await undo(added)).status).toBe(409)
    expect((await history()).find(({ batch }) => batch === added)).toMatchObject({ canUndo: false })
    expect((await planner.get(`/api/tasks/${task.id}`)).body).toMatchObject({ completed: true })
  })

  it('happens once, however many call it', async () => {
    await addTask()
    const { batch } = await latest()
    const answers = await Promise.all([undo(batch), undo(batch), undo(batch)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('does not take back money, logins or people', async () => {
    await planner.post(`/api/clients/${client.id}/invoices`, { amount: '100', status: 'Sent' })
    expect((await undo((await latest()).batch)).status).toBe(409)
    await planner.patch(`/api/clients/${client.id}`, { email: 'new@example.com' })
    expect((await latest()).canUndo).toBe(false)
    expect((await undo((await latest()).batch)).status).toBe(409)
    expect((await planner.get(`/api/clients/${client.id}`)).body.email).toBe('new@example.com')
  })

  it('is refused for a batch that does not exist', async () => {
    expect((await undo(2147483647)).status).toBe(404)
  })
})

it('deleting a couple leaves no history of its rows, and restoring it brings the old one back', async () => {
  await addTask()
  const before = await history()
  await planner.delete(`/api/clients/${client.id}`)
  const { body: deleted } = await planner.get('/api/deleted-clients')
  await planner.post(`/api/deleted-clients/${deleted[0].id}/restore`)
  expect(await history()).toEqual(before)
})

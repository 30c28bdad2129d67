import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInUtc } from '#contract/day.ts'
import type { TodayLine } from '#contract/today.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { sweepToday } from '#server/today/jobs.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  planner = await server.planner()
})
afterAll(() => server.close())

const day = (offset: number) => addDays(dayInUtc(), offset)
const today = async (as = planner) => (await as.get(`/api/today?today=${day(0)}`)).body as TodayLine[]
const addTask = async (values: object) => (await planner.post('/api/tasks', { title: 'Book florist', ...values })).body
const ask = (text: string, values: unknown[]) => server.database.ownerPool.query(text, values)

/** A wedding that lacks nothing and is far away. */
const far = (values: object = {}) => planner.addClient({ weddingDate: day(200), status: 'planning', ...values })

describe('a snoozed line', () => {
  const snooze = (key: string, until: string, as = planner) => as.post('/api/snoozes', { key, until })

  it('is hidden until its day, and shown again by an undo', async () => {
    const { id } = await addTask({ dueDate: day(-1) })
    const { status, body } = await snooze(`task-${id}`, day(2))
    expect([status, body]).toEqual([201, { id: body.id, key: `task-${id}`, until: day(2) }])
    expect(await today()).toEqual([])
    expect((await planner.get(`/api/today?today=${day(1)}`)).body).toEqual([])
    expect((await planner.get(`/api/today?today=${day(2)}`)).body).toHaveLength(1)
    expect((await snooze(`task-${id}`, day(1))).body.id).toBe(body.id)
    expect((await planner.get(`/api/today?today=${day(1)}`)).body).toHaveLength(1)
    expect((await planner.delete(`/api/snoozes/${body.id}`)).status).toBe(204)
    expect(await today()).toHaveLength(1)
    expect((await planner.delete(`/api/snoozes/${body.id}`)).status).toBe(404)
  })

  it('can be any kind of line', async () => {
    const client = await planner.addClient({ weddingDate: day(5) })
    await planner.post(`/api/clients/${client.id}/events`, { title: 'Fitting', date: day(0) })
    await planner.post(`/api/clients/${client.id}/invoices`, {
      amount: '5',
      status: 'Sent',
      issuedOn: day(-9),
      dueDate: day(-5),
    })
    const invited = await far()
    await planner.post(`/api/clients/${invited.id}/invite`)
    await ask('update clients set invite_expires_at = now() where id = $1', [invited.id])
    const couple = await server.couple(planner, await far())
    await couple.post(`/api/clients/${couple.client.id}/messages`, { content: 'Hello' })
    await ask(`update messages set timestamp = timestamp - interval '2 days' where planner_id = $1`, [planner.id])
    const kinds = (await today()).map(({ kind }) => kind)
    expect(kinds).toEqual(
      ['event', 'venue', 'vendors', 'schedule', 'invite', 'message', 'invoice', 'portal'].sort(
        (a, b) => kinds.indexOf(a as never) - kinds.indexOf(b as never),
      ),
    )
    for (const { key } of await today()) {
      expect((await snooze(key, day(1))).status, key).toBe(201)
      expect((await today()).map((line) => line.key)).not.toContain(key)
    }
    expect(await today()).toEqual([])
  })

  it('must be a record of the studio, and a day of the next year', async () => {
    const { id } = await addTask({ dueDate: day(-1) })
    for (const until of [day(-1), day(400), 'monday', '']) expect((await snooze(`task-${id}`, until)).status).toBe(400)
    for (const key of ['more-task', 'task', 'task-0', `paper-${id}`, `task-${id} `])
      expect((await snooze(key, day(1))).status, key).toBe(400)
    expect((await snooze(`task-${id}`, day(1), await server.planner())).status).toBe(404)
    expect(await today()).toHaveLength(1)
  })

  it('is forgotten when its day is over, or its record is gone', async () => {
    const [past, gone, kept] = [await addTask({}), await addTask({}), await addTask({})]
    for (const { id } of [past, gone, kept]) await snooze(`task-${id}`, day(3))
    await planner.delete(`/api/tasks/${gone.id}`)
    await ask('update today_snoozes set until = $2 where subject_id = $1', [past.id, day(-3)])
    await server.run(sweepToday, null)
    const { rows } = await ask('select subject_id from today_snoozes where planner_id = $1', [planner.id])
    expect(rows).toEqual([{ subject_id: kept.id }])
  })
})

import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLive } from '#server/http/live.ts'
import { sweepTopicChanges } from '#server/kept/jobs.ts'
import { buildServer } from '#server/serve.ts'
import { joinAs } from '#test/members.ts'
import { Caller, openTestServer, password, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => (planner = await server.planner()))

const ask = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.ownerPool.query<Row>(sql, values)).rows

const today = '2031-06-14'
const late = (title: string) => ({ title, dueDate: '2031-06-10' })
const titles = async (caller: Caller = planner): Promise<string[]> =>
  (await caller.get(`/api/today?today=${today}`)).body.map(({ title }: { title: string }) => title)

describe('an answer that is kept', () => {
  it('is sent again without reading the rows', async () => {
    const { database, jobContext } = server
    const log = pino({ level: 'silent' })
    const live = await openLive(database, () => {})
    const config = { publicUrl: 'http://localhost:3000', trustProxy: [] }
    const app = await buildServer({ config, database, services: jobContext.services, live, log })
    const caller = new Caller(app)
    await caller.post('/api/auth/login', { email: planner.email, password })
    await caller.post('/api/tasks', late('Order the cake'))
    expect(await titles(caller)).toEqual(['Order the cake'])
    await ask('alter table tasks disable trigger announce')
    await ask(`update tasks set title = 'Unannounced' where planner_id = $1`, [planner.id])
    await ask('alter table tasks enable trigger announce')
    await (await server.planner()).post('/api/tasks', late('Of another studio'))
    expect(await titles(caller)).toEqual(['Order the cake'])
    await caller.post('/api/tasks', late('Call the florist'))
    expect((await titles(caller)).toSorted()).toEqual(['Call the florist', 'Unannounced'])
    await app.close()
    await live.close()
  })

  it('is compared with a new one in tests', async () => {
    await planner.post('/api/tasks', late('Order the cake'))
    await titles()
    await ask('alter table tasks disable trigger announce')
    await ask(`update tasks set title = 'Unannounced' where planner_id = $1`, [planner.id])
    await ask('alter table tasks enable trigger announce')
    expect((await planner.get(`/api/today?today=${today}`)).status).toBe(500)
  })

  it('is made anew after each change, also one that began earlier and was committed later', async () => {
    const [slow, quick] = [await server.database.ownerPool.connect(), await server.database.ownerPool.connect()]
    const insert = `insert into tasks (planner_id, title, due_date) values ($1, $2, '2031-06-10')`
    await slow.query('begin')
    await slow.query(insert, [planner.id, 'Slow'])
    await quick.query(insert, [planner.id, 'Quick'])
    expect(await titles()).toEqual(['Quick'])
    expect(await titles()).toEqual(['Quick'])
    await slow.query('commit')
    expect((await titles()).toSorted()).toEqual(['Quick', 'Slow'])
    for (const connection of [slow, quick]) connection.release()
  })

  it('stays the same when a change is rolled back', async () => {
    await planner.post('/api/tasks', late('Order the cake'))
    const changes = async () => ask('select * from topic_changes where planner_id = $1', [planner.id])
    const before = await changes()
    const connection = await server.database.ownerPool.connect()
    await connection.query('begin')
    await connection.query(`update tasks set title = 'Other' where planner_id = $1`, [planner.id])
    await connection.query('rollback')
    connection.release()
    expect(await changes()).toEqual(before)
    expect(await titles()).toEqual(['Order the cake'])
  })

  it('is for its own account, and refused to a session that has ended', async () => {
    const [other, second] = [await server.planner(), server.visitor()]
    await second.post('/api/auth/login', { email: planner.email, password })
    await planner.post('/api/tasks', late('Order the cake'))
    expect([await titles(), await titles(other), await titles(second)]).toEqual([
      ['Order the cake'],
      [],
      ['Order the cake'],
    ])
    await second.post('/api/auth/logout')
    expect((await second.get(`/api/today?today=${today}`)).status).toBe(401)
    expect(await titles()).toEqual(['Order the cake'])
    await ask('delete from planner_sessions where planner_id = $1', [planner.id])
    expect((await planner.get(`/api/today?today=${today}`)).status).toBe(401)
  })

  it('is for its own rights', async () => {
    const assistant = await joinAs(server, planner, 'assistant')
    const client = await planner.addClient()
    await planner.post('/api/tasks', late('Order the cake'))
    await planner.post(`/api/clients/${client.id}/invoices`, { amount: '100', status: 'Sent', dueDate: '2031-06-10' })
    for (let round = 0; round < 2; round++) {
      expect(await titles()).toHaveLength(2)
      expect(await titles(assistant)).toEqual(['Order the cake'])
    }
  })

  it('ends with the rights of the member who got it', async () => {
    const member = await joinAs(server, planner, 'assistant')
    await planner.post('/api/tasks', late('Order the cake'))
    expect(await titles(member)).toEqual(['Order the cake'])
    await planner.patch(`/api/members/${member.id}`, { role: 'bookkeeper' })
    expect((await member.get(`/api/today?today=${today}`)).status).toBe(403)
    await planner.patch(`/api/members/${member.id}`, { role: 'planner' })
    expect(await titles(member)).toEqual(['Order the cake'])
  })

  it('extends the session once an hour, like any other', async () => {
    await planner.post('/api/tasks', late('Order the cake'))
    await titles()
    await ask(`update planner_sessions set seen_at = now() - interval '2 hours' where planner_id = $1`, [planner.id])
    const extended = await planner.get(`/api/today?today=${today}`)
    expect(extended.cookies.map(({ name }) => name)).toEqual(['larkspur_planner'])
    const next = await planner.get(`/api/today?today=${today}`)
    expect([extended.body, next.cookies]).toEqual([next.body, []])
  })
})

describe('the changes of topics', () => {
  it('are noted once for each topic of a transaction, and forgotten after a day', async () => {
    const noted = async () =>
      (
        await ask<{ topic: string }>('select topic from topic_changes where planner_id = $1 order by 1', [planner.id])
      ).map(({ topic }) => topic)
    await ask('delete from topic_changes')
    await ask(`insert into tasks (planner_id, title) select $1, 'Task ' || n from generate_series(1, 3) n`, [
      planner.id,
    ])
    expect(await noted()).toEqual(['tasks'])
    await ask(`update topic_changes set at = now() - interval '23 hours'`)
    await server.run(sweepTopicChanges, null)
    expect(await noted()).toEqual(['tasks'])
    await ask(`update topic_changes set at = now() - interval '25 hours'`)
    await server.run(sweepTopicChanges, null)
    expect(await noted()).toEqual([])
  })

  it('are closed to all callers', async () => {
    for (const role of ['planner', 'couple', 'link', 'door', 'app']) {
      const connection = await server.database.ownerPool.connect()
      await connection.query(`begin; set local role larkspur_${role}`)
      await expect(connection.query('select from topic_changes')).rejects.toThrow('permission denied')
      await connection.query('rollback')
      connection.release()
    }
  })
})

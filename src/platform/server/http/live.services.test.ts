import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import { clientFor } from '#test/cluster.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { entering, within } from '#platform/server/db/caller-transaction.ts'
import { openDatabase, type Database } from '#platform/server/db/open.ts'
import { whileCalled } from '#platform/server/http/call-id.ts'
import { watch, type Stream } from '#test/event-stream.ts'
import { concerns } from '#app/server/heard-topics.ts'
import { openLive, type Live } from '#platform/server/http/live.ts'
import { refuse, Refusal } from '#platform/server/foundation/refusal.ts'
import { buildServer } from '#app/server/serve.ts'
import { insertTask } from '#planning/tasks/server/public.ts'
import { joinAs } from '#test/members.ts'
import { signInAs } from '#test/people.ts'
import { openTestServer, unique, type TestServer } from '#test/server.ts'

let server: TestServer
/** A second app process on the same database, simulated. */
let otherDatabase: Database
let otherLive: Live
let addresses: string[]
let other: Awaited<ReturnType<typeof buildServer>>

beforeAll(async () => {
  server = await openTestServer()
  otherDatabase = await openDatabase(server.database.address, 2)
  otherLive = await openLive(otherDatabase, concerns, () => {})
  other = await buildServer({
    config: { publicUrl: 'http://localhost:3000', trustProxy: [] },
    database: otherDatabase,
    services: server.jobContext.services,
    live: otherLive,
    log: pino({ level: 'silent' }),
  })
  addresses = await Promise.all([server.app, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
})
afterAll(async () => {
  await otherLive.close()
  other.server.closeAllConnections()
  await other.close()
  await otherDatabase.close()
  await server.close()
})

/** The announcements of the sign-up and the sign-in may arrive only now. */
async function nextAfterSignUp(stream: Stream): Promise<unknown> {
  const change = JSON.parse(await stream.next()) as { changed: string }
  return ['account', 'audit'].includes(change.changed) ? nextAfterSignUp(stream) : change
}

describe('the live channel', () => {
  it('announces changes in every app process, and only changes', async () => {
    const planner = await server.planner()
    const streams = await Promise.all(addresses.map((address) => watch(address, planner)))
    const client = await planner.addClient()
    for (const stream of streams) {
      expect(await nextAfterSignUp(stream)).toEqual({ changed: 'clients', clientId: client.id })
      stream.stop()
    }
  })

  it('announces nothing to other accounts', async () => {
    const [planner, stranger] = [await server.planner(), await server.planner()]
    const couple = await server.couple(planner)
    const streams = [await watch(addresses[0] as string, stranger), await watch(addresses[0] as string, couple)]
    await planner.addClient()
    await planner.patch('/api/business', { businessName: 'Bloom' })
    await planner.patch(`/api/clients/${couple.client.id}`, { venue: 'Barn' })
    expect(JSON.parse(await (streams[1] as Stream).next())).toEqual({ changed: 'clients', clientId: couple.client.id })
    expect((streams[0] as Stream).events).toEqual([])
    for (const stream of streams) stream.stop()
  })

  it('ends when a member or a person may see something else', async () => {
    const planner = await server.planner()
    const { client } = await server.couple(planner)
    const assistant = await joinAs(server, planner, 'assistant')
    const email = `${unique()}@example.com`
    const { body: ruth } = await planner.post(`/api/clients/${client.id}/people`, { name: 'Ruth', email })
    const person = await signInAs(server, planner, ruth)
    const streams = [await watch(addresses[1] as string, assistant), await watch(addresses[1] as string, person)]
    await planner.patch(`/api/members/${assistant.id}`, { role: 'bookkeeper' })
    await planner.patch(`/api/people/${ruth.id}`, { access: 'no-money' })
    await Promise.all(streams.map(({ ended }) => ended))
  })

  it('first announces what changed since the page was rendered', async () => {
    const planner = await server.planner()
    const madeAt = Date.now()
    const before = await planner.addClient()
    const late = await watch(addresses[0] as string, planner, `?since=${madeAt}`)
    expect(await nextAfterSignUp(late)).toEqual({ changed: 'clients', clientId: before.id })
    const forgetful = await watch(addresses[0] as string, planner)
    expect(forgetful.events).toEqual([])
    for (const stream of [forgetful, late]) stream.stop()
  })

  it('forgets what it announced before the clock was set back', async () => {
    const planner = await server.planner()
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 86_400_000)
    await planner.addClient()
    vi.restoreAllMocks()
    const { id } = await planner.addClient()
    const stream = await watch(addresses[0] as string, planner, `?since=${now}`)
    expect(await nextAfterSignUp(stream)).toEqual({ changed: 'clients', clientId: id })
    stream.stop()
  })

  it('announces rows written directly in SQL', async () => {
    const planner = await server.planner()
    const { id } = await planner.addClient()
    const streams = await Promise.all(addresses.map((address) => watch(address, planner)))
    const stranger = clientFor(server.database.address)
    await stranger.connect()
    await stranger.query(`update clients set venue = 'Barn' where id = $1`, [id])
    await stranger.end()
    for (const stream of streams) {
      expect(await nextAfterSignUp(stream)).toEqual({ changed: 'clients', clientId: id })
      stream.stop()
    }
  })

  it('announces repeated changes once, and rolled-back changes never', async () => {
    const planner = await server.planner()
    const first = await planner.addClient()
    const last = await planner.addClient()
    const stream = await watch(addresses[0] as string, planner)
    const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
    const change = (clientId: number, and: () => void) =>
      within(server.database.pool, who, async (tx) => {
        for (const title of ['One', 'Two', 'Three']) await insertTask(tx, { title, clientId })
        and()
      })
    await expect(change(first.id, () => refuse('not-found'))).rejects.toThrow(Refusal)
    await change(last.id, () => {})
    await planner.patch(`/api/clients/${first.id}`, { venue: 'Barn' })
    expect(JSON.parse(await stream.next())).toEqual({ changed: 'tasks', clientId: last.id })
    expect(JSON.parse(await stream.next())).toEqual({ changed: 'clients', clientId: first.id })
    stream.stop()
  })

  it('announces a tick', async () => {
    const planner = await server.planner()
    const task = (await planner.post('/api/tasks', { title: 'Ring' })).body as { id: number }
    const streams = await Promise.all(addresses.map((address) => watch(address, planner)))
    await planner.patch(`/api/tasks/${task.id}`, { completed: true })
    for (const stream of streams) {
      expect(await nextAfterSignUp(stream)).toMatchObject({ changed: 'tasks' })
      stream.stop()
    }
  })

  it('gives the call id to the tab that made the change, in every process, and to no other', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const task = (await planner.post('/api/tasks', { title: 'Ring', clientId: client.id })).body as { id: number }
    const couple = await server.couple(planner)
    const own = await Promise.all(addresses.map((address) => watch(address, planner, '?tab=1a')))
    const others = [
      await watch(addresses[0] as string, planner, '?tab=1'),
      await watch(addresses[1] as string, planner),
      await watch(addresses[0] as string, couple, '?tab=2'),
    ]
    let completed = false
    const change = (call: string) => {
      completed = !completed
      return planner.patch(`/api/tasks/${task.id}`, { completed }, { headers: { 'x-larkspur-call': call } })
    }
    const next = async (stream: Stream): Promise<{ changed: string; call?: string }> => {
      const announced = JSON.parse(await stream.next()) as { changed: string }
      return announced.changed === 'tasks' ? announced : next(stream)
    }
    await change('1a.7')
    for (const stream of own) expect(await next(stream)).toMatchObject({ changed: 'tasks', call: '1a.7' })
    for (const stream of others.slice(0, 2)) expect(await next(stream)).not.toHaveProperty('call')
    // A transaction with several statements is announced on another path; an id that breaks the channel's format is
    // ignored.
    await planner.patch(`/api/tasks/${task.id}`, { title: 'Rings' }, { headers: { 'x-larkspur-call': '1a.8' } })
    for (const stream of own) expect(await next(stream)).toMatchObject({ call: '1a.8' })
    for (const call of ['1a.9/10', '1a.9,1//tasks', '1a']) {
      expect((await change(call)).status).toBe(200)
      for (const stream of own) expect(await next(stream)).not.toHaveProperty('call')
    }
    expect(others[2]?.events.filter((announced) => announced.includes('call'))).toEqual([])
    for (const stream of [...own, ...others]) stream.stop()
  })

  it('announces changes made after the answer without the call id', async () => {
    const planner = await server.planner()
    const stream = await watch(addresses[0] as string, planner, '?tab=1a')
    const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
    const write = (title: string) => within(server.database.pool, who, (tx) => insertTask(tx, { title }))
    const isAnswered = Promise.withResolvers<void>()
    let after: Promise<unknown> | undefined
    const answered = whileCalled({ ip: '127.0.0.1', headers: { 'x-larkspur-call': '1a.1' } }, async () => {
      after = isAnswered.promise.then(() => write('After'))
      await write('During')
    })
    await answered
    isAnswered.resolve()
    await after
    expect(JSON.parse(await stream.next())).toMatchObject({ changed: 'tasks', call: '1a.1' })
    expect(JSON.parse(await stream.next())).toEqual({ changed: 'tasks', clientId: null })
    stream.stop()
  })

  it('announces every wedding where one transaction changes very many', async () => {
    const planner = await server.planner()
    const stream = await watch(addresses[0] as string, planner)
    const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
    const { rows } = await within(server.database.pool, who, (tx) =>
      tx.execute<{ id: number }>(`insert into clients (partner_one_name, email)
        select 'Ann', n || '@example.com' from generate_series(1, 600) n returning id`),
    )
    const announced = new Set<unknown>()
    while (announced.size < rows.length)
      announced.add((JSON.parse(await stream.next()) as { clientId: number }).clientId)
    expect(announced).toEqual(new Set(rows.map(({ id }) => id)))
    stream.stop()
  })

  it('announces a change made by a read', async () => {
    const planner = await server.planner()
    const stream = await watch(addresses[0] as string, planner)
    const tokens = [{ kind: 'planner', token: planner.cookies.get('larkspur_planner') ?? '' }] as const
    const work = (tx: Tx) => insertTask(tx, { title: 'One' })
    await entering(server.database.pool, tokens, () => true, work)
    expect(await nextAfterSignUp(stream)).toMatchObject({ changed: 'tasks' })
    stream.stop()
  })

  it('takes so many pages of one session, and others instead of those that are left', async () => {
    const [planner, other] = [await server.planner(), await server.planner()]
    const streams: Stream[] = []
    const add = (caller = planner) => watch(addresses[0]!, caller).then((stream) => streams.push(stream))
    while (streams.length < 100) await Promise.all(Array.from({ length: 50 }, () => add()))
    await expect(add()).rejects.toThrow('429')
    await add(other)
    streams.shift()?.stop()
    await expect.poll(() => add().catch(() => 0)).toBeGreaterThan(0)
    for (const stream of streams) stream.stop()
  })

  it('ends with the session', async () => {
    const planner = await server.planner()
    const streams = await Promise.all(addresses.map((address) => watch(address, planner)))
    await planner.post('/api/auth/logout')
    await Promise.all(streams.map((stream) => stream.ended))
  })

  it('survives a lost database connection', async () => {
    const planner = await server.planner()
    const before = await watch(addresses[0] as string, planner)
    await server.database.ownerPool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'larkspur-live' and datname = current_database()`,
    )
    await before.ended
    const after = await watch(addresses[0] as string, planner)
    const listening = async () =>
      (
        await server.database.ownerPool.query(
          `select 1 from pg_stat_activity where application_name = 'larkspur-live' and datname = current_database() and query like 'listen%'`,
        )
      ).rowCount
    await expect.poll(listening).toBe(2)
    const client = await planner.addClient()
    expect(JSON.parse(await after.next())).toEqual({ changed: 'clients', clientId: client.id })
    after.stop()
  })

  it('holds no database connection per listener', async () => {
    const planner = await server.planner()
    const streams = await Promise.all(Array.from({ length: 40 }, () => watch(addresses[0] as string, planner)))
    expect(server.database.pool.totalCount).toBeLessThanOrEqual(8)
    expect(server.database.pool.waitingCount).toBe(0)
    expect((await planner.get('/api/clients')).status).toBe(200)
    for (const stream of streams) stream.stop()
  })
})

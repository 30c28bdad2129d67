import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listClients } from '#weddings/clients/server/public/clients.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { DatabaseLost } from '#platform/server/db/failure.ts'
import { openPool, type Address, type Tx } from '#platform/server/db/pool.ts'
import { openDatabase } from '#platform/server/db/open.ts'
import { rightsIn, type Entered, type PlannerSession } from '#platform/server/db/callers.ts'
import { entering, within } from '#platform/server/db/caller-transaction.ts'
import { refuse, Refusal } from '#platform/server/foundation/refusal.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  await planner.addClient()
  await (await server.planner()).addClient()
})
afterAll(() => server.close())

const tokenOf = ({ cookies }: Caller) => ({
  kind: 'planner' as const,
  token: cookies.get('larkspur_planner') ?? '',
})
const enter = <T>(
  work: (tx: Tx, entered: Entered) => Promise<T>,
  pool = server.database.pool,
  caller: Caller = planner,
) => entering(pool, [tokenOf(caller)], () => true, work)
const countClients = async (tx: Tx) => (await listClients(tx)).length

describe('a transaction of a session', () => {
  it('sees its own studio’s rows', async () => {
    const seen = await enter(async (tx, { session }) => [session.plannerId, await countClients(tx)])
    expect(seen).toEqual({ value: [planner.id, 1] })
  })

  it('may refuse, and leaves the connection clean', async () => {
    await expect(enter(async () => refuse('not-found'))).rejects.toThrow(Refusal)
    expect(await enter(countClients)).toEqual({ value: 1 })
    const { rows } = await server.database.pool.query<{ role: string }>('select current_user as role')
    expect(rows).toEqual([{ role: 'larkspur_app' }])
  })

  it('is not visible to the next caller on the same connection', async () => {
    const database = await openDatabase(server.database.address, 1)
    const other = await server.planner()
    await other.addClient()
    const plannersSeen = (caller: PlannerCaller, hurries: boolean) =>
      enter(
        async (tx) => {
          const seen = await listClients(tx)
          if (!hurries) return seen.map(({ plannerId }) => plannerId)
          void listClients(tx)
          return refuse('not-found')
        },
        database.pool,
        caller,
      ).catch(() => 'refused')
    const together = [
      plannersSeen(planner, true),
      plannersSeen(other, false),
      plannersSeen(other, true),
      plannersSeen(planner, false),
    ]
    expect(await Promise.all(together)).toEqual(['refused', { value: [other.id] }, 'refused', { value: [planner.id] }])
    await database.close()
  })

  it('refuses queries after it has ended', async () => {
    let kept: Tx | undefined
    await enter(async (tx) => (kept = tx))
    await expect(listClients(kept as Tx)).rejects.toThrow('has ended')
    await expect((kept as Tx).execute('select 1')).rejects.toMatchObject({
      cause: new Error('This transaction has ended.'),
    })
  })

  it('is not begun for a session that has ended', async () => {
    const guest = await server.planner()
    const seen: number[] = []
    const read = () => enter(async (tx) => seen.push(await countClients(tx)), server.database.pool, guest)
    expect(await read()).toEqual({ value: 1 })
    await server.database.ownerPool.query('delete from planner_sessions where planner_id = $1', [guest.id])
    for (let round = 0; round < 2; round++) expect(await read()).toBeUndefined()
    expect(seen).toHaveLength(1)
  })

  it('has the rights that its member has now', async () => {
    const member = await joinAs(server, planner, 'planner')
    const rightsNow = () =>
      enter(async (_, { session }) => rightsIn(session as PlannerSession), server.database.pool, member)
    expect((await rightsNow())?.value).toContain('money')
    await planner.patch(`/api/members/${member.id}`, { role: 'assistant' })
    expect((await rightsNow())?.value).not.toContain('money')
  })

  it('is not that of a stranger while the database refuses connections, which has the same code', async () => {
    const { address, ownerPool } = server.database
    const user = `locked_out_${planner.id}`
    await ownerPool.query(`create role ${user} nologin`)
    const pool = openPool({ ...(address as Exclude<Address, string>), user }, { max: 1, role: undefined })
    await expect(enter(countClients, pool)).rejects.toThrow(DatabaseLost)
    await pool.end()
    await ownerPool.query(`drop role ${user}`)
  })

  it('is left to the next token if the caller is not one that it is for', async () => {
    const [first, second] = [await server.planner(), await server.planner()]
    const entered = await entering(
      server.database.pool,
      [first, second].map(tokenOf),
      ({ plannerId }) => plannerId === second.id,
      async (_tx, { session }) => session.plannerId,
    )
    expect(entered).toEqual({ value: second.id })
  })
})

describe('what goes wrong in a transaction', () => {
  const who = () => ({ kind: 'planner', plannerId: planner.id, sessionId: 0 }) as const
  const inOne = (work: (tx: Tx) => Promise<unknown>) => within(server.database.pool, who(), work)
  const fail = (tx: Tx) => tx.execute('select 1 / 0')
  const add = (tx: Tx) =>
    tx.execute(`insert into notes (planner_id, client_id, text, by_name) select planner_id, id, 'One', '' from clients`)
  const stored = async () =>
    (await server.database.ownerPool.query('select from notes where planner_id = $1', [planner.id])).rowCount

  it('stores nothing if an error was swallowed', async () => {
    await expect(inOne((tx) => Promise.allSettled([add(tx), fail(tx)]))).rejects.toThrow('A failed query was swallowed')
    expect(await stored()).toBe(0)
  })

  it('is also a query that nobody awaits, which is part of the transaction that it was asked in', async () => {
    await expect(inOne(async (tx) => void fail(tx).catch(() => {}))).rejects.toThrow('A failed query was swallowed')
    await inOne(async (tx) => void add(tx).catch(() => {}))
    expect(await stored()).toBe(1)
    await server.database.ownerPool.query('delete from notes where planner_id = $1', [planner.id])
  })

  it('is a text with several statements', async () => {
    const two = inOne((tx) => tx.execute(`select 1; update clients set venue = 'Mill'`))
    await expect(two).rejects.toMatchObject({ cause: { code: '42601' } })
  })

  it('leaves nothing behind, whether its queries were answered or not', async () => {
    const changesItsMind = (isAwaited: boolean) =>
      inOne(async (tx) => {
        const adding = add(tx)
        if (isAwaited) await adding
        else adding.catch(() => {})
        throw new Error('changed its mind')
      })
    for (const isAwaited of [true, false]) await expect(changesItsMind(isAwaited)).rejects.toThrow('changed its mind')
    expect(await stored()).toBe(0)
  })

  it('may be found by the commit only', async () => {
    const pool = openPool(server.database.address, { max: 1, role: undefined })
    await pool.query('create temp table numbers (n int unique deferrable initially deferred)')
    const twice = asSystem(pool, (tx) => tx.execute('insert into numbers values (1), (1)'))
    await expect(twice).rejects.toThrow('duplicate key')
    expect((await pool.query('select from numbers')).rowCount).toBe(0)
    await pool.end()
  })
})

describe('a connection for requests', () => {
  it('can neither read nor write before a session is entered', async () => {
    const { pool, ownerPool } = server.database
    const { rows } = await ownerPool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    expect(rows.length).toBeGreaterThan(30)
    for (const { name } of rows) {
      for (const query of [`select 1 from ${name}`, `delete from ${name}`]) {
        await expect(pool.query(query), query).rejects.toMatchObject({ code: '42501' })
      }
    }
  })

  it('writes nothing for a token that may only read', async () => {
    const apiToken = { name: 'Program', role: 'planner', readsOnly: true } as const
    const who = { kind: 'planner', plannerId: planner.id, sessionId: 0, apiToken } as const
    const write = within(server.database.pool, who, (tx) => tx.execute(`update clients set venue = 'Mill'`))
    await expect(write).rejects.toThrow('cannot execute UPDATE in a read-only transaction')
  })

  it('writes nothing when such a token has been looked up', async () => {
    const { body } = await planner.post('/api/tokens', {
      name: 'Program',
      role: 'planner',
      readsOnly: true,
      days: 30,
    })
    const found = [{ kind: 'apiToken' as const, token: body.token as string }]
    const write = entering(
      server.database.pool,
      found,
      () => true,
      (tx) => tx.execute(`update clients set venue = 'Mill'`),
    )
    await expect(write).rejects.toThrow('cannot execute UPDATE in a read-only transaction')
  })

  it('shows a member on site only the weddings that it is assigned to', async () => {
    const studio = await server.planner()
    const [own] = [await studio.addClient(), await studio.addClient()]
    const member = { id: 1, name: 'Max', role: 'day-of', weddings: `{${own.id}}` } as const
    const who = { kind: 'planner', plannerId: studio.id, sessionId: 0, member } as const
    const seen = await within(server.database.pool, who, (tx) => tx.execute('select id from clients'))
    expect(seen.rows).toEqual([{ id: own.id }])
  })

  it('returns to its role after every transaction, and after reset role', async () => {
    const database = await openDatabase(server.database.address, 1)
    const roleNow = async () =>
      (await database.pool.query<{ role: string }>('select current_user as role')).rows[0]?.role
    const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
    await within(database.pool, who, (tx) => tx.execute('select 1'))
    expect(await roleNow()).toBe('larkspur_app')
    await expect(within(database.pool, who, (tx) => tx.execute('select 1 / 0'))).rejects.toThrow()
    expect(await roleNow()).toBe('larkspur_app')
    await database.pool.query('reset role')
    expect(await roleNow()).toBe('larkspur_app')
    await database.close()
  })
})

describe('connections that lost their prepared statements', () => {
  async function forgetAll() {
    const { pool } = server.database
    const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    await Promise.all(all.map((connection) => connection.query('deallocate all')))
    for (const connection of all) connection.release()
  }

  it('fail no call, neither reads nor writes', async () => {
    const somebody = await server.planner()
    const calls = () =>
      Promise.all([
        ...Array.from({ length: 12 }, () => somebody.get('/api/clients')),
        ...Array.from({ length: 12 }, () => somebody.post('/api/vendors', { name: 'A', category: 'florist' })),
        somebody.patch('/api/profile', { name: 'Somebody' }),
      ])
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
    const usual = statuses(await calls())
    expect(new Set(usual)).toEqual(new Set([200, 201]))
    await forgetAll()
    expect(statuses(await calls())).toEqual(usual)
    const { rows } = await server.database.ownerPool.query<{ count: string }>(
      'select count(*) from vendors where planner_id = $1',
      [somebody.id],
    )
    expect(rows).toEqual([{ count: '24' }])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listClients } from '#server/clients/queries.ts'
import type { Tx } from '#server/db/pool.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Entered } from '#server/db/callers.ts'
import { entering, wasEntered, within } from '#server/db/within.ts'
import { refuse, Refusal } from '#server/ground/refusal.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  await planner.addClient()
  await (await server.planner()).addClient()
})
afterAll(() => server.close())

const ahead = <T>(work: (tx: Tx, entered: Entered) => Promise<T>) => {
  const token = planner.cookies.get('larkspur_planner') ?? ''
  return entering(server.database.pool, [{ kind: 'planner', token }], () => true, work, { reads: true })
}

describe('a read sent along with the session entry', () => {
  it('sees its own studio’s rows, as a read sent after the entry does', async () => {
    const read = () => ahead(async (tx, { session }) => [session.plannerId, (await listClients(tx)).length])
    for (let round = 0; round < 3; round++) expect(await read()).toEqual([planner.id, 1])
  })

  it('may refuse, and leaves the connection clean', async () => {
    await expect(ahead(async () => refuse('not-found'))).rejects.toThrow(Refusal)
    expect(await ahead(async (tx) => (await listClients(tx)).length)).toBe(1)
    const { rows } = await server.database.pool.query<{ role: string }>('select current_user as role')
    expect(rows).toEqual([{ role: 'larkspur_app' }])
  })

  it('is not visible to the next caller on the same connection', async () => {
    const database = await openDatabase(server.database.address, 1)
    const callers = [planner, await server.planner()] as const
    await callers[1].addClient()
    const plannersSeen = ({ cookies }: PlannerCaller, hurries: boolean) =>
      entering(
        database.pool,
        [{ kind: 'planner', token: cookies.get('larkspur_planner') ?? '' }],
        () => true,
        async (tx) => {
          const seen = await listClients(tx)
          if (!hurries) return seen.map(({ plannerId }) => plannerId)
          void listClients(tx)
          return refuse('not-found')
        },
        { reads: true },
      ).catch(() => 'refused')
    for (const caller of callers) expect(await plannersSeen(caller, false)).toEqual([caller.id])
    const [one, other] = callers
    const together = [
      plannersSeen(one, true),
      plannersSeen(other, false),
      plannersSeen(other, true),
      plannersSeen(one, false),
    ]
    expect(await Promise.all(together)).toEqual(['refused', [other.id], 'refused', [one.id]])
    await database.close()
  })

  it('refuses queries after the transaction has ended', async () => {
    let kept: Tx | undefined
    await ahead(async (tx) => (kept = tx))
    await expect(listClients(kept as Tx)).rejects.toThrow('has ended')
    await expect((kept as Tx).execute('select 1')).rejects.toMatchObject({
      cause: new Error('This transaction has ended.'),
    })
  })

  it('sees nothing after the session ends midway', async () => {
    const guest = await server.planner()
    const token = guest.cookies.get('larkspur_planner') ?? ''
    const { pool, ownerPool } = server.database
    const read = (meanwhile: () => Promise<unknown>) =>
      entering(
        pool,
        [{ kind: 'planner', token }],
        () => true,
        async (tx) => {
          await listClients(tx)
          await meanwhile()
          return (await tx.execute('select 1 as one')).rows
        },
        { reads: true },
      )
    for (let round = 0; round < 2; round++) expect(await read(async () => {})).toEqual([{ one: 1 }])
    const leave = () => ownerPool.query('delete from planner_sessions where planner_id = $1', [guest.id])
    expect(await read(leave)).toBeUndefined()
  })

  it('returns nothing for an ended session, even if its work sends no query', async () => {
    const guest = await server.planner()
    const token = guest.cookies.get('larkspur_planner') ?? ''
    const { pool, ownerPool } = server.database
    const answer = () =>
      entering(
        pool,
        [{ kind: 'planner', token }],
        () => true,
        async () => 'done',
        { reads: true },
      )
    for (let round = 0; round < 2; round++) expect(await answer()).toBe('done')
    expect(wasEntered({ kind: 'planner', token })).toBe(true)
    await ownerPool.query('delete from planner_sessions where planner_id = $1', [guest.id])
    for (let round = 0; round < 2; round++) expect(await answer()).toBeUndefined()
    expect(wasEntered({ kind: 'planner', token })).toBe(false)
  })

  it('is left to the next token if the caller is not one that it is for, known or not', async () => {
    const [first, second] = [await server.planner(), await server.planner()]
    const tokens = [first, second].map(({ cookies }) => ({
      kind: 'planner' as const,
      token: cookies.get('larkspur_planner') ?? '',
    }))
    const enter = () =>
      entering(
        server.database.pool,
        tokens,
        ({ plannerId }) => plannerId === second.id,
        async (_tx, { session }) => session.plannerId,
      )
    for (let round = 0; round < 2; round++) expect(await enter()).toBe(second.id)
  })

  it('sees nothing for an ended session', async () => {
    const seen: number[] = []
    const read = () => ahead(async (tx) => seen.push((await listClients(tx)).length))
    expect(await read()).toBe(1)
    await server.database.ownerPool.query('delete from planner_sessions where planner_id = $1', [planner.id])
    for (let round = 0; round < 2; round++) expect(await read()).toBeUndefined()
    expect(seen).toEqual([1])
  })
})

describe('a session that ended while its token was cached', () => {
  const tokenOf = ({ cookies }: PlannerCaller) => ({
    kind: 'planner' as const,
    token: cookies.get('larkspur_planner') ?? '',
  })
  const rowsOf = async (tx: Tx) => (await tx.execute<{ planner_id: number }>('select planner_id from clients')).rows

  /** Keeps sending queries without awaiting them, and ignores every error. */
  function startAsking(tx: Tx, seen: unknown[]): Promise<void> {
    const ask = async () => {
      for (let round = 0; round < 50; round++) {
        const rows = await rowsOf(tx).catch(() => [])
        seen.push(...rows)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    return ask()
  }

  it.each([{ reads: true }, { reads: false }])(
    'reads nothing, whatever queries its work goes on sending: %o',
    async (options) => {
      const [first, second, other] = [await server.planner(), await server.planner(), await server.planner()]
      for (const caller of [first, second, other]) await caller.addClient()
      const database = await openDatabase(server.database.address, 1)
      const seen: unknown[] = []
      const asking: Promise<void>[] = []
      const enter = (...callers: PlannerCaller[]) =>
        entering(
          database.pool,
          callers.map(tokenOf),
          () => true,
          async (tx, { session }) => {
            if (session.plannerId !== other.id) asking.push(startAsking(tx, seen))
            return rowsOf(tx).catch(() => [])
          },
          options,
        )
      const othersRows = [{ planner_id: other.id }]
      for (const caller of [first, second]) expect(await enter(caller)).toEqual([{ planner_id: caller.id }])
      expect(await enter(other)).toEqual(othersRows)
      await database.ownerPool.query('delete from planner_sessions where planner_id = any($1)', [[first.id, second.id]])
      seen.length = 0

      expect(await enter(first)).toBeUndefined()
      expect(await enter(second, other)).toEqual(othersRows)
      expect(await enter(other)).toEqual(othersRows)
      await Promise.all(asking)
      expect(seen).toEqual([])
      await database.close()
    },
  )
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

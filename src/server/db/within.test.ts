import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listClients } from '#server/clients/queries.ts'
import type { Tx } from '#server/db/pool.ts'
import { openDatabase } from '#server/db/open.ts'
import { clients } from '#server/clients/table.ts'
import { entering, within, type Entered } from '#server/db/within.ts'
import { refuse, Refusal } from '#server/http/refusal.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#server/test-server.ts'

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

describe('a read that is sent along with the entering', () => {
  it('sees the rows of its own studio, as one that waited did', async () => {
    const read = () => ahead(async (tx, { session }) => [session.plannerId, (await listClients(tx)).length])
    for (let round = 0; round < 3; round++) expect(await read()).toEqual([planner.id, 1])
  })

  it('may refuse, and leaves the connection as it should be', async () => {
    await expect(ahead(async () => refuse('not-found'))).rejects.toThrow(Refusal)
    expect(await ahead(async (tx) => (await listClients(tx)).length)).toBe(1)
    const { rows } = await server.database.pool.query<{ own: boolean }>('select current_user = session_user as own')
    expect(rows).toEqual([{ own: true }])
  })

  it('has no part in what the next caller asks on the same connection', async () => {
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

  it('is over for who asks when it has ended', async () => {
    let kept: Tx | undefined
    await ahead(async (tx) => (kept = tx))
    expect(() => listClients(kept as Tx)).toThrow('has ended')
    await expect((kept as Tx).execute('select 1')).rejects.toMatchObject({
      cause: new Error('This transaction has ended.'),
    })
  })

  it('sees nothing any more where the session ends in the middle', async () => {
    const guest = await server.planner()
    const token = guest.cookies.get('larkspur_planner') ?? ''
    const { pool } = server.database
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
    const leave = () => pool.query('delete from planner_sessions where planner_id = $1', [guest.id])
    expect(await read(leave)).toBeUndefined()
  })

  it('answers nothing once the session has ended, though its work asks the database nothing', async () => {
    const guest = await server.planner()
    const token = guest.cookies.get('larkspur_planner') ?? ''
    const { pool } = server.database
    const answer = () =>
      entering(
        pool,
        [{ kind: 'planner', token }],
        () => true,
        async () => 'done',
        { reads: true },
      )
    for (let round = 0; round < 2; round++) expect(await answer()).toBe('done')
    await pool.query('delete from planner_sessions where planner_id = $1', [guest.id])
    for (let round = 0; round < 2; round++) expect(await answer()).toBeUndefined()
  })

  it('sees nothing at all once the session has ended', async () => {
    const seen: number[] = []
    const read = () => ahead(async (tx) => seen.push((await listClients(tx)).length))
    expect(await read()).toBe(1)
    await server.database.pool.query('delete from planner_sessions where planner_id = $1', [planner.id])
    for (let round = 0; round < 2; round++) expect(await read()).toBeUndefined()
    expect(seen).toEqual([1])
  })
})

it('does nothing with the rights of the connection where no transaction could be begun', async () => {
  const database = await openDatabase(server.database.address, 1)
  const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
  const read = () => within(database.pool, who, async (tx) => (await tx.select().from(clients)).length)
  expect(await read()).toBe(1)
  await database.pool.query('deallocate larkspur_begin')
  await expect(read()).rejects.toThrow()
  expect(await read()).toBe(1)
  await database.close()
})

describe('connections that have lost their statements', () => {
  async function forgetAll() {
    const { pool } = server.database
    const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    await Promise.all(all.map((connection) => connection.query('deallocate all')))
    for (const connection of all) connection.release()
  }

  it('fail nobody, whether reading or writing', async () => {
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
    const { rows } = await server.database.pool.query<{ count: string }>(
      'select count(*) from vendors where planner_id = $1',
      [somebody.id],
    )
    expect(rows).toEqual([{ count: '24' }])
  })
})

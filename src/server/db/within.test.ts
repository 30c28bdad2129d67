import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listClients } from '#server/clients/queries.ts'
import type { Tx } from '#server/db/pool.ts'
import { entering, type Entered } from '#server/db/within.ts'
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

  it('sees nothing at all once the session has ended', async () => {
    const seen: number[] = []
    const read = () => ahead(async (tx) => seen.push((await listClients(tx)).length))
    expect(await read()).toBe(1)
    await server.database.pool.query('delete from planner_sessions where planner_id = $1', [planner.id])
    for (let round = 0; round < 2; round++) expect(await read()).toBeUndefined()
    expect(seen).toEqual([1])
  })
})

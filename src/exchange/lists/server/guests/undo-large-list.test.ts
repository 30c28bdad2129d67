import { afterAll, beforeAll, expect, it } from 'vitest'
import { rightsOf } from '#platform/contract/rights.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let clientId: number
beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  clientId = (await planner.addClient()).id
})
afterAll(() => server.close())

/** Adds households of three, and returns the batch. */
async function addGuests(count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_, at) => ({
    group: String(Math.floor(at / 3)),
    firstName: `Guest ${at}`,
    lastName: `Family ${Math.floor(at / 3)}`,
    'answer:Ceremony': 'yes',
    'answer:Dinner': 'no',
    'answer:Brunch': 'invited',
  }))
  const { status, body } = await planner.post('/api/lists', { kind: 'guests', clientId, rows })
  expect({ status, added: body.added }).toEqual({ status: 200, added: count })
  return body.batch
}

it('an undo of a large list reads each row a few times, also where the statistics know of no guests', async () => {
  const first = await addGuests(300)
  expect((await planner.post(`/api/history/${first}/undo`)).status).toBe(200)
  await server.database.ownerPool.query('analyze')
  const batch = await addGuests(900)

  const connection = await server.database.ownerPool.connect()
  const { rows } = await connection.query<{ studio: number; changes: number }>(
    'select planner_id as studio, count(*)::int as changes from history where batch = $1 group by 1',
    [batch],
  )
  const { studio, changes } = rows[0]!
  await connection.query(`begin; set local app.planner = '${studio}'; set local app.rights = '${rightsOf.owner.join(' ')}';
    set local app.weddings = '{}'; set local role ${roles.planner}`)
  const undone = await connection.query('select from undo_batch($1) where not kept', [batch])
  const read = await connection.query<{ read: number }>(
    'select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables',
  )
  await connection.query('rollback')
  connection.release()
  expect(undone.rowCount).toBe(changes)
  expect(read.rows[0]!.read / changes).toBeLessThan(50)
})

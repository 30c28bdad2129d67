import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#platform/server/db/drizzle.ts'
import { eachApart, studioByStudio } from '#platform/server/jobs/apart.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

function listening() {
  const lines: { msg: string; [name: string]: unknown }[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) })
  return { log, lines }
}

it('one of many that fails is logged by its name, and the others are done', async () => {
  const { log, lines } = listening()
  const done: number[] = []
  await eachApart([1, 2, 3], { log, problem: 'it was not done', of: (number) => ({ number }) }, async (number) => {
    if (number === 2) throw new Error('never two')
    done.push(number)
  })
  expect(done).toEqual([1, 3])
  expect(lines).toMatchObject([{ number: 2, msg: 'it was not done', err: { message: 'never two' } }])
})

it('what a studio has written is rolled back if it fails, and what the others have written stays', async () => {
  const { log, lines } = listening()
  const pool = server.database.ownerPool
  const [first, second, third] = [await server.planner(), await server.planner(), await server.planner()]
  await studioByStudio({ pool, log }, 'the studio was not renamed', async (tx, id) => {
    await tx.execute(sql`update planners set business_name = 'Renamed' where id = ${id}`)
    if (id === second.id) await tx.execute(sql`select 'soon'::date`)
  })
  const { rows } = await pool.query(`select id from planners where business_name = 'Renamed' order by id`)
  expect(rows).toEqual([{ id: first.id }, { id: third.id }])
  expect(lines).toMatchObject([{ planner: second.id, msg: 'the studio was not renamed' }])
})

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Batch, type Query } from '#server/db/batch.ts'
import { openPool, type Connection, type Pool } from '#server/db/pool.ts'
import { inTransaction, type Transaction } from '#server/db/transaction.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let pool: Pool
let connection: Connection
beforeAll(async () => {
  server = await openTestServer()
  pool = openPool(server.database.address, { max: 1, role: undefined })
})
beforeEach(async () => {
  connection = await pool.connect()
  await connection.query('drop table if exists pg_temp.numbers')
  await connection.query('create temp table numbers (n int unique deferrable initially deferred)')
  connection.release()
})
afterAll(async () => {
  await pool.end()
  await server.close()
})

const add = (n: number): Query => ({ name: 'add', text: 'insert into numbers values ($1) returning n', values: [n] })
const fail: Query = { text: 'select 1 / 0' }
const stored = async () => (await pool.query<{ n: number }>('select n from numbers order by n')).rows.map(({ n }) => n)

async function send(...queries: Query[]) {
  const batch = new Batch()
  const answers = Promise.allSettled(queries.map((query) => batch.add<{ n: number }>(query)))
  connection.query(batch)
  const done = await batch.done.then(
    () => 'done',
    (error: Error) => error.message,
  )
  return { done, answers: await answers }
}

it('sends its queries with a single Sync', async () => {
  let syncs = 0
  const count = () => syncs++
  connection.connection.on('readyForQuery', count)
  const { answers } = await send(add(1), add(2), { text: 'select n from numbers order by n' })
  connection.connection.off('readyForQuery', count)
  expect(syncs).toBe(1)
  expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value.rows)).toEqual([
    [{ n: 1 }],
    [{ n: 2 }],
    [{ n: 1 }, { n: 2 }],
  ])
})

it('stores nothing if one of its queries fails, and skips the later ones', async () => {
  const { done, answers } = await send(add(1), fail, { ...add(2), name: 'not prepared yet' })
  expect(done).toBe('division by zero')
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await stored()).toEqual([])
  // A statement that was skipped is prepared the next time.
  expect((await send({ ...add(3), name: 'not prepared yet' })).done).toBe('done')
  expect(await stored()).toEqual([3])
})

it('prepares a statement once, whether it fails or not', async () => {
  const divide = (n: number): Query => ({ name: 'divide', text: 'select 1 / $1::int as n', values: [n] })
  expect((await send(divide(0))).done).toBe('division by zero')
  for (let round = 0; round < 2; round++) expect((await send(divide(1), divide(1))).done).toBe('done')
  const { rows } = await connection.query<object>(`select calls.* from
    (select name, custom_plans + generic_plans as times from pg_prepared_statements where name = 'divide') calls`)
  expect(rows).toEqual([{ name: 'divide', times: '4' }])
})

it('answers a text without a statement with no rows', async () => {
  const { done, answers } = await send({ text: '' }, add(1))
  expect(done).toBe('done')
  expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value.rows)).toEqual([[], [{ n: 1 }]])
})

it('rejects only the query with a value that its parser can’t read', async () => {
  const types = {
    getTypeParser: () => () => {
      throw new Error('unreadable')
    },
  } as unknown as Query['types']
  const { done, answers } = await send({ ...add(1), name: 'unreadable', types }, add(2))
  expect(done).toBe('done')
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

const entry = { statement: { name: 'enter', text: 'select' }, announces: false }
const inOne = (work: (transaction: Transaction) => Promise<unknown>) =>
  inTransaction(pool, entry, (transaction) => work(transaction))

it('an error of the commit is the error of the call', async () => {
  const twice = inOne(async (transaction) => {
    await Promise.all([transaction.query(add(1)), transaction.query(add(1))])
  })
  await expect(twice).rejects.toThrow('duplicate key')
  expect(await stored()).toEqual([])
})

it('a swallowed error is one of the call', async () => {
  const swallowing = inOne(async (transaction) => {
    await Promise.allSettled([transaction.query(add(1)), transaction.query(fail)])
  })
  await expect(swallowing).rejects.toThrow('A failed query was swallowed')
  expect(await stored()).toEqual([])
  await inOne((transaction) => transaction.query(add(2)))
  expect(await stored()).toEqual([2])
})

it('an error that was swallowed is that of each later query', async () => {
  const going = inOne(async (transaction) => {
    await transaction.query(fail).catch(() => {})
    await transaction.query(add(1))
  })
  await expect(going).rejects.toThrow('division by zero')
})

it('a query that nobody awaits is part of the transaction that it was asked in', async () => {
  const failing = inOne(async (transaction) => void transaction.query(fail).catch(() => {}))
  await expect(failing).rejects.toThrow('A failed query was swallowed')
  await inOne(async (transaction) => void transaction.query(add(1)))
  expect(await stored()).toEqual([1])
})

it('work that fails leaves nothing behind, whether its queries were sent or not', async () => {
  const asking = inOne(async (transaction) => {
    void transaction.query(add(1))
    throw new Error('changed its mind')
  })
  await expect(asking).rejects.toThrow('changed its mind')
  const waiting = inOne(async (transaction) => {
    await transaction.query(add(1))
    throw new Error('changed its mind')
  })
  await expect(waiting).rejects.toThrow('changed its mind')
  expect(await stored()).toEqual([])
})

it('work that fails asks nothing more', async () => {
  const gate = await server.database.ownerPool.connect()
  await gate.query('select pg_advisory_lock(1)')
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  let hasWaited = false
  const later = Promise.withResolvers<unknown>()
  const failing = inOne(async (transaction) => {
    void transaction.query({ text: 'select pg_advisory_xact_lock(1)' }).then(() => (hasWaited = true))
    await expect.poll(async () => (await gate.query(waiting)).rowCount).toBe(1)
    // Asked while what was sent before is awaited for the rollback.
    setImmediate(() => later.resolve(transaction.query(add(1))))
    throw new Error('changed its mind')
  })
  const failed = expect(failing).rejects.toThrow('changed its mind')
  await expect(later.promise).rejects.toThrow('This transaction has ended.')
  await gate.query('select pg_advisory_unlock(1)')
  gate.release()
  await failed
  expect(hasWaited).toBe(true)
  expect(await stored()).toEqual([])
})

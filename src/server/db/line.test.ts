import { Duplex } from 'node:stream'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { lineOf, type Connection } from '#server/db/pool.ts'
import { Line } from '#server/db/line.ts'
import { question } from '#server/db/rows.ts'
import { openTestServer, type TestServer } from '#server/test-server.ts'

let server: TestServer
let connection: Connection
let line: Line

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  connection = await server.database.pool.connect()
  line = lineOf(connection)
})
afterEach(() => connection.release(true))

let questions = 0
const questionOf = (text: string, ...columns: string[]) => question(`test_${(questions += 1)}`, text, columns)
const number = questionOf('select $1::int as number', 'number')
const broken = questionOf('select 1 / $1::int as never', 'never')
const numberOf = async (value: number) => (await line.ask<{ number: number }>(number, [value])).at(0)?.number

describe('a line', () => {
  it('answers everybody, however statements and the driver take turns', async () => {
    const asked = Array.from({ length: 200 }, async (_, turn) => {
      if (turn % 3 !== 0) return numberOf(turn)
      const { rows } = await connection.query<{ number: number }>('select $1::int as number', [turn])
      return rows[0]?.number
    })
    expect(await Promise.all(asked)).toEqual(asked.map((_, turn) => turn))
  })

  it('puts together what comes in pieces', async () => {
    const long = questionOf(`select n, repeat('ü', 50000) as text from generate_series(1, 60) n`, 'n', 'text')
    const [rows, one] = await Promise.all([line.ask<{ n: number; text: string }>(long), numberOf(1)])
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    for (const { text } of rows) expect(text).toBe('ü'.repeat(50_000))
    expect(one).toBe(1)
  })

  it('goes on after an error, which all that was sent with it shares', async () => {
    for (let round = 0; round < 2; round++) {
      const together = await Promise.allSettled([numberOf(1), line.ask(broken, [0]), numberOf(2)])
      expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      expect(together[1]).toMatchObject({ reason: { code: '22012' } })
      expect(await numberOf(3)).toBe(3)
    }
    expect((await line.ask<{ never: number }>(broken, [1])).at(0)).toEqual({ never: 1 })
  })

  it('prepares anew what the database has forgotten, or planned for a table that has changed', async () => {
    expect(await numberOf(1)).toBe(1)
    await connection.query('deallocate all')
    await expect(numberOf(2)).rejects.toMatchObject({ code: '26000' })
    expect(await numberOf(3)).toBe(3)

    const everything = questionOf('select * from scratch', 'a')
    await connection.query('create temporary table scratch as select 1 as a')
    expect((await line.ask(everything)).at(0)).toEqual({ a: 1 })
    await connection.query('alter table scratch alter a type text')
    await expect(line.ask(everything)).rejects.toMatchObject({ code: '0A000' })
    expect((await line.ask(everything)).at(0)).toEqual({ a: '1' })
  })

  it('tells whoever waits that the connection was lost', async () => {
    const sleeping = expect(line.ask(questionOf('select pg_sleep(60)', 'sleep'))).rejects.toMatchObject({
      code: '57P01',
    })
    const behind = expect(connection.query('select 1')).rejects.toThrow()
    const end = () =>
      server.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`,
      )
    await expect.poll(async () => (await end()).rowCount).toBe(1)
    await Promise.all([sleeping, behind])
    await expect(numberOf(1)).rejects.toThrow('lost')
  })

  it('takes nothing for stored that the database did not finish', async () => {
    const stream = new Duplex({ read() {}, write: (_, __, done) => done() })
    stream.on('data', () => {})
    const own = new Line(stream, () => {})
    const asked = own.ask(number, [1])
    stream.push(Buffer.from('1\0\0\0\x042\0\0\0\x04C\0\0\0\rUPDATE 1\0', 'latin1'))
    await new Promise((resolve) => setImmediate(resolve))
    stream.destroy()
    await expect(asked).rejects.toThrow('lost')
  })

  it('reads moments, numbers, flags, trees and nothing at all', async () => {
    const kinds = questionOf(
      `select timestamptz '2026-11-21 02:32:58.62+00' as moment, timestamptz '2026-11-21 02:32:58+00' as whole,
        7 as number, 1.5::float8 as half, 12.30::numeric as exact, true as flag, '{"a": [1]}'::jsonb as tree, null::text as none`,
      'moment',
      'whole',
      'number',
      'half',
      'exact',
      'flag',
      'tree',
      'none',
    )
    expect([...(await line.ask(kinds))]).toEqual([
      {
        moment: '2026-11-21T02:32:58.620Z',
        whole: '2026-11-21T02:32:58.000Z',
        number: 7,
        half: 1.5,
        exact: '12.30',
        flag: true,
        tree: { a: [1] },
        none: null,
      },
    ])
  })
})

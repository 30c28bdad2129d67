import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lineOf, type Connection } from '#server/db/pool.ts'
import { answerText } from '#server/http/answer-text.ts'
import { question, type Rows } from '#server/db/rows.ts'
import { openTestServer, type TestServer } from '#server/test-server.ts'

let server: TestServer
let connection: Connection

beforeAll(async () => {
  server = await openTestServer()
  connection = await server.database.pool.connect()
})
afterAll(async () => {
  connection.release()
  await server.close()
})

const shown = z.object({
  text: z.nullable(z.string()),
  count: z.nullable(z.number()),
  done: z.nullable(z.boolean()),
  at: z.nullable(z.string()),
  parts: z.array(z.object({ name: z.string() })),
})
type Shown = z.output<typeof shown>

const everything = question(
  'everything',
  `select secret, r.text, count, done, at, parts from json_to_recordset($1::json)
    as r(text text, count int, done boolean, at timestamptz(3), parts json, secret text)`,
  ['secret', 'text', 'count', 'done', 'at', 'parts'],
)
const ask = (given: Shown[]): Promise<Rows<Shown>> => {
  const rows = given.map((row) => ({ ...row, secret: 'nobody’s business' }))
  return lineOf(connection).ask<Shown>(everything, [JSON.stringify(rows)])
}

const letters = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\0', ''))
const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const row: fc.Arbitrary<Shown> = fc.record({
  text: fc.option(fc.oneof(letters, fc.constantFrom('"', '\\', '\n\t\u0001', '\u007f', 'ü€😀', '"'.repeat(5000)))),
  count: fc.option(fc.integer({ min: -2147483648, max: 2147483647 })),
  done: fc.option(fc.boolean()),
  at: fc.option(moment.map((date) => date.toISOString())),
  parts: fc.array(letters.map((name) => ({ name, more: 'that is nobody’s business' }))),
})

it('writes what any rows are, and no column that the answer does not have', async () => {
  const without = ({ parts, ...others }: Shown) => ({ ...others, parts: parts.map(({ name }) => ({ name })) })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (given) => {
      const rows = await ask(given)
      const text = answerText(z.array(shown), rows) ?? ''
      expect(JSON.parse(text)).toEqual(given.map(without))
      expect(JSON.parse(answerText(z.array(shown), rows.reversed()) ?? '')).toEqual(given.map(without).toReversed())
      expect([...rows].map(({ text: words }) => words)).toEqual(given.map(({ text: words }) => words))
    }),
    { numRuns: 60 },
  )
})

it('writes rows as part of an answer', async () => {
  const rows = await ask([{ text: 'One', count: 1, done: true, at: null, parts: [] }])
  const answer = z.object({ total: z.number(), rows: z.array(z.object({ text: z.string() })) })
  expect(answerText(answer, { total: 1, rows })).toBe('{"total":1,"rows":[{"text":"One"}]}')
})

it('writes an answer that is larger than what is kept ready for it', async () => {
  const words = 'ü'.repeat(900_000)
  const rows = await ask(Array.from({ length: 4 }, () => ({ text: words, count: 1, done: true, at: null, parts: [] })))
  expect(JSON.parse(answerText(z.array(z.object({ text: z.string() })), rows) ?? '')).toEqual(
    Array.from({ length: 4 }, () => ({ text: words })),
  )
})

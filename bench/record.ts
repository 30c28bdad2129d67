import { appendFileSync } from 'node:fs'
import pg, { type QueryConfig } from 'pg'

export type Statement = { text: string; values?: unknown[] }

/** Loaded before the product: writes the statements of its transactions to a file, one on each line. */
const file = process.env['STATEMENTS'] ?? ''
const inTransaction = new WeakSet<pg.Client>()
const { query } = pg.Client.prototype as unknown as { query: (...asked: unknown[]) => unknown }

/** Bytes, as PostgreSQL reads them from a text. */
const hexOf = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

function note(client: pg.Client, asked: string | QueryConfig, given: unknown): void {
  const { text, values } = typeof asked === 'string' ? { text: asked, values: given } : { values: given, ...asked }
  if (text.startsWith('begin')) inTransaction.add(client)
  const written = (values as unknown[] | undefined)?.map((value) => (Buffer.isBuffer(value) ? hexOf(value) : value))
  if (inTransaction.has(client)) appendFileSync(file, `${JSON.stringify({ text, values: written })}\n`)
  if (/(commit|rollback)$/.test(text)) inTransaction.delete(client)
}

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...asked: [string | QueryConfig, unknown]) {
    note(this, ...asked)
    return query.apply(this, asked)
  },
})

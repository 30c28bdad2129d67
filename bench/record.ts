import { appendFileSync } from 'node:fs'
import pg, { type QueryConfig } from 'pg'

/** Values that JSON has no form for are written as pg sends them. */
export type Statement = { text: string; values?: unknown[] }

/** Loaded before the product: writes the statements of its transactions to a file, one on each line. */
const file = process.env['STATEMENTS'] ?? ''
const inTransaction = new WeakSet<pg.Client>()
const { query } = pg.Client.prototype as unknown as { query: (...asked: unknown[]) => unknown }

function note(client: pg.Client, asked: string | QueryConfig, given: unknown): void {
  const { text, values } = typeof asked === 'string' ? { text: asked, values: given } : { values: given, ...asked }
  if (text.startsWith('begin')) inTransaction.add(client)
  if (inTransaction.has(client)) appendFileSync(file, `${JSON.stringify({ text, values })}\n`)
  if (/(commit|rollback)$/.test(text)) inTransaction.delete(client)
}

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...asked: [string | QueryConfig, unknown]) {
    note(this, ...asked)
    return query.apply(this, asked)
  },
})

import { nothingTold } from '#server/db/news.ts'
import type { Pool, Tx } from '#server/db/pool.ts'
import { question } from '#server/db/rows.ts'
import { inTransaction } from '#server/db/transaction.ts'

const telling = question('tell', `select set_config('larkspur.told', '${nothingTold}', true)`)

/** A transaction without row security, for jobs that serve every studio. Lint allows it in jobs/ only. */
export function asSystem<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(pool, (tx, line) => {
    line.enter(true, telling)
    return work(tx)
  })
}

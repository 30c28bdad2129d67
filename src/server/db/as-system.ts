import type { Pool, Tx } from '#server/db/pool.ts'
import { inTransaction } from '#server/db/transaction.ts'

/** A transaction without row security, for jobs that serve every studio. Lint allows it in jobs/ only. */
export function asSystem<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(pool, (tx, line) => {
    line.enter(true)
    return work(tx)
  })
}

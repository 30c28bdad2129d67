import { noChanges } from '#platform/server/db/announcements.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'
import { inTransaction, type Entry } from '#platform/server/db/transaction.ts'

const entry: Entry = { sql: `select set_config('larkspur.changes', '${noChanges}', true)` }

/**
 * A transaction without row security, for jobs that serve every studio. It takes the owner's pool, which request
 * handlers never receive; lint allows it in jobs only.
 */
export function asSystem<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(pool, entry, work)
}

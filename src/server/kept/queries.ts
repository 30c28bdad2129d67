import { lt, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { topicChanges } from '#server/kept/table.ts'

/** Later than the last use of an answer that was kept before the change, and than the end of any transaction. */
const keptDays = 1

export async function forgetTopicChanges(tx: Tx): Promise<void> {
  await tx.delete(topicChanges).where(lt(topicChanges.at, sql`now() - make_interval(days => ${keptDays})`))
}

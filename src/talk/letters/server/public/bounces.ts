import { eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { letters } from '#talk/letters/server/table.ts'

/** Notes that a letter could not be delivered, and why; or, without a reason, that a later attempt succeeded. */
export async function markBounced(tx: Tx, letterId: number, reason: string | undefined): Promise<void> {
  const bounced =
    reason === undefined
      ? { bouncedAt: null, bounceReason: null }
      : { bouncedAt: new Date().toISOString(), bounceReason: reason }
  await tx.update(letters).set(bounced).where(eq(letters.id, letterId))
}

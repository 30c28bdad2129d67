import { eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { letterSettings } from '#talk/letters/server/table.ts'
import type { Choices } from '#talk/letters/server/choice-queries.ts'

export async function findChoices(tx: Tx, clientId: number): Promise<Choices> {
  const [row] = await tx
    .select({ kindsOff: letterSettings.kindsOff, held: letterSettings.held })
    .from(letterSettings)
    .where(eq(letterSettings.clientId, clientId))
  return row ?? { kindsOff: [], held: false }
}

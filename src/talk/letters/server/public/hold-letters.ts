import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { letterSettings } from '#talk/letters/server/table.ts'

/** Holds the letters of these weddings until their planner lets them go. */
export async function holdLetters(tx: Tx, weddings: readonly number[]): Promise<void> {
  if (weddings.length === 0) return
  await tx
    .insert(letterSettings)
    .values(weddings.map((clientId) => ({ clientId, held: true })))
    .onConflictDoUpdate({
      target: [letterSettings.plannerId, letterSettings.clientId],
      set: { held: sql`excluded.held` },
    })
}

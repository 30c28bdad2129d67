import { asSystem } from '#platform/server/db/as-system.ts'
import { job } from '#platform/server/jobs/job.ts'
import { markBounced } from '#talk/letters/server/public/bounces.ts'

/** Told by the mail job about a letter that the mail server refuses, or takes after it had refused it. */
export const noteBounce = job<{ letter: number; reason?: string }>('note-bounce', ({ letter, reason }, { pool }) =>
  asSystem(pool, (tx) => markBounced(tx, letter, reason)),
)

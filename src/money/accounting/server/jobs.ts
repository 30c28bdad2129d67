import { listConnectedPlanners } from '#money/accounting/server/queries.ts'
import { syncBooks } from '#money/accounting/server/sync.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob } from '#platform/server/jobs/job.ts'

/**
 * Runs in the planner's role, under row security. An error of the service is stored with the connection; the next
 * attempt is in an hour.
 */
export const syncAccounting = job<{ plannerId: number }>(
  'sync-accounting',
  async ({ plannerId }, { pool, services }) => {
    const { accounting } = services
    if (!accounting) return
    const planner = { kind: 'planner', plannerId, sessionId: 0 } as const
    try {
      await syncBooks(accounting, (work) => within(pool, planner, work))
    } catch (error) {
      if (!(error instanceof AccountingTrouble)) throw error
    }
  },
  { lane: 'long' },
)

/** One job per connected studio, so that a failing sync does not delay the others. */
export const syncAllAccounting = timedJob('sync-all-accounting', { at: '23 * * * *' }, async ({ pool, services }) => {
  if (!services.accounting) return
  await asSystem(pool, async (tx) => {
    for (const plannerId of await listConnectedPlanners(tx)) await enqueue(tx, syncAccounting, { plannerId })
  })
})

export const accountingJobs = [syncAccounting, syncAllAccounting]

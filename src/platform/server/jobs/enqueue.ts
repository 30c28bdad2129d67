import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Job } from '#platform/server/jobs/job.ts'

/** Inserted in the caller's transaction: the job exists if and only if the row does. */
export async function enqueue<Payload>(
  tx: Tx,
  { name }: Pick<Job<Payload>, 'name'>,
  payload: NoInfer<Payload>,
): Promise<void> {
  await tx.execute(sql`select enqueue(${name}, ${JSON.stringify(payload)}::json)`)
}

/** Enqueues for a later time. Only jobs may do this: it needs the rights of the queue's owner. */
export async function enqueueAt<Payload>(
  tx: Tx,
  { name }: Pick<Job<Payload>, 'name'>,
  payload: NoInfer<Payload>,
  at: Date,
): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${at.toISOString()}::timestamptz, max_attempts => 12)`,
  )
}

import type { SetAside } from '#platform/server/jobs/give-back.ts'
import type { AnyJob, Job, JobContext } from '#platform/server/jobs/job.ts'
import { startLane, type RunningLane } from '#platform/server/jobs/lane.ts'
import { takeOver } from '#platform/server/jobs/take-over.ts'

export type Worker = { stop: () => Promise<void> }

/** How many jobs of each lane run at once. */
const atOnce = 4
const minuteMs = 60_000

/** Processes the queue. A failed job is retried with growing delays and never blocks others. */
export async function startWorker(context: JobContext, jobs: readonly AnyJob[]): Promise<Worker> {
  const { pool, post, log } = context
  const lanes = await startLanes(context, jobs)
  const intervals = jobs.flatMap(({ name: task, timing }) => {
    const ms = timing?.everyMs?.(context.services) ?? minuteMs
    if (ms >= minuteMs) return []
    // The key replaces one that still waits.
    const add = () => pool.query('select graphile_worker.add_job($1, null, job_key => $1)', [task])
    return [setInterval(() => void add().catch((error: unknown) => log.warn({ err: error, job: task })), ms)]
  })
  const rounds = takeOver(context, (job) => setAside(job, context, jobs))
  return {
    async stop() {
      rounds.end()
      for (const interval of intervals) clearInterval(interval)
      await Promise.all(lanes.map((lane) => lane.stop()))
      post.close()
      await Promise.all(lanes.map((lane) => lane.leave()))
    },
  }
}

/** All lanes, or none if one of them cannot be started. */
async function startLanes(context: JobContext, jobs: readonly AnyJob[]): Promise<RunningLane[]> {
  const byLane = Map.groupBy(jobs, ({ lane = 'short' }) => lane)
  const starts = await Promise.allSettled([...byLane.values()].map((itsJobs) => startLane(context, itsJobs, atOnce)))
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const failed = starts.find((start) => start.status === 'rejected')
  if (!failed) return started
  await Promise.all(started.map((lane) => lane.stop().then(() => lane.leave())))
  throw failed.reason
}

/** Tells the operator, and whoever waits for it. */
async function setAside({ id, task, payload }: SetAside, context: JobContext, jobs: readonly AnyJob[]): Promise<void> {
  context.log.error({ job: task, jobId: id }, 'a job was running when its process ended, and is not tried again')
  const found = (jobs as readonly Job<unknown>[]).find(({ name }) => name === task)
  await found?.setAside?.(payload, context)
}

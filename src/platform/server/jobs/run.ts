import { EventEmitter } from 'node:events'
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker'
import { timetable, type AnyJob, type Job, type JobContext } from '#platform/server/jobs/job.ts'
import { forgetMissedRuns } from '#platform/server/jobs/missed-runs.ts'
import { holdPresence, type Presence } from '#platform/server/jobs/presence.ts'
import { releasedOnce } from '#platform/server/jobs/released-once.ts'

/** One start of graphile-worker, which holds its jobs under a name of its own. */
type Run = {
  name: string
  presence: Presence
  /** Settles when graphile-worker can no longer be relied on, or has stopped. */
  failure: Promise<unknown>
  /** Takes no more jobs, and waits until the running ones have ended and their ends are recorded. */
  stop: () => Promise<void>
  /** As `stop` has no end once recording has failed. */
  jobsEnded: () => Promise<unknown>
}

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
const clockSetBackMs = 60_000

/** graphile-worker takes only jobs whose tasks are in its list, so lanes never take jobs of each other. */
export async function startRun(context: JobContext, jobs: readonly AnyJob[], atOnce: number): Promise<Run> {
  const { pool, log } = context
  const { run, Logger } = await import('graphile-worker')
  const events: WorkerEvents = new EventEmitter()
  const failure = Promise.withResolvers<unknown>()
  const workers: Promise<void>[] = []
  let name = ''
  let presence: Presence = { end: async () => {} }
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id
    presence = holdPresence(pool, name)
  })
  events.on('worker:create', ({ worker }) => workers.push(worker.promise))
  events.on('worker:getJob:error', ({ error }) => failure.resolve(error))
  events.on('pool:fatalError', ({ error }) => failure.resolve(error))
  // The next run of timed jobs would wait for the clock to catch up, with a timer that is too long for weeks.
  events.on('cron:prematureTimer', ({ currentTimestamp, expectedTimestamp }) => {
    if (expectedTimestamp - currentTimestamp > clockSetBackMs) failure.resolve(new Error('The clock was set back.'))
  })
  logFailedJobs(events, context)
  let runner: Runner
  try {
    runner = await run({
      pgPool: releasedOnce(pool),
      events,
      concurrency: atOnce,
      noHandleSignals: true,
      // The database can lose them, and pg would go on using them.
      noPreparedStatements: true,
      pollInterval: 5000,
      taskList: taskList(context, jobs),
      crontab: timetable(jobs),
      // Otherwise nobody handles the failure to record the end of a job, which would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => (level, message) => log[levels[level as keyof typeof levels] ?? 'info'](message)),
    })
  } catch (error) {
    await presence.end()
    throw error
  }
  void runner.promise.then(failure.resolve, failure.resolve)
  return {
    name,
    presence,
    failure: failure.promise,
    stop: () => runner.stop().catch(() => {}),
    jobsEnded: () => Promise.allSettled(workers),
  }
}

function logFailedJobs(events: WorkerEvents, { log }: JobContext): void {
  events.on('job:error', ({ job, error }) => {
    log.warn(
      { job: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error },
      'a job failed and will be tried again',
    )
  })
  events.on('job:failed', ({ job, error }) => {
    log.error({ job: job.task_identifier, jobId: job.id, err: error }, 'a job failed for good')
  })
}

export function taskList(context: JobContext, jobs: readonly AnyJob[]): TaskList {
  return Object.fromEntries(
    (jobs as readonly Job<unknown>[]).map(({ name, run, timing }) => [
      name,
      async (payload, { job }) => {
        await run(payload, context, { id: job.id, createdAt: new Date(job.created_at), attempts: job.attempts })
        if (timing) await forgetMissedRuns(context.pool, name, job.id)
      },
    ]),
  )
}

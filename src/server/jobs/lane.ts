import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker'
import { giveBackAll } from '#server/jobs/give-back.ts'
import { forgetMissedRuns } from '#server/jobs/missed-runs.ts'
import { timetable, type AnyJob, type Job, type JobContext } from '#server/jobs/job.ts'
import { holdPresence, type Presence } from '#server/jobs/presence.ts'
import { QueuePool } from '#server/jobs/queue-pool.ts'

/** Works off the jobs of one lane, under a name of its own. */
export type RunningLane = { name: string; queue: QueuePool; stop: () => Promise<unknown>; leave: () => Promise<void> }

/**
 * Running jobs may finish in this time; others are released. Together with the HTTP server's it stays below ten
 * seconds.
 */
const patienceMs = 3000
const lastWordsMs = 1000

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** graphile-worker takes only jobs whose tasks are in its list, so lanes never take jobs of each other. */
export async function startLane(context: JobContext, jobs: readonly AnyJob[], atOnce: number): Promise<RunningLane> {
  const { pool, log } = context
  const { run, Logger } = await import('graphile-worker')
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  let presence: Presence | undefined
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id
    presence = holdPresence(pool, name)
  })
  const queue = new QueuePool(pool, async () => presence?.held(), log)
  let runner: Runner
  try {
    runner = await run({
      pgPool: queue.asPool(),
      events,
      concurrency: atOnce,
      noHandleSignals: true,
      pollInterval: 5000,
      taskList: taskList(context, jobs),
      crontab: timetable(jobs),
      logger: new Logger(() => (level, message) => log[levels[level as keyof typeof levels] ?? 'info'](message)),
    })
  } catch (error) {
    await presence?.end()
    throw error
  }
  events.on('job:error', ({ job, error }) => {
    log.warn(
      { job: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error },
      'a job failed and will be tried again',
    )
  })
  events.on('job:failed', ({ job, error }) => {
    log.error({ job: job.task_identifier, jobId: job.id, err: error }, 'a job failed for good')
  })
  return {
    name,
    queue,
    stop: () => Promise.race([runner.stop(), pause(patienceMs)]),
    async leave() {
      await queue.close(lastWordsMs)
      await Promise.race([giveBackAll(pool, name).catch(() => {}), pause(lastWordsMs)])
      await Promise.race([presence?.end(), pause(lastWordsMs)])
    },
  }
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

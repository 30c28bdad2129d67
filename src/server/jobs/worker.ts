import { setTimeout as pause } from 'node:timers/promises'
import { EventEmitter } from 'node:events'
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker'
import { followClock } from '#server/jobs/follow-clock.ts'
import { giveBackAll, type GivenBack } from '#server/jobs/give-back.ts'
import { timetable, type AnyJob, type Job, type JobContext } from '#server/jobs/job.ts'
import { holdPresence, type Presence } from '#server/jobs/presence.ts'
import { QueuePool } from '#server/jobs/queue-pool.ts'
import { takeOver } from '#server/jobs/take-over.ts'

export type Worker = { stop: () => Promise<void> }

const atOnce = 4
/**
 * Running jobs may finish in this time; others are released. Together with the HTTP server's it stays below ten
 * seconds.
 */
const patienceMs = 3000
const lastWordsMs = 1000
const minuteMs = 60_000

/** Processes the queue. A failed job is retried with growing delays and never blocks others. */
export async function startWorker(context: JobContext, jobs: readonly AnyJob[]): Promise<Worker> {
  const { pool, post, log } = context
  const { run, Logger } = await import('graphile-worker')
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  let presence: Presence | undefined
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id
    presence = holdPresence(pool, name)
  })
  await followClock(pool)
  const queue = new QueuePool(pool, async () => presence?.held(), log)
  const runner: Runner = await run({
    pgPool: queue.asPool(),
    events,
    concurrency: atOnce,
    noHandleSignals: true,
    pollInterval: 5000,
    taskList: taskList(context, jobs),
    crontab: timetable(jobs),
    logger: new Logger(() => (level, message) => log[levels[level as keyof typeof levels] ?? 'info'](message)),
  })
  runner.events.on('job:error', ({ job, error }) => {
    log.warn(
      { job: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error },
      'a job failed and will be tried again',
    )
  })
  runner.events.on('job:failed', ({ job, error }) => {
    log.error({ job: job.task_identifier, jobId: job.id, err: error }, 'a job failed for good')
  })
  const intervals = jobs.flatMap(({ name: task, timing }) => {
    const ms = timing?.everyMs?.(context.services) ?? minuteMs
    if (ms >= minuteMs) return []
    // The key replaces one that still waits.
    const add = () => pool.query('select graphile_worker.add_job($1, null, job_key => $1)', [task])
    return [setInterval(() => void add().catch((error: unknown) => log.warn({ err: error, job: task })), ms)]
  })
  const rounds = takeOver(pool, queue, name, log, (job) => setAside(job, context, jobs))
  return {
    async stop() {
      rounds.end()
      for (const interval of intervals) clearInterval(interval)
      await Promise.race([runner.stop(), pause(patienceMs)])
      post.close()
      await queue.close(lastWordsMs)
      await Promise.race([giveBackAll(pool, name).catch(() => {}), pause(lastWordsMs)])
      await Promise.race([presence?.end(), pause(lastWordsMs)])
    },
  }
}

/** Tells the operator, and whoever waits for it. */
async function setAside({ id, task, payload }: GivenBack, context: JobContext, jobs: readonly AnyJob[]): Promise<void> {
  context.log.error({ job: task, jobId: id }, 'a job has ended its process twice, and is set aside')
  const found = (jobs as readonly Job<unknown>[]).find(({ name }) => name === task)
  await found?.setAside?.(payload, context)
}

export function taskList(context: JobContext, jobs: readonly AnyJob[]): TaskList {
  return Object.fromEntries(
    (jobs as readonly Job<unknown>[]).map(({ name, run }) => [
      name,
      (payload, { job }) =>
        run(payload, context, { id: job.id, createdAt: new Date(job.created_at), attempts: job.attempts }),
    ]),
  )
}

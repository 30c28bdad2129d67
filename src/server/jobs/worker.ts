import type { FastifyBaseLogger } from 'fastify'
import type { Runner, TaskList } from 'graphile-worker'
import { tasksOf, timetable, type Workshop } from '#server/jobs/tasks.ts'

export type Worker = { stop: () => Promise<void> }

const atOnce = 4
const patienceMs = 5000

/** Works off the queue. A job that fails comes again later, waiting longer each time, and never holds up the others. */
export async function startWorker(workshop: Workshop, log: FastifyBaseLogger): Promise<Worker> {
  const { run, Logger } = await import('graphile-worker')
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  const runner: Runner = await run({
    pgPool: workshop.pool,
    concurrency: atOnce,
    noHandleSignals: true,
    pollInterval: 5000,
    taskList: taskList(workshop),
    crontab: timetable,
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
  return {
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
      await Promise.race([runner.stop(), late])
    },
  }
}

export function taskList(workshop: Workshop): TaskList {
  const doers = Object.entries(tasksOf(workshop)) as [string, (payload: unknown, jobId: string) => Promise<void>][]
  return Object.fromEntries(doers.map(([name, doer]) => [name, (payload, { job }) => doer(payload, job.id)]))
}

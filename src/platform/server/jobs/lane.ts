import { setTimeout as pause } from 'node:timers/promises'
import { giveBack } from '#platform/server/jobs/give-back.ts'
import type { AnyJob, JobContext } from '#platform/server/jobs/job.ts'
import { startRun } from '#platform/server/jobs/run.ts'

/** Works off the jobs of one lane. */
export type RunningLane = { stop: () => Promise<unknown>; leave: () => Promise<void> }

/**
 * Running jobs may finish in this time; others are released. Together with the HTTP server's it stays below ten
 * seconds.
 */
const patienceMs = 3000
const lastWordsMs = 1000
const againAfterMs = 500

/**
 * graphile-worker stops when it cannot record the end of a job, and does not notice a job whose assignment was lost on
 * the way. So it is started anew after every failure, under another name, and what it held under the old one is released.
 */
export async function startLane(context: JobContext, jobs: readonly AnyJob[], atOnce: number): Promise<RunningLane> {
  const { pool, log } = context
  let run = await startRun(context, jobs, atOnce)
  let isStopping = false

  async function startAnew(): Promise<void> {
    await giveBack(pool, run.name)
    await run.presence.end()
    run = await startRun(context, jobs, atOnce)
    if (isStopping) void run.stop()
  }

  const hasStartedAnew = () =>
    startAnew().then(
      () => true,
      () => false,
    )

  async function follow(): Promise<void> {
    while (!isStopping) {
      const failure = await run.failure
      if (isStopping) return
      log.warn({ err: failure }, 'the queue failed: its worker is started anew')
      void run.stop()
      await run.jobsEnded()
      while (!isStopping && !(await hasStartedAnew())) await pause(againAfterMs)
    }
  }

  void follow()
  return {
    stop() {
      isStopping = true
      return Promise.race([run.stop(), pause(patienceMs)])
    },
    async leave() {
      await Promise.race([giveBack(pool, run.name).catch(() => {}), pause(lastWordsMs)])
      await run.presence.end()
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Worker } from '#server/jobs/worker.ts'

const noticeableMs = 60_000

/** How far the wall clock is ahead of the clock that nobody sets. */
const wallClockAhead = () => Date.now() - performance.now()

/**
 * A worker that is started anew when the wall clock is set back by more than a minute: jobs of a time, and what was
 * queued while the clock was ahead, would wait until it has caught up.
 */
export async function steadyWorker(
  start: () => Promise<Worker>,
  log: FastifyBaseLogger,
  { everyMs = 5000, ahead = wallClockAhead } = {},
): Promise<Worker> {
  const ending = new AbortController()
  const { signal } = ending
  let worker: Worker | undefined = await start()
  let before = ahead()

  async function startAnew(): Promise<void> {
    await worker?.stop()
    worker = undefined
    worker = await start()
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const now = ahead()
      const wasSetBack = now < before - noticeableMs
      if (wasSetBack) log.warn('the clock was set back: the worker is started anew')
      if (wasSetBack || !worker)
        await startAnew().catch((error: unknown) => log.error({ err: error }, 'the worker could not be started'))
      before = now
      await pause(everyMs, undefined, { signal }).catch(() => {})
    }
  }

  const following = follow()
  return {
    async stop() {
      ending.abort()
      await following
      await worker?.stop()
    },
  }
}

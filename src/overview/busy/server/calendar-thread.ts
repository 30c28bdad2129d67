import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { NotACalendar, type BusyDays, type ReadCalendar } from '#overview/busy/server/busy-times.ts'
import type { Result, Work } from '#overview/busy/server/worker.ts'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'

const patienceMs = 10_000

/** Reads a calendar in a thread of its own, because a file may be made to take for ever. */
export async function readInThread(text: string, days: BusyDays): Promise<ReadCalendar> {
  const worker = new Worker(sourceOf('overview/busy/server/worker.ts'), {
    workerData: { text, days } satisfies Work,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  try {
    const [result] = (await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })) as [Result]
    if ('problem' in result) throw new NotACalendar(result.problem)
    return result
  } catch (error) {
    if (error instanceof NotACalendar) throw error
    throw new NotACalendar('This calendar cannot be read: it is too large or damaged.', { cause: error })
  } finally {
    await worker.terminate()
  }
}

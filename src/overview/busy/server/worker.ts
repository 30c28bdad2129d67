import { parentPort, workerData } from 'node:worker_threads'
import { busyTimesOf, NotACalendar, type BusyDays, type ReadCalendar } from '#overview/busy/server/busy-times.ts'

export type Work = { text: string; days: BusyDays }
export type Result = ReadCalendar | { problem: string }

function result({ text, days }: Work): Result {
  try {
    return busyTimesOf(text, days)
  } catch (error) {
    if (error instanceof NotACalendar) return { problem: error.message }
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
parentPort?.postMessage(result(workerData as Work))

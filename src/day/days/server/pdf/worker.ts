import { parentPort } from 'node:worker_threads'
import { draw } from '#day/days/server/pdf/draw.ts'
import type { DaySheet } from '#day/days/server/pdf/sheet.ts'

// An error ends the worker, and reaches the caller as the worker's error.
parentPort?.on('message', async (sheet: DaySheet) => {
  const pdf = await draw(sheet)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
  parentPort?.postMessage(pdf)
})

import { parentPort } from 'node:worker_threads'
import { draw } from '#money/invoices/server/pdf/draw.ts'
import type { InvoiceSheet } from '#money/invoices/server/pdf/sheet.ts'

// An error ends the worker, and reaches the caller as the worker's error.
parentPort?.on('message', async (sheet: InvoiceSheet) => {
  const pdf = await draw(sheet)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
  parentPort?.postMessage(pdf)
})

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { printable } from '#server/invoices/pdf/logo.ts'
import type { InvoiceSheet } from '#server/invoices/pdf/sheet.ts'
import { sourceOf } from '#server/ground/program-folder.ts'

const patienceMs = 15_000

let worker: Worker | undefined
let lastInLine: Promise<unknown> = Promise.resolve()

/** Draws the invoice as PDF in a worker thread, one at a time, because a long one takes a while. */
export async function drawInvoice(sheet: InvoiceSheet): Promise<Buffer> {
  const logo = sheet.studio.logo && (await printable(sheet.studio.logo))
  const drawn = lastInLine.then(() => drawAside({ ...sheet, studio: { ...sheet.studio, logo } }))
  lastInLine = drawn.catch(() => {})
  return drawn
}

async function drawAside(sheet: InvoiceSheet): Promise<Buffer> {
  const drawing = (worker ??= startWorker())
  const waiting = new AbortController()
  const { signal } = waiting
  const timer = setTimeout(() => waiting.abort(), patienceMs)
  drawing.ref()
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
    drawing.postMessage(sheet)
    const ended = once(drawing, 'exit', { signal }).then(() =>
      Promise.reject(new Error('The drawing thread has ended')),
    )
    const [pdf] = (await Promise.race([once(drawing, 'message', { signal }), ended])) as [Uint8Array]
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  } catch (error) {
    // The worker may hang; the next invoice gets a new one.
    await drawing.terminate()
    throw error
  } finally {
    clearTimeout(timer)
    waiting.abort()
    drawing.unref()
  }
}

function startWorker(): Worker {
  const started = new Worker(sourceOf('invoices/pdf/worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  started.on('error', () => {})
  started.once('exit', () => {
    if (worker === started) worker = undefined
  })
  return started
}

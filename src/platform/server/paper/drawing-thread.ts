import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { FairLine } from '#platform/server/paper/fair-line.ts'

const patienceMs = 15_000

/** For whom a document is drawn: studios take turns. `gone` says that nobody waits for it any more. */
export type DrawnFor = { plannerId: number; gone?: AbortSignal | undefined }

const tooLong = 'This takes too long to draw as a PDF. Please shorten it, or print its parts one by one.'

/** Draws documents as PDF in a worker thread that runs this file, because a long one takes a while. */
export function drawingThread(file: string, patience = patienceMs) {
  let worker: Worker | undefined
  const line = new FairLine()

  function start(): Worker {
    const started = new Worker(sourceOf(file), { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    started.on('error', () => {})
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  async function drawAside(sheet: object, gone: AbortSignal | undefined): Promise<Buffer> {
    const drawing = (worker ??= start())
    const waiting = new AbortController()
    const signal = gone ? AbortSignal.any([waiting.signal, gone]) : waiting.signal
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      waiting.abort()
    }, patience)
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
      // The worker may hang; the next document gets a new one.
      await drawing.terminate()
      if (isLate) refuse('too-large', { message: tooLong })
      if (gone?.aborted) refuse('busy')
      throw error
    } finally {
      clearTimeout(timer)
      waiting.abort()
      drawing.unref()
    }
  }

  return (sheet: object, { plannerId, gone }: DrawnFor): Promise<Buffer> =>
    line.take(plannerId, gone, () => drawAside(sheet, gone))
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sourceOf } from '#server/ground/program-folder.ts'
import { refuse } from '#server/ground/refusal.ts'

const patienceMs = 15_000
/** Documents are drawn one at a time; beyond this queue length, requests are refused. */
const longestLine = 40

/** Draws documents as PDF in a worker thread that runs this file, because a long one takes a while. */
export function drawingThread(file: string) {
  let worker: Worker | undefined
  let inLine = 0
  let lastInLine: Promise<unknown> = Promise.resolve()

  function start(): Worker {
    const started = new Worker(sourceOf(file), { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    started.on('error', () => {})
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  async function drawAside(sheet: object): Promise<Buffer> {
    const drawing = (worker ??= start())
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
      // The worker may hang; the next document gets a new one.
      await drawing.terminate()
      throw error
    } finally {
      clearTimeout(timer)
      waiting.abort()
      drawing.unref()
    }
  }

  return async (sheet: object): Promise<Buffer> => {
    if (inLine >= longestLine) refuse('busy')
    inLine += 1
    const drawn = lastInLine.then(() => drawAside(sheet))
    lastInLine = drawn.catch(() => {})
    try {
      return await drawn
    } finally {
      inLine -= 1
    }
  }
}

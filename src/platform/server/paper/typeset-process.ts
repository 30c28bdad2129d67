import { Worker } from 'node:worker_threads'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'
import { compile } from '#platform/server/paper/compile.ts'
import type { Most } from '#platform/server/paper/watch.ts'
import type { Paper, Typeset } from '#platform/server/paper/typeset.ts'

/** Sets documents in a process of its own, which its watch ends when it is large or works for too long, and its parent when it hangs. */
const most: Most = { memory: 600_000_000, seconds: Number(process.argv[2]) }

const watch = new Worker(sourceOf('platform/server/paper/watch.ts'), { workerData: most })
watch.unref()

process.on('message', async (paper: Paper) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a thread, not a window
  watch.postMessage('begun')
  const made = await compile(paper).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.({ ...made, memory: process.memoryUsage.rss() } satisfies Typeset)
})
process.on('disconnect', () => process.exit())

import { Worker } from 'node:worker_threads'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'
import { compile } from '#platform/server/paper/compile.ts'
import type { Paper, Typeset } from '#platform/server/paper/typeset.ts'

/** Sets documents in a process of its own, which its parent ends when it takes too long, and its watch when it is large. */
const mostMemory = 600_000_000

const watch = new Worker(sourceOf('platform/server/paper/memory-watch.ts'), { workerData: mostMemory })
watch.unref()

process.on('message', async (paper: Paper) => {
  const made = await compile(paper).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.({ ...made, memory: process.memoryUsage.rss() } satisfies Typeset)
})
process.on('disconnect', () => process.exit())

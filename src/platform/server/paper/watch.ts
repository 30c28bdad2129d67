import { parentPort, workerData } from 'node:worker_threads'

/** Of memory in bytes, and of the processor's time for one document: a busy machine takes longer for it. */
export type Most = { memory: number; seconds: number }

const { memory, seconds } = workerData as Most

const usedMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

let begunAt = usedMs()
parentPort?.on('message', () => (begunAt = usedMs()))
// Without this the thread would keep the process alive.
parentPort?.unref()

/** Ends the process when it has more than this: while it sets a document, nothing else in it can run. */
setInterval(() => {
  if (process.memoryUsage.rss() > memory || usedMs() - begunAt > 1000 * seconds) process.kill(process.pid, 'SIGKILL')
}, 50)

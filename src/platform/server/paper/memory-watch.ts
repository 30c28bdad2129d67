import { workerData } from 'node:worker_threads'

/** Ends the process when it has more memory than this: while it sets a document, nothing else in it can run. */
setInterval(() => {
  if (process.memoryUsage.rss() > (workerData as number)) process.kill(process.pid, 'SIGKILL')
}, 50)

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Collects garbage first, so that only live memory is measured; the second run completes the first. */
function heldBytes(): number {
  collect()
  collect()
  return process.memoryUsage().arrayBuffers
}

/** The maximum growth of buffers during the work, in megabytes. */
export async function mostHeldDuring<T>(work: () => Promise<T>): Promise<{ done: T; megabytes: number }> {
  const before = heldBytes()
  let most = before
  const look = setInterval(() => (most = Math.max(most, heldBytes())), 200)
  try {
    return { done: await work(), megabytes: (most - before) / 1024 ** 2 }
  } finally {
    clearInterval(look)
  }
}

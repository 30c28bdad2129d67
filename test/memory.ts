import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What only waits to be collected is not held, so it is collected first; the second time ends what the first began. */
function heldBytes(): number {
  collect()
  collect()
  return process.memoryUsage().arrayBuffers
}

/** How many megabytes of buffers are held at most while the work is done, beyond those that were before. */
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

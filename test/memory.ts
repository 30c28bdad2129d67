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

const stepBytes = 20 * 1024 ** 2

/**
 * The maximum growth of buffers, in megabytes, while the work passes bytes on, whose count it tells. The moments at which
 * it is measured do not depend on the speed of the machine.
 */
export async function mostHeldDuring<T>(
  work: (pass: (bytes: number) => void) => Promise<T>,
): Promise<{ done: T; megabytes: number }> {
  const before = heldBytes()
  let [most, passed, next] = [before, 0, stepBytes]
  const done = await work((bytes) => {
    passed += bytes
    if (passed < next) return
    next += stepBytes
    most = Math.max(most, heldBytes())
  })
  return { done, megabytes: (most - before) / 1024 ** 2 }
}

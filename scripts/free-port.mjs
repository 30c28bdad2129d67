import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, so that none takes it before its user listens. */
const [first, last] = [10_000, 32_000]

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const port = randomInt(first, last)
    const probe = createServer()
    probe.once('error', () => resolve(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
}

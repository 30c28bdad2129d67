import { Agent, request } from 'node:http'
import type { Request } from './benchmark.ts'

export type Order = { url: string; request: Request; concurrency: number; seconds: number }
export type Calls = { latenciesMs: number[]; failures: number; seconds: number }

/** Sends the requests from a separate process, so that their CPU time is not counted as the app's. */
process.on('message', async (order: Order) => {
  const agent = new Agent({ keepAlive: true, maxSockets: order.concurrency })
  const latenciesMs: number[] = []
  let failures = 0
  const begun = performance.now()
  const end = begun + order.seconds * 1000
  const callers = Array.from({ length: order.concurrency }, async () => {
    while (performance.now() < end) {
      const start = performance.now()
      if (!(await succeeds(order, latenciesMs.length, agent))) failures++
      latenciesMs.push(performance.now() - start)
    }
  })
  await Promise.all(callers)
  agent.destroy()
  process.send?.({ latenciesMs, failures, seconds: (performance.now() - begun) / 1000 } satisfies Calls)
})

function succeeds({ url, request: { method, paths, headers, bodies = [] } }: Order, turn: number, agent: Agent) {
  return new Promise<boolean>((resolve) => {
    const path = paths[turn % paths.length] as string
    const call = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve(answer.statusCode !== undefined && (answer.statusCode < 300 || answer.statusCode === 304)),
      )
      answer.on('error', () => resolve(false))
    })
    call.on('error', () => resolve(false))
    call.end(bodies[Math.floor(turn / paths.length) % bodies.length])
  })
}

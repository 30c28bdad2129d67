import { Agent, request } from 'node:http'
import type { Request } from './benchmark.ts'

export type Order = { url: string; request: Request; concurrency: number; seconds: number }
/** `wrong` counts the wrong answers by status; 0 is no answer. */
export type Calls = { latenciesMs: number[]; failures: number; wrong: Record<number, number>; seconds: number }

/** Sends the requests from a separate process, so that their CPU time is not counted as the app's. */
process.on('message', async (order: Order) => {
  const agent = new Agent({ keepAlive: true, maxSockets: order.concurrency })
  const latenciesMs: number[] = []
  const wrong: Record<number, number> = {}
  const begun = performance.now()
  const end = begun + order.seconds * 1000
  const callers = Array.from({ length: order.concurrency }, async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const status = await statusOf(order, latenciesMs.length, agent)
      if (!isRight(status)) wrong[status] = (wrong[status] ?? 0) + 1
      latenciesMs.push(performance.now() - start)
    }
  })
  await Promise.all(callers)
  agent.destroy()
  const failures = Object.values(wrong).reduce((sum, count) => sum + count, 0)
  process.send?.({ latenciesMs, failures, wrong, seconds: (performance.now() - begun) / 1000 } satisfies Calls)
})

const isRight = (status: number) => (status >= 200 && status < 300) || status === 304

function statusOf({ url, request: { method, paths, headers, bodies = [] } }: Order, turn: number, agent: Agent) {
  return new Promise<number>((resolve) => {
    const path = paths[turn % paths.length] as string
    const call = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    call.on('error', () => resolve(0))
    call.end(bodies[Math.floor(turn / paths.length) % bodies.length])
  })
}

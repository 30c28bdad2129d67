import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type LoadOrder = {
  url: string
  calls: { method: string; path: string; body?: object; cookie?: string }[]
  seconds: number
  /**
   * Calls a second, whether or not earlier ones were answered; or as many callers, who take the calls in turn and repeat
   * theirs as soon as it is answered, or may be repeated.
   */
  perSecond?: number
  atOnce?: number
}

export type LoadSeen = {
  /** How many answers there were with each status; 0 is no answer. */
  statuses: Record<string, number>
  /** Why there was no answer. */
  failures: Record<string, number>
  /** Answers with 503 that don't say when to come again. */
  withoutRetryAfter: number
  /** The slowest of 99 in 100. */
  refusedMs: number
  servedMs: number
  perSecond: number
}

const tickMs = 10

/** Loads the product from a process of its own. Reports when it stops calling, before the last answers have come. */
process.on('message', async (order: LoadOrder) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const statuses: Record<string, number> = {}
  const failures: Record<string, number> = {}
  const times: Record<'refused' | 'served', number[]> = { refused: [], served: [] }
  let withoutRetryAfter = 0
  let count = 0

  function note(answer: IncomingMessage | undefined, begun: number): void {
    const status = answer?.statusCode ?? 0
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 503 && answer?.headers['retry-after'] === undefined) withoutRetryAfter += 1
    if (status === 503) times.refused.push(performance.now() - begun)
    else if (status > 0 && status < 400) times.served.push(performance.now() - begun)
  }

  function call(turn: number): Promise<IncomingMessage | undefined> {
    const { method, path, body, cookie = '' } = order.calls[turn % order.calls.length]!
    count += 1
    const begun = performance.now()
    return new Promise((resolve) => {
      const done = (answer?: IncomingMessage) => {
        note(answer, begun)
        resolve(answer)
      }
      const fail = ({ code = '' }: NodeJS.ErrnoException) => {
        failures[code] = (failures[code] ?? 0) + 1
        done()
      }
      const headers = { 'content-type': 'application/json', cookie }
      const sending = request(order.url + path, { method, headers, agent }, (answer) => {
        answer.resume()
        answer.once('end', () => done(answer)).once('error', fail)
      })
      sending.once('error', fail)
      sending.end(body && JSON.stringify(body))
    })
  }

  const start = performance.now()
  const end = start + order.seconds * 1000
  if (order.perSecond === undefined) {
    const again = async (turn: number) => {
      while (performance.now() < end) {
        const answer = await call(turn)
        await pause(Number(answer?.headers['retry-after'] ?? 0) * 1000)
      }
    }
    await Promise.all(Array.from({ length: order.atOnce ?? 1 }, (_, turn) => again(turn)))
  } else {
    const rate = order.perSecond
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const now = performance.now()
        const due = Math.floor(((Math.min(now, end) - start) / 1000) * rate)
        while (count < due) void call(count)
        if (now < end) return
        clearInterval(timer)
        resolve()
      }, tickMs)
    })
  }
  const seconds = (performance.now() - start) / 1000
  process.send?.({
    statuses,
    failures,
    withoutRetryAfter,
    refusedMs: slowest(times.refused),
    servedMs: slowest(times.served),
    perSecond: Math.round(count / seconds),
  } satisfies LoadSeen)
})

function slowest(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
}

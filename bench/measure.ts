import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Benchmark, Request } from './benchmark.ts'
import type { Calls, Order } from './caller.ts'
import { cpuSeconds } from './cost.ts'
import type { Instance } from './instance.ts'

export const seconds = { warmUp: 8, measured: 6 }
const rounds = 4

/** CPU time of one request in milliseconds: that of the program, and that of its database. */
export type Cost = { own: number; database: number; failures: number }
/** Sends requests for some seconds. */
export type Subject = (seconds: number) => Promise<Cost>

export const whole = ({ own, database }: Cost) => own + database

/** What each costs when it is warm. In short turns, because other work on the machine changes what all of them cost. */
export async function inTurns<const All extends readonly Subject[]>(subjects: All) {
  for (const send of subjects) await send(seconds.warmUp)
  const costs = subjects.map((): Cost => ({ own: 0, database: 0, failures: 0 }))
  for (let round = 0; round < rounds; round++)
    for (const [at, send] of subjects.entries()) {
      const { own, database, failures } = await send(seconds.measured / rounds)
      const cost = costs[at] as Cost
      cost.own += own / rounds
      cost.database += database / rounds
      cost.failures += failures
    }
  return costs as { [at in keyof All]: Cost }
}

export async function call(order: Order): Promise<Calls> {
  const caller = fork(join(import.meta.dirname, 'caller.ts'))
  caller.send(order)
  const [calls] = (await once(caller, 'message')) as [Calls]
  caller.disconnect()
  return calls
}

/** Sends a benchmark's request to an instance. */
export const sending =
  (instance: Instance, { concurrency, once: isOnce }: Benchmark, request: Request): Subject =>
  async (duration) => {
    const before = cpuSeconds(instance.pid)
    const { latenciesMs, failures } = await call({ url: instance.url, request, concurrency, seconds: duration })
    const after = cpuSeconds(instance.pid)
    if (isOnce) request.paths.splice(0, latenciesMs.length)
    const each = (spent: number) => (spent * 1000) / latenciesMs.length
    return { own: each(after.app - before.app), database: each(after.database - before.database), failures }
  }

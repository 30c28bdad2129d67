import { fork } from 'node:child_process'
import { pbkdf2Sync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Calls, Order } from './caller.ts'
import { cpuSeconds } from './cost.ts'
import type { Instance } from './instance.ts'

export const seconds = { warmUp: 8, measured: 6 }

export async function call(order: Order): Promise<Calls> {
  const caller = fork(join(import.meta.dirname, 'caller.ts'))
  caller.send(order)
  const [calls] = (await once(caller, 'message')) as [Calls]
  caller.disconnect()
  return calls
}

/** Sends a request for some seconds, with the CPU time of each call in milliseconds. */
export async function callAndCount(order: Order, instance: Instance) {
  const before = cpuSeconds(instance.pid)
  const calls = await call(order)
  const after = cpuSeconds(instance.pid)
  const each = (spent: number) => (spent * 1000) / calls.latenciesMs.length
  return { ...calls, cpu: { app: each(after.app - before.app), database: each(after.database - before.database) } }
}

/** Half of the latencies are below `share(latencies, 0.5)`. */
export function share(latenciesMs: readonly number[], part: number): number {
  const sorted = latenciesMs.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}

/** Duration of a fixed computation, which shows how much other processes slow the machine down. */
export function yardstickMs(): number {
  const begun = performance.now()
  pbkdf2Sync('', '', 100_000, 64, 'sha512')
  return performance.now() - begun
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Benchmark } from './benchmark.ts'
import { memoryMb, residentMb } from './cost.ts'
import type { Instance } from './instance.ts'
import { median } from '../e2e/cold-time.ts'
import { call } from './measure.ts'

const minutes = 60
/** Caches are full and the code is compiled by then. */
const warmAfter = 5
const compared = 10

type Minute = { appMb: number; allMb: number; calls: number; wrong: string[] }

/** Sends all requests in turn, each for a part of every minute and then as long nothing, and notes the memory after each minute. */
export async function hourOfLoad(instance: Instance, all: readonly Benchmark[]) {
  const orders = []
  for (const benchmark of all.filter(({ once, adds }) => !once && !adds))
    orders.push({
      name: benchmark.name,
      url: instance.url,
      request: await benchmark.prepare(instance),
      concurrency: benchmark.concurrency,
    })
  const each = 60 / orders.length / 2
  const curve: Minute[] = []
  while (curve.length < minutes) {
    const minute: Minute = { appMb: 0, allMb: 0, calls: 0, wrong: [] }
    for (const order of orders) {
      const { latenciesMs, wrong } = await call({ ...order, seconds: each })
      minute.calls += latenciesMs.length
      for (const [status, count] of Object.entries(wrong)) minute.wrong.push(`${count} × ${status}: ${order.name}`)
      await pause(each * 1000)
    }
    curve.push({ ...minute, appMb: Math.round(residentMb(instance.pid)), allMb: Math.round(memoryMb(instance.pid)) })
  }
  const middle = (part: readonly Minute[]) => median(part.map(({ allMb }) => allMb))
  return {
    curve: Object.fromEntries(
      curve
        .map((minute, at) => [`minute ${at + 1}`, minute] as const)
        .filter(([, { wrong }], at) => at % 5 === 4 || wrong.length > 0),
    ),
    times: middle(curve.slice(-compared)) / middle(curve.slice(warmAfter, warmAfter + compared)),
    failures: curve.flatMap(({ wrong }) => wrong).length,
  }
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../e2e/cold-time.ts'
import type { Benchmark } from './benchmark.ts'
import { coldDashboardMs } from './cold-dashboard.ts'
import { memoryMb } from './cost.ts'
import { exportMs, largeExportMb } from './exports.ts'
import { startInstance, type Instance } from './instance.ts'
import { growth } from './growth.ts'
import { hourOfLoad } from './hour.ts'
import { lettersCpuSeconds } from './letters.ts'
import { listeningMs } from './listening.ts'
import { call, callAndCount, seconds, share, yardstickMs } from './measure.ts'
import { costOfRights } from './rights.ts'
import { slowPhoneMs } from './slow-phone.ts'
import { smoothMs } from './smooth.ts'

const port = Number(process.env['PORT'] ?? 4150)
const limits = {
  idleMb: 150,
  loadedMb: 250,
  healthzMs: 500,
  stopMs: 3000,
  coldMs: 300,
  blockingMs: 150,
  exportMs: 3000,
  exportMb: 400,
  lettersCpuSeconds: 10,
  listeningMs: 1000,
  rightsPercent: 3,
  growthTimes: 1.3,
  hourTimes: 1.1,
}
const idleSeconds = 5
const [wanted = ''] = process.argv.slice(2)
let missed = 0

const verdict = (good: boolean) => {
  if (!good) missed++
  return good ? 'pass' : 'FAIL'
}

async function benchmarks(wanted: string): Promise<Benchmark[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.bench.ts'))
  const modules = (await Promise.all(files.map((name) => import(`./${name}`)))) as {
    default: Benchmark | Benchmark[]
  }[]
  return modules
    .flatMap((module) => module.default)
    .filter(({ name, slow }) => name.includes(wanted) && !(slow && wanted === ''))
}

async function measure(benchmark: Benchmark, instance: Instance) {
  const { concurrency, budget } = benchmark
  const order = { url: instance.url, request: await benchmark.prepare(instance), concurrency }
  const warmUp = await call({ ...order, seconds: seconds.warmUp })
  if (benchmark.once) order.request.paths.splice(0, warmUp.latenciesMs.length)
  let loadedMb = 0
  const sampling = setInterval(() => (loadedMb = Math.max(loadedMb, memoryMb(instance.pid))), 1000)
  const measured = await callAndCount({ ...order, seconds: seconds.measured }, instance)
  const { latenciesMs, failures, seconds: took, cpu } = measured
  const cpuMs = cpu.app + cpu.database
  clearInterval(sampling)
  const row = {
    'requests/s': Math.round(latenciesMs.length / took),
    'p50 ms': share(latenciesMs, 0.5).toFixed(1),
    'p99 ms': share(latenciesMs, 0.99).toFixed(1),
    'CPU ms': cpuMs.toFixed(2),
    '(app + database)': `${cpu.app.toFixed(2)} + ${cpu.database.toFixed(2)}`,
    budget: budget.cpuMs.toFixed(2),
    'memory, MB': Math.round(loadedMb),
    yardstick: Math.round(yardstickMs()),
    verdict: failures > 0 ? `${verdict(false)} (${failures} wrong answers)` : verdict(cpuMs <= budget.cpuMs),
  }
  return { row, loadedMb }
}

async function measureStarts(dataDir: string): Promise<Record<string, object>> {
  const starts: Instance[] = []
  const stopsMs: number[] = []
  for (let round = 0; round < 5; round++) {
    const instance = await startInstance(dataDir, port)
    starts.push(instance)
    const stopping = performance.now()
    await instance.stop()
    stopsMs.push(performance.now() - stopping)
  }
  const healthz = median(starts.map(({ healthzAfterMs }) => healthzAfterMs))
  const readyz = median(starts.map(({ readyzAfterMs }) => readyzAfterMs))
  return {
    'start to first /healthz, ms': figure(healthz, limits.healthzMs),
    'start to first /readyz, ms': figure(readyz, limits.healthzMs),
    'stop, ms': figure(median(stopsMs), limits.stopMs),
  }
}

const figure = (value: number, limit: number) => ({
  value: Math.round(value),
  budget: limit,
  verdict: verdict(value <= limit),
})

const dataDir = mkdtempSync(join(tmpdir(), 'larkspur-bench-'))
try {
  await (await startInstance(dataDir, port)).stop()
  const footprint = await measureStarts(dataDir)

  const instance = await startInstance(dataDir, port)
  await pause(idleSeconds * 1000)
  footprint['memory, idle, MB'] = figure(memoryMb(instance.pid), limits.idleMb)

  const table: Record<string, object> = {}
  let loadedMb = 0
  for (const benchmark of await benchmarks(wanted)) {
    const result = await measure(benchmark, instance)
    table[benchmark.name] = result.row
    loadedMb = Math.max(loadedMb, result.loadedMb)
  }
  if (loadedMb > 0) console.table(table)
  if (wanted === 'growth') {
    const { costs, connections, signIns } = await growth(instance, await benchmarks(''), dataDir, port + 1)
    const judged = costs.map(({ name, times, ...row }) => {
      const good = times <= limits.growthTimes
      return [name, { ...row, times: times.toFixed(2), verdict: verdict(good) }]
    })
    console.table(Object.fromEntries(judged))
    console.table(connections)
    console.table(signIns)
  }
  if (wanted === 'hour') {
    const { curve, times, failures } = await hourOfLoad(instance, await benchmarks(''))
    console.table(curve)
    const good = times <= limits.hourTimes && failures === 0
    console.log(`memory at the end, as a multiple of the beginning: ${times.toFixed(2)} (${verdict(good)})`)
  }
  if (wanted === 'smooth') console.table(await smoothMs(instance))
  if (loadedMb > 0) footprint['memory, under load, MB'] = figure(loadedMb, limits.loadedMb)
  const coldMs = await coldDashboardMs(instance)
  if (coldMs !== undefined) footprint['cold dashboard in a browser, ms'] = figure(coldMs, limits.coldMs)
  if ('export'.includes(wanted))
    footprint['export of 12 weddings, ms'] = figure(await exportMs(instance), limits.exportMs)
  if ('listening'.includes(wanted))
    footprint['a change told to 300 pages of links, ms'] = figure(await listeningMs(instance), limits.listeningMs)
  if ('letters'.includes(wanted))
    footprint['letters about 10,000 news, CPU s'] = figure(await lettersCpuSeconds(instance), limits.lettersCpuSeconds)
  if (wanted === 'rights') {
    const reads = (await benchmarks('')).filter(({ name }) => /^(list of 50|25 tasks|50 messages|month)/.test(name))
    const costs = await costOfRights(instance, reads, async ({ concurrency }, request) => {
      const order = { url: instance.url, request, concurrency }
      await call({ ...order, seconds: 2 })
      const { cpu } = await callAndCount({ ...order, seconds: seconds.measured }, instance)
      return cpu.app + cpu.database
    })
    for (const [name, percent] of Object.entries(costs))
      footprint[`rights add to ${name}, %`] = figure(percent, limits.rightsPercent)
  }
  if (wanted === 'large export') {
    const [small, large] = await largeExportMb(instance)
    footprint[`memory, ${small.what}, MB`] = figure(small.mostMb, limits.exportMb)
    footprint[`memory, ${large.what}, MB`] = figure(large.mostMb, Math.round(small.mostMb * 1.5))
  }
  const onPhone = 'phone'.includes(wanted) ? await slowPhoneMs(instance) : {}
  for (const [page, ms] of Object.entries(onPhone))
    footprint[`blocked on a slow phone, ms: ${page}`] = figure(ms, limits.blockingMs)
  await instance.stop()

  console.table(footprint)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = missed === 0 ? 0 : 1

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCommit } from './against.ts'
import { bareClient, record } from './bare.ts'
import type { Benchmark } from './benchmark.ts'
import { memoryMb } from './cost.ts'
import { measureFootprint, measureStarts, type Measured } from './footprint.ts'
import { growth, signInStorm, underLoad } from './growth.ts'
import { guestFrames } from './guest-frames.ts'
import { hourOfLoad } from './hour.ts'
import { root, type Instance } from './instance.ts'
import { inTurns, sending, whole, type Cost } from './measure.ts'
import { costOfRights } from './rights.ts'
import { smoothMs } from './smooth.ts'

const port = Number(process.env['PORT'] ?? 4150)
/** How many times the bare statements, the empty installation, and the first minutes. */
const most = { reads: 3, writes: 4, growth: 1.3, hour: 1.1 }
const against = 'against='
const args = process.argv.slice(2)
const commit = args.find((arg) => arg.startsWith(against))?.slice(against.length)
const wanted = args.find((arg) => !arg.startsWith(against)) ?? ''
let missed = 0

const verdict = (good: boolean) => {
  if (!good) missed++
  return good ? 'pass' : 'FAIL'
}
const times = (one: Cost, other: Cost) => whole(one) / whole(other)
const shown = (cost: Cost) =>
  `${whole(cost).toFixed(2)} (${cost.own.toFixed(2)} + ${cost.database.toFixed(2)})` +
  (cost.failures > 0 ? `, ${cost.failures} wrong answers` : '')

async function benchmarks(words: string): Promise<Benchmark[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.bench.ts'))
  const modules = (await Promise.all(files.map((name) => import(`./${name}`)))) as {
    default: Benchmark | Benchmark[]
  }[]
  return modules
    .flatMap((module) => module.default)
    .filter(({ name, slow }) => words.split(',').some((part) => name.includes(part)) && !(slow && words === ''))
}

async function measureRequests({ instance }: Measured, before: Measured | undefined): Promise<void> {
  const prepared = []
  for (const benchmark of await benchmarks(wanted)) {
    const request = await benchmark.prepare(instance)
    prepared.push({ benchmark, request, requestBefore: before && (await benchmark.prepare(before.instance)) })
  }
  // Before anything is measured, because the process that is recorded uses the database too.
  const compared = prepared.filter(({ benchmark }) => benchmark.kind)
  const toRecord = compared.map(({ request }) => request)
  const recorded = toRecord.length === 0 ? [] : await record(instance, port + 2, toRecord)
  const table: Record<string, object> = {}
  for (const one of prepared) {
    const { benchmark, request, requestBefore } = one
    const statements = recorded[compared.indexOf(one)]
    const client = statements && bareClient(instance, statements, benchmark.concurrency)
    const [cost, ...others] = await inTurns([
      sending(instance, benchmark, request),
      ...(client ? [client.send] : []),
      ...(before && requestBefore ? [sending(before.instance, benchmark, requestBefore)] : []),
    ])
    client?.end()
    table[benchmark.name] = rowOf(benchmark, cost, client && others[0], before && others.at(-1))
  }
  if (prepared.length > 0) console.table(table)
}

function rowOf({ kind }: Benchmark, cost: Cost, bare: Cost | undefined, before: Cost | undefined) {
  const isGood = cost.failures === 0 && (!bare || !kind || times(cost, bare) <= most[kind])
  return {
    'CPU ms (app + database)': shown(cost),
    'bare (client + database)': bare ? shown(bare) : '',
    times: bare ? times(cost, bare).toFixed(2) : '',
    'at most': kind ? most[kind] : '',
    verdict: verdict(isGood),
    ...(before && { [`CPU ms at ${commit}`]: shown(before), 'times that': times(cost, before).toFixed(2) }),
  }
}

async function measureGrowth(small: Instance): Promise<void> {
  const { instance: large } = await measureStarts(root, join(folder, 'large'), port + 1)
  const all = await growth(small, large, await benchmarks(''))
  const [read] = await benchmarks('50 messages')
  const rows = all.map(({ name, empty, grown }) => {
    const isGood = empty.failures + grown.failures === 0 && times(grown, empty) <= most.growth
    const ratio = times(grown, empty).toFixed(2)
    return [name, { empty: shown(empty), grown: shown(grown), times: ratio, verdict: verdict(isGood) }]
  })
  console.table(Object.fromEntries(rows))
  if (read) console.table(await underLoad(large, await read.prepare(large), port + 2))
  console.table(await signInStorm(large))
  await large.stop()
}

async function measureHour(instance: Instance): Promise<void> {
  const { curve, times: ratio, failures } = await hourOfLoad(instance, await benchmarks(''))
  console.table(curve)
  const good = ratio <= most.hour && failures === 0
  console.log(`memory at the end, as a multiple of the beginning: ${ratio.toFixed(2)} (${verdict(good)})`)
}

/** Figures that depend on the machine have no verdict; those of another commit stand beside them. */
function printFigures({ figures }: Measured, before: Measured | undefined): void {
  const rounded = (value: number | undefined) => (value === undefined ? '' : Number(value.toPrecision(3)))
  const rows = Object.entries(figures).map(([name, value]) => {
    const valueBefore = before?.figures[name]
    const beside = valueBefore && { [`${commit}`]: rounded(valueBefore), 'times that': rounded(value / valueBefore) }
    return [name, { here: rounded(value), ...beside }]
  })
  console.table(Object.fromEntries(rows))
}

const folder = mkdtempSync(join(tmpdir(), 'larkspur-bench-'))
try {
  const here = await measureStarts(root, join(folder, 'here'), port)
  const before = commit ? await measureStarts(buildCommit(commit, folder), join(folder, 'before'), port + 1) : undefined
  await measureRequests(here, before)
  if (wanted === 'growth') await measureGrowth(here.instance)
  if (wanted === 'hour') await measureHour(here.instance)
  if (wanted === 'smooth') console.table(await smoothMs(here.instance))
  if (wanted === 'guest frames') console.table(await guestFrames(here.instance))
  if (wanted === 'rights') {
    const reads = (await benchmarks('')).filter(({ name }) => /^(list of 50|25 tasks|50 messages|month)/.test(name))
    Object.assign(here.figures, await costOfRights(here.instance, reads))
  }
  for (const { instance, figures } of before ? [here, before] : [here]) {
    figures['memory, after the requests, MB'] = memoryMb(instance.pid)
    Object.assign(figures, await measureFootprint(instance, wanted))
    await instance.stop()
  }
  printFigures(here, before)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = missed === 0 ? 0 : 1

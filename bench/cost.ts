import { readdirSync, readFileSync } from 'node:fs'

const clockTicksPerSecond = 100

type Process = { pid: number; parent: number; ownTicks: number; reapedTicks: number }

/** CPU time so far of the app, and of its database server with every connection it ever had. */
export function cpuSeconds(app: number): { app: number; database: number } {
  const all = family(app)
  const ofApp = all.filter(({ pid }) => pid === app).map(({ ownTicks }) => ownTicks)
  const ofDatabase = all.filter(({ pid }) => pid !== app).map(({ ownTicks, reapedTicks }) => ownTicks + reapedTicks)
  return { app: sum(ofApp) / clockTicksPerSecond, database: sum(ofDatabase) / clockTicksPerSecond }
}

/** What they hold in memory, shared pages counted once between them. */
export function memoryMb(app: number): number {
  const kilobytes = family(app).map(({ pid }) => {
    const rollup = readIfThere(`/proc/${pid}/smaps_rollup`)
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  })
  return sum(kilobytes) / 1024
}

function family(app: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => processOf(Number(pid)))
  const members = all.filter(({ pid }) => pid === app)
  // The list grows while it is walked: children of children are members too.
  for (const { pid } of members) members.push(...all.filter(({ parent }) => parent === pid))
  return members
}

function processOf(pid: number): Process[] {
  const afterName = readIfThere(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  const [, parent = 0] = afterName
  const [user = 0, system = 0, reapedUser = 0, reapedSystem = 0] = afterName.slice(11, 15)
  return afterName.length < 15 ? [] : [{ pid, parent, ownTicks: user + system, reapedTicks: reapedUser + reapedSystem }]
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

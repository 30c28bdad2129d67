import { readdirSync, readFileSync } from 'node:fs'

const clockTicksPerSecond = 100

type Process = { pid: number; parent: number; ownTicks: number; reapedTicks: number }

/** CPU time so far of the app, and of its database server including closed connections. */
export function cpuSeconds(app: number): { app: number; database: number } {
  const all = family(app)
  const ofApp = all.filter(({ pid }) => pid === app).map(({ ownTicks }) => ownTicks)
  const ofDatabase = all.filter(({ pid }) => pid !== app).map(({ ownTicks, reapedTicks }) => ownTicks + reapedTicks)
  return { app: sum(ofApp) / clockTicksPerSecond, database: sum(ofDatabase) / clockTicksPerSecond }
}

type Mapping = { file: string; pss: number; rss: number; anonymous: number }

/**
 * Memory of the processes, as if no other instance ran on the machine. Pages that they share with each other count once.
 * Pages of files, such as the code of Node and PostgreSQL, may also be shared with other instances, whose share the kernel
 * subtracts (Pss): so each file counts with the resident size of one process if that is larger.
 */
export function memoryMb(app: number): number {
  let own = 0
  const ofFiles = new Map<string, { shares: number; most: number }>()
  for (const { pid } of family(app)) {
    for (const { file, pss, rss, anonymous } of mappingsOf(pid)) {
      const fromFile = rss - anonymous
      if (file === '' || fromFile === 0) {
        own += pss
        continue
      }
      const known = ofFiles.get(file) ?? { shares: 0, most: 0 }
      // A modified page is private to the process.
      const share = Math.max(0, pss - anonymous)
      own += pss - share
      ofFiles.set(file, { shares: known.shares + share, most: Math.max(known.most, fromFile) })
    }
  }
  const files = [...ofFiles.values()].map(({ shares, most }) => Math.max(shares, most))
  return (own + sum(files)) / 1024
}

/** Memory of one process, with everything that it shares. */
export const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** In kilobytes. `file` is undefined for anonymous memory and for files that only this instance opens. */
function mappingsOf(pid: number): Mapping[] {
  const mappings = readIfThere(`/proc/${pid}/smaps`).split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
  return mappings.map((text) => {
    const [, offset = '', name = ''] = /^\S+ \S+ (\S+) \S+ \d+ *(.*)$/m.exec(text) ?? []
    const figure = (title: string) => Number(new RegExp(`^${title}: +(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    const file = /^\/(?!dev\/)(?!.*\(deleted\)$)/.test(name) ? `${name} ${offset}` : ''
    return { file, pss: figure('Pss'), rss: figure('Rss'), anonymous: figure('Anonymous') }
  })
}

function family(app: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => processOf(Number(pid)))
  const members = all.filter(({ pid }) => pid === app)
  // The list grows during the iteration, to include indirect child processes.
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

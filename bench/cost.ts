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

type Mapping = { file: string; pss: number; rss: number; anonymous: number }

/**
 * What they hold in memory, as if nobody else ran on the machine. Pages that they share with each other count once. Those
 * of files, like the code of Node and PostgreSQL, are also shared with other instances, which the kernel's share (Pss)
 * takes off: so of each file counts what one process has of it, where that is more.
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
      // A page that was changed is the process's own.
      const share = Math.max(0, pss - anonymous)
      own += pss - share
      ofFiles.set(file, { shares: known.shares + share, most: Math.max(known.most, fromFile) })
    }
  }
  const files = [...ofFiles.values()].map(({ shares, most }) => Math.max(shares, most))
  return (own + sum(files)) / 1024
}

/** In kilobytes. Memory that is no file's, or of one that only this instance has open, has no file here. */
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

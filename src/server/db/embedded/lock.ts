import { execFileSync } from 'node:child_process'
import { linkSync, lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class DataFolderInUse extends Error {}

/** One app process a data folder: the second is refused, and a dead one's claim is taken over. Returns the release. */
export function claimDataFolder(dataDir: string): () => void {
  const claim = join(dataDir, 'app.pid')
  const mine = `${process.pid} ${birthOf(process.pid)}\n${placeOf(dataDir)}\n`
  const draft = `${claim}.${process.pid}`
  try {
    writeFileSync(draft, mine, { mode: 0o600 })
  } catch (error) {
    throw new Error(`This account can't write in ${dataDir} (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    })
  }
  try {
    while (!linked(draft, claim)) {
      const holder = readIfThere(claim)
      if (holder === undefined) continue
      const [who = '', place = ''] = holder.split('\n')
      const pid = Number.parseInt(who, 10)
      if (birthOf(pid) && who === `${pid} ${birthOf(pid)}` && !isCopied(dataDir, place)) {
        throw new DataFolderInUse(
          `Larkspur already runs on ${dataDir} (process ${pid}). One data folder serves one process; several need DATABASE_URL.`,
        )
      }
      setAside(claim, draft, holder)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (readIfThere(claim) === mine) rmSync(claim, { force: true })
  }
}

const placeOf = (dataDir: string): string => {
  const { dev, ino } = statSync(dataDir)
  return `${dev}:${ino}`
}

/** A claim that came along with a copy of the folder is on the original. A link in the copy still leads to the original's database. */
function isCopied(dataDir: string, place: string): boolean {
  const sharesDatabase = lstatSync(join(dataDir, 'database'), { throwIfNoEntry: false })?.isSymbolicLink() === true
  return place !== '' && place !== placeOf(dataDir) && !sharesDatabase
}

/** Between reading a dead claim and moving it away, another process may have put a live one in its place: then that one goes back. */
function setAside(claim: string, draft: string, dead: string): void {
  const aside = `${draft}.dead`
  try {
    renameSync(claim, aside)
  } catch {
    return
  }
  if (readIfThere(aside) !== dead) linked(aside, claim)
  rmSync(aside, { force: true })
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** When a process began, because its number alone is soon used again; empty for a process that is gone. */
function birthOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    }
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return afterName[0] === 'Z' ? '' : (afterName[19] ?? '')
  } catch {
    return ''
  }
}

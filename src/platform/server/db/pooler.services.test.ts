import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { chooseAccount, credentials } from '#platform/server/db/embedded/account.ts'
import { openDatabase } from '#platform/server/db/open.ts'
import { configOf } from '#platform/server/db/pool.ts'
import { isShared } from '#platform/server/db/pooler.ts'
import { admin } from '#test/admin.ts'
import { clientFor, inDatabase } from '#test/cluster.ts'
import { unique } from '#test/server.ts'
import { freePort } from '../../../../scripts/free-port.mjs'

/** Set by `npm run test:services`, which makes sure that PgBouncer is installed. */
const required = process.env['LARKSPUR_TEST_PGBOUNCER']
const program = required ?? '/usr/sbin/pgbouncer'
const database = `larkspur_${unique()}`
const direct = inDatabase(inject('cluster'), database)
const folder = mkdtempSync(join(tmpdir(), 'larkspur-pgbouncer-'))
chmodSync(folder, 0o755)
let pooler: ChildProcess | undefined

beforeAll(async () => {
  await admin(`create database ${database}`)
  await admin(`alter database ${database} set timezone to 'UTC'`)
})
afterEach(async () => {
  if (pooler?.exitCode === null) {
    pooler.kill('SIGKILL')
    await once(pooler, 'exit')
  }
})
afterAll(async () => {
  await admin(`drop database ${database}`)
  rmSync(folder, { recursive: true, force: true })
})

/** Starts PgBouncer in front of the tests' cluster, as an account that may reach it; returns its address. */
async function startPooler(
  mode: string,
  settings: string[] = ['ignore_startup_parameters = options'],
): Promise<string> {
  const { host, port: serverPort, user, password } = new pg.Client(configOf(direct))
  const port = await freePort()
  const file = join(folder, `${port}.ini`)
  const secret = password ? ` password=${password}` : ''
  const server = `${database} = host=${host} port=${serverPort} user=${user}${secret}`
  const own = [`listen_addr = 127.0.0.1`, `listen_port = ${port}`, `pool_mode = ${mode}`, 'auth_type = any']
  const lines = ['[databases]', server, '[pgbouncer]', ...own, 'unix_socket_dir =', ...settings, '']
  writeFileSync(file, lines.join('\n'), { mode: 0o644 })
  const owner = host.startsWith('/') ? statSync(host).uid : undefined
  pooler = spawn(program, ['-q', file], { ...credentials(chooseAccount(owner)), cwd: '/', stdio: 'ignore' })
  const url = `postgres://${user}@127.0.0.1:${port}/${database}`
  const answers = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    await client.end()
  }
  await expect.poll(() => answers().then(String, String)).not.toContain('ECONNREFUSED')
  return url
}

const refusalOf = (url: string) =>
  openDatabase(url, 2).then(
    async (opened) => {
      await opened.close()
      return 'opened'
    },
    (error: Error) => error.message,
  )

async function tablesMade(): Promise<number> {
  const connection = clientFor(direct)
  await connection.connect()
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  await connection.end()
  return rows[0]?.count ?? 0
}

test('a direct connection to PostgreSQL is not taken for a shared one', async () => {
  const connection = clientFor(direct)
  await connection.connect()
  expect(await isShared(connection, direct)).toBe(false)
  await connection.end()
})

if (required || existsSync(program)) {
  test.each([
    ['with its default settings', []],
    ['with one connection', ['default_pool_size = 1']],
    ['with round-robin connections', ['default_pool_size = 3', 'server_round_robin = 1']],
  ])('a pooler in transaction mode, %s, is refused before anything is created', async (_, settings) => {
    const url = await startPooler('transaction', ['ignore_startup_parameters = options', ...settings])
    // Idle server connections of other clients, so that the pooler has more than one to assign.
    const others = [new pg.Client(url), new pg.Client(url), new pg.Client(url)]
    await Promise.all(others.map((other) => other.connect()))
    await Promise.all(others.map((other) => other.query('select pg_sleep(0.1)')))
    const refusal = await refusalOf(url)
    await Promise.all(others.map((other) => other.end()))
    expect(refusal).toMatch(/^DATABASE_URL names .* mode, .* PostgreSQL itself$/)
    expect(await tablesMade()).toBe(0)
  })

  test('a pooler in statement mode is refused', async () => {
    const url = await startPooler('statement')
    expect(await refusalOf(url)).toMatch(/^DATABASE_URL names .* mode, .* PostgreSQL itself$/)
    expect(await tablesMade()).toBe(0)
  })

  test('a pooler that rejects startup settings is refused', async () => {
    const url = await startPooler('session', [])
    expect(await refusalOf(url)).toMatch(/^DATABASE_URL names .* does not pass on the settings of a session/)
    expect(await tablesMade()).toBe(0)
  })

  test('a pooler in session mode that drops settings is refused', async () => {
    const url = await startPooler('session')
    expect(await refusalOf(url)).toMatch(/^DATABASE_URL names .* does not pass on the settings of a session/)
    expect(await tablesMade()).toBe(0)
  })
}

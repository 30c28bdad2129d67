import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chooseAccount } from '#platform/server/db/embedded/account.ts'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import { locateBinaries } from '#platform/server/db/embedded/binaries.ts'
import { homeOutsideDataFolder } from '#platform/server/db/embedded/cluster.ts'
import { startEmbedded, type EmbeddedDatabase } from '#platform/server/db/embedded/embedded.ts'

const asRoot = process.getuid?.() === 0
const said: string[] = []
const running = new Set<EmbeddedDatabase>()
const folders = new Set<string>()
const children = new Set<ChildProcess>()

const used = mkdtempSync(join(tmpdir(), 'larkspur-embedded-'))

beforeAll(async () => {
  const database = await startEmbedded(used, () => {})
  await database.stop()
})

afterAll(() => rmSync(used, { recursive: true }))

afterEach(async () => {
  vi.unstubAllEnvs()
  // Also after a failed test, no process is left running.
  for (const child of children) child.kill('SIGTERM')
  for (const database of running) await database.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  running.clear()
  children.clear()
  folders.clear()
  said.length = 0
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-embedded-'))
  folders.add(folder)
  chmodSync(folder, 0o755)
  return folder
}

/** A data folder after its first start, copied because creating one takes ten times as long. */
function newUsedFolder(): string {
  const folder = newFolder()
  spawnSync('cp', ['-a', `${used}/.`, folder])
  return folder
}

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dataDir, (line) => said.push(line))
  running.add(database)
  return database
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  running.delete(database)
  await database.stop()
}

async function ask(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const messageOf = (start: Promise<unknown>) =>
  start.then(
    () => 'started',
    (error: Error) => error.message,
  )

test('keeps its rows across restarts, durably', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await ask(first, "CREATE TABLE kept AS SELECT 'Zoë & Łukasz' AS names")
  await stop(first)

  const second = await start(dataDir)
  expect(await ask(second, 'SELECT names FROM kept')).toEqual([{ names: 'Zoë & Łukasz' }])
  const settings =
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'data_checksums')"
  expect(await ask(second, `${settings} ORDER BY name`)).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
  ])
})

test('is found by a command when the service keeps its sockets in a folder of its own', async () => {
  const dataDir = newUsedFolder()
  const sockets = newFolder()
  vi.stubEnv('RUNTIME_DIRECTORY', sockets)
  const database = await start(dataDir)
  vi.unstubAllEnvs()
  expect(database.connection.host).toMatch(`${sockets}/larkspur-`)
  expect(addressOfRunning(dataDir)).toEqual(database.connection)
})

test('requires the password and stores it in a private file', async () => {
  const dataDir = newUsedFolder()
  const { connection } = await start(dataDir)
  const stranger = new pg.Client({ ...connection, password: 'guess' })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  expect(statSync(join(dataDir, 'secrets')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'secrets/database-password')).mode & 0o777).toBe(0o600)
  expect(statSync(connection.host).mode & 0o777).toBe(0o700)
})

test('leaves no socket folder, lock or process behind', async () => {
  const dataDir = newUsedFolder()
  const database = await start(dataDir)
  await stop(database)
  expect(existsSync(database.connection.host)).toBe(false)
  expect(readdirSync(dataDir).sort()).toEqual(['database', 'secrets'])
  expect(existsSync(join(dataDir, 'database/postmaster.pid'))).toBe(false)
})

test('starts again with a new socket when something that tidies /tmp has removed the folder of the old one', async () => {
  const database = await start(newUsedFolder())
  await ask(database, "CREATE TABLE kept AS SELECT 'Emma' AS name")
  rmSync(database.connection.host, { recursive: true })
  await expect.poll(() => ask(database, 'SELECT name FROM kept').catch(() => []), { timeout: 30_000 }).toHaveLength(1)
  expect(statSync(database.connection.host).mode & 0o777).toBe(0o700)
  expect(said).toEqual([expect.stringMatching(/^The socket of the database in .+ was removed; starting/)])
})

test('works in a data folder with a path of 150 characters', async () => {
  const base = newFolder()
  const dataDir = join(base, 'x'.repeat(150 - base.length - 1))
  expect(dataDir).toHaveLength(150)
  expect(await ask(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('refuses a second process on the same folder with a one-line error; the first goes on working', async () => {
  const dataDir = newUsedFolder()
  const first = await start(dataDir)
  expect(await messageOf(startEmbedded(dataDir, () => {}))).toMatch(/^Larkspur already runs on .*$/)

  const script = join(import.meta.dirname, '../../../../../test/crash-writer.ts')
  const second = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'ignore', 'pipe'] })
  children.add(second)
  const refusal = second.stderr.toArray()
  const [code] = (await once(second, 'exit')) as [number]
  expect(code).not.toBe(0)
  expect(String(await refusal)).toContain(`Larkspur already runs on ${dataDir} (process ${process.pid})`)
  expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('takes over the lock of a dead process even if its number is in use again', async () => {
  const dataDir = newUsedFolder()
  writeFileSync(join(dataDir, 'app.pid'), '1 12345678901234\n')
  expect(await ask(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('starts on a copy of a folder in use and leaves the original alone', async () => {
  const [dataDir, copy] = [newUsedFolder(), newUsedFolder()]
  const original = await start(dataDir)
  writeFileSync(join(copy, 'app.pid'), readFileSync(join(dataDir, 'app.pid')))
  const second = await start(copy)
  expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await ask(original, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await messageOf(startEmbedded(copy, () => {}))).toMatch(/^Larkspur already runs on .*$/)
})

test('refuses a copy whose database is a link to the one of the original folder', async () => {
  const dataDir = newUsedFolder()
  const original = await start(dataDir)
  const copy = newFolder()
  writeFileSync(join(copy, 'app.pid'), readFileSync(join(dataDir, 'app.pid')))
  symlinkSync(join(dataDir, 'database'), join(copy, 'database'))
  expect(await messageOf(startEmbedded(copy, () => {}))).toMatch(/^Larkspur already runs on .*$/)
  expect(await ask(original, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test("reports in one line that the folder can't be created", async () => {
  expect(await messageOf(startEmbedded('/proc/larkspur', () => {}))).toContain('/proc/larkspur')
})

test('ignores a postmaster.pid whose number now belongs to another process', async () => {
  const dataDir = newUsedFolder()
  const cluster = realpathSync(join(dataDir, 'database'))
  const { uid, gid } = statSync(cluster)
  const bystander = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
  children.add(bystander)
  writeFileSync(join(cluster, 'postmaster.pid'), `${bystander.pid}\n${cluster}\n0\n5432\n\n\n`, { mode: 0o600 })
  expect(await ask(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(bystander.exitCode).toBe(null)
})

test('ends an orphaned server of this folder and starts its own', async () => {
  const dataDir = newUsedFolder()
  const cluster = realpathSync(join(dataDir, 'database'))
  const { uid, gid } = statSync(cluster)
  const { postgres } = locateBinaries(chooseAccount(uid), homeOutsideDataFolder)
  const sockets = newFolder()
  chownSync(sockets, uid, gid)
  const settings = ['-c', 'listen_addresses=', '-c', 'logging_collector=off']
  const orphan = spawn(postgres, ['-D', cluster, '-k', sockets, ...settings], { uid, gid, cwd: '/' })
  children.add(orphan)
  let heard = ''
  orphan.stderr.setEncoding('utf8').on('data', (text: string) => (heard += text))
  await expect.poll(() => heard).toContain('ready to accept connections')
  expect(await ask(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(orphan.exitCode ?? orphan.signalCode).not.toBe(null)
})

test('reports in one line that the folder belongs to another major version', async () => {
  const dataDir = newUsedFolder()
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '17\n')
  const message = await messageOf(startEmbedded(dataDir, () => {}))
  expect(message).toMatch(/^The database in .* belongs to PostgreSQL 17, but this Larkspur brings PostgreSQL 18: .*$/)
  expect(existsSync(join(dataDir, 'app.pid'))).toBe(false)
})

test('completes an interrupted first start', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'database.unfinished/base'), { recursive: true })
  writeFileSync(join(dataDir, 'database.unfinished/PG_VERSION'), '18\n')
  expect(await ask(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('does not touch a folder with foreign content', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database/letters.txt'), 'dear')
  expect(await messageOf(startEmbedded(dataDir, () => {}))).toMatch(/is neither empty nor a database/)
  expect(readFileSync(join(dataDir, 'database/letters.txt'), 'utf8')).toBe('dear')
})

test('sets a new password when the secrets were lost', async () => {
  const dataDir = newUsedFolder()
  rmSync(join(dataDir, 'secrets'), { recursive: true })
  expect(await ask(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

if (asRoot) {
  test('keeps the database outside a folder that only root may enter, with a link and one line in the log', async () => {
    const closed = newFolder()
    chmodSync(closed, 0o700)
    const dataDir = join(closed, 'data')
    const first = await start(dataDir)
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS number')
    const outside = realpathSync(join(dataDir, 'database'))
    folders.add(outside)
    expect(lstatSync(join(dataDir, 'database')).isSymbolicLink()).toBe(true)
    expect(outside).toMatch(/^\/var\/lib\/larkspur\/database-/)
    expect(said).toEqual([expect.stringContaining(outside)])
    await stop(first)

    const second = await start(dataDir)
    expect(await ask(second, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
    expect(said).toHaveLength(1)
    await stop(second)

    rmSync(outside, { recursive: true })
    expect(await messageOf(startEmbedded(dataDir, () => {}))).toMatch(/is a link to a database that is gone/)
  })

  test('moves the database when its folder becomes root-only, and accepts one copied by root', async () => {
    const parent = newFolder()
    const dataDir = join(parent, 'data')
    const first = await start(dataDir)
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS number')
    await stop(first)
    chmodSync(parent, 0o700)
    spawnSync('chown', ['-R', 'root:root', dataDir])
    const second = await start(dataDir)
    folders.add(realpathSync(join(dataDir, 'database')))
    expect(await ask(second, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
    await stop(second)
  })
}

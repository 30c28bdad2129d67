import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'larkspur-crash-'))
const acknowledged = new Set<number>()
let app: Awaited<ReturnType<typeof startApp>> | undefined

afterAll(async () => {
  app?.process.kill('SIGTERM')
  if (app?.process.exitCode === null) await once(app.process, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

async function startApp() {
  const script = join(import.meta.dirname, '../../../../../test/crash-writer.ts')
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const [connection] = (await once(lines, 'line')) as [string]
  lines.on('line', (line) => acknowledged.add(Number(line)))
  return { process: child, connection: JSON.parse(connection) as pg.ClientConfig }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'close')
}

const cluster = () => realpathSync(join(dataDir, 'database'))
const serverPid = () => Number.parseInt(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8'), 10)

function someBackend(): number {
  const mine = readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === cluster() && Number(pid) !== serverPid()
    } catch {
      return false
    }
  })
  return Number(mine.at(-1))
}

async function untilMoreIsWritten(): Promise<void> {
  const before = acknowledged.size
  await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before + 20)
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  await client.connect()
  return client
}

async function expectNothingLost(connection: pg.ClientConfig): Promise<void> {
  const known = [...acknowledged]
  const client = await vi.waitFor(() => connect(connection), { timeout: 60_000, interval: 20 })
  const { rows } = await client.query<{ number: string }>('SELECT number FROM written')
  await client.end()
  const stored = new Set(rows.map(({ number }) => Number(number)))
  expect(known.filter((number) => !stored.has(number))).toEqual([])
}

const blows = {
  async 'the app'() {
    await kill(app!.process)
    app = undefined
  },
  async 'the database'() {
    process.kill(serverPid(), 'SIGKILL')
    await untilMoreIsWritten()
  },
  async 'one connection of the database'() {
    process.kill(someBackend(), 'SIGKILL')
    await untilMoreIsWritten()
  },
  async 'the database, then the app'() {
    process.kill(serverPid(), 'SIGKILL')
    await kill(app!.process)
    app = undefined
  },
  async 'the app, then the database'() {
    const server = serverPid()
    const gone = kill(app!.process)
    process.kill(server, 'SIGKILL')
    await gone
    app = undefined
  },
}

test.each(Object.entries(blows))(
  'kill -9 of %s in the middle of writes loses nothing',
  async (_, strike) => {
    app ??= await startApp()
    await untilMoreIsWritten()
    await pause(Math.random() * 300)
    await strike()
    app ??= await startApp()
    await expectNothingLost(app.connection)
  },
  120_000,
)

test('a normal stop shuts the database down cleanly', async () => {
  app ??= await startApp()
  await untilMoreIsWritten()
  app.process.kill('SIGTERM')
  const [code] = (await once(app.process, 'exit')) as [number]
  expect(code).toBe(0)
  app = await startApp()
  await expectNothingLost(app.connection)
}, 120_000)

const disk = mkdtempSync(join(tmpdir(), 'larkspur-full-disk-'))
/** Mounting a small disk needs root, which not every machine that runs the tests offers. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'none', disk]).status === 0

afterAll(() => {
  if (mounted) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
})

function fill(file: string): void {
  const piece = Buffer.alloc(65_536)
  try {
    for (;;) appendFileSync(file, piece)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  }
}

/** A database without room may accept a connection and not answer. */
const impatient = { connectionTimeoutMillis: 2000, query_timeout: 5000 }

async function ask(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection, ...impatient })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

if (mounted) {
  test('a database stopped by a full disk recovers with all its rows once there is room', async () => {
    chmodSync(disk, 0o755)
    const said: string[] = []
    const database = await startEmbedded(join(disk, 'data'), (line) => said.push(line))
    const { connection } = database
    try {
      await ask(connection, 'create table kept as select 7 as number')
      const ballast = join(disk, 'ballast')
      fill(ballast)
      // Fills the write-ahead log, without which PostgreSQL can't write and stops.
      const write = () =>
        ask(connection, `select pg_logical_emit_message(true, 'much', repeat(md5(random()::text), 30000))`)
      await expect
        .poll(() =>
          write().then(
            () => 'written',
            () => 'failed',
          ),
        )
        .toBe('failed')
      const saidAfterKnocking = async () => {
        await write().catch(() => {})
        return said.join('\n')
      }
      // A segment of the log that could not be completed is deleted, which may be all the room that a recovery needs. A process
      // of its own takes that room, which does not wait for a turn of this one.
      const filling = spawn('sh', ['-c', 'while :; do cat /dev/zero; done >> "$0" 2> /dev/null', ballast], {
        detached: true,
      })
      await expect
        .poll(saidAfterKnocking, { timeout: 90_000 })
        .toMatch(/No space left on device\. It is tried again until there is room/)
        .finally(() => process.kill(-filling.pid!, 'SIGKILL'))
      expect(said).toHaveLength(2)

      rmSync(ballast)
      const rows = () => ask(connection, 'select number from kept').catch((error: Error) => error.message)
      await expect.poll(rows).toEqual([{ number: 7 }])
    } finally {
      await database.stop()
    }
  }, 180_000)
}

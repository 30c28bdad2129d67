import { hooks } from '#app/server/hooks.ts'
import { tables } from '#app/server/tables.ts'
import { createWriteStream, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startEmbedded, type EmbeddedDatabase } from '#platform/server/db/embedded/embedded.ts'
import { openDatabase, type Database } from '#platform/server/db/open.ts'
import { clientFor } from '#test/cluster.ts'
import { diskStore } from '#platform/server/files/disk.ts'
import { auditKeyOf, useAuditKey } from '#studio/audit/server/seal.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import { concerns } from '#app/server/heard-topics.ts'
import { openLive, type Live } from '#platform/server/http/live.ts'
import { openKeys } from '#talk/push/server/jobs/open-keys.ts'
import { openInternet } from '#platform/server/foundation/internet.ts'
import { WorkFolders } from '#platform/server/foundation/work-folders.ts'
import { openSecretBox } from '#platform/server/foundation/secret-box.ts'
import { openPush } from '#talk/push/server/sender.ts'
import { buildServer } from '#app/server/serve.ts'
import { formOf, pdf } from '#test/form.ts'
import { Caller, installationSecret, password, PlannerCaller, unique } from '#test/server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'larkspur-troubles-'))
let embedded: EmbeddedDatabase
let database: Database
let live: Live
let app: FastifyInstance
let planner: PlannerCaller

const lines: { level: number; msg: string; err?: unknown }[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })

/** Simulates a disk with or without free space. */
let hasRoom = true
function fillable(store: FileStore): FileStore {
  return {
    ...store,
    async put(bytes) {
      if (hasRoom) return store.put(bytes)
      await pipeline(bytes, createWriteStream('/dev/full'))
      return { key: '', size: 0 }
    },
  }
}

beforeAll(async () => {
  embedded = await startEmbedded(dataDir, () => {}, { throwaway: true })
  database = await openDatabase(embedded.connection, 4)
  live = await openLive(database, concerns, (message) => log.warn(message))
  const files = fillable(await diskStore(join(dataDir, 'files')))
  const config = { publicUrl: 'http://localhost:3000', trustProxy: [] }
  const internet = openInternet()
  const push = openPush(await openKeys(database.ownerPool), {
    subject: 'mailto:hello@example.com',
    internet,
  })
  const authenticatorBox = openSecretBox(installationSecret, 'authenticators')
  useAuditKey(auditKeyOf(installationSecret))
  const auditHeads = join(dataDir, 'audit-heads.json')
  const { publicUrl } = config
  const work = new WorkFolders(dataDir)
  const answerBox = openSecretBox(installationSecret, 'answers')
  const boxes = { authenticatorBox, answerBox }
  const services = {
    publicUrl,
    lettersAfterMs: 600_000,
    files,
    work,
    internet,
    push,
    hooks,
    tables,
    ...boxes,
    auditHeads,
  }
  app = await buildServer({ config, database, services, live, log, checkAnswers: true })
  planner = await signedIn()
})
afterAll(async () => {
  await app.close()
  await live.close()
  await database.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => void lines.splice(0))

async function signedIn(): Promise<PlannerCaller> {
  const email = `${unique()}@studio.example`
  const account = { name: 'Paula', username: unique(), email, password, confirmPassword: password }
  await new Caller(app).post('/api/auth/signup', account)
  const verified = 'update planners set email_verified = true where email = $1 returning id'
  const { rows } = await database.ownerPool.query<{ id: number }>(verified, [email])
  const caller = new PlannerCaller(app, rows[0]?.id ?? 0, email)
  await caller.post('/api/auth/login', { email, password })
  return caller
}

const said = (words: string) => lines.filter(({ msg }) => msg.startsWith(words))
const stacks = () => lines.filter(({ err }) => err !== undefined)
const ready = () => new Caller(app).get('/readyz')
/** All but the live channel's, which logs its own loss. */
const endConnections = () =>
  admin(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'larkspur'`)

async function admin(...statements: string[]): Promise<void> {
  const connection = clientFor(embedded.connection)
  await connection.connect()
  try {
    for (const sql of statements) await connection.query(sql)
  } finally {
    await connection.end()
  }
}

async function untilReasonIs(reason: RegExp): Promise<void> {
  await expect.poll(async () => String(((await ready()).body as { reason?: string }).reason)).toMatch(reason)
}
async function untilReady(): Promise<void> {
  await expect.poll(async () => (await ready()).status).toBe(200)
}

describe('without its database', () => {
  test('calls get 503, and the log has one line at the start and one at the end', async () => {
    await embedded.stop()
    const calls = ['/api/clients', '/api/tasks', '/api/auth/me', '/api/live']
    for (const call of [...calls, ...calls]) {
      const { status, body, headers } = await planner.get(call)
      expect([call, status]).toEqual([call, 503])
      expect(body).toEqual({ message: expect.stringMatching(/^Larkspur cannot reach its data/) as string })
      expect(headers['retry-after']).toBe('5')
    }
    const login = await new Caller(app).post('/api/auth/login', { email: planner.email, password })
    expect(login.status).toBe(503)
    expect(await new Caller(app).get('/healthz')).toMatchObject({ status: 200 })
    expect(await ready()).toMatchObject({
      status: 503,
      body: { status: 'unavailable', reason: expect.stringMatching(/^The database cannot be reached: /) as string },
    })
    expect(said('The database cannot be reached')).toHaveLength(1)

    embedded = await startEmbedded(dataDir, () => {}, { throwaway: true })
    await untilReady()
    expect((await planner.get('/api/clients')).status).toBe(200)
    expect(said('The database is reached again')).toHaveLength(1)
    expect(stacks()).toEqual([])
  })

  test('calls in progress when it is killed get 503 or succeed', async () => {
    const pid = Number.parseInt(
      readFileSync(join(realpathSync(join(dataDir, 'database')), 'postmaster.pid'), 'utf8'),
      10,
    )
    let calling = true
    const statuses = new Set<number>()
    const callers = Array.from({ length: 8 }, async (_, n) => {
      while (calling) {
        const path = n % 2 ? '/api/clients' : '/api/progress-goals?monthYear=2031-06'
        statuses.add((await planner.get(path)).status)
        statuses.add((await planner.post('/api/tasks', { title: 'Bring the rings' })).status)
      }
    })
    await expect.poll(() => statuses.has(201)).toBe(true)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => statuses.has(503)).toBe(true)
    await untilReady()
    calling = false
    await Promise.all(callers)
    expect([...statuses].sort()).toEqual([200, 201, 503])
    expect(said('The database cannot be reached').length).toBeLessThanOrEqual(3)
    expect(stacks()).toEqual([])
  })

  test('a connection terminated by an administrator is answered with 503', async () => {
    const statuses = new Set<number>()
    let calling = true
    const callers = Array.from({ length: 4 }, async () => {
      while (calling) statuses.add((await planner.get('/api/clients')).status)
    })
    // Idle connections are replaced silently, so this repeats until one was in use.
    for (let n = 0; n < 200 && (n < 5 || statuses.size < 2); n += 1) await endConnections()
    calling = false
    await Promise.all(callers)
    expect([...statuses].sort()).toEqual([200, 503])
    expect(stacks()).toEqual([])
    await untilReady()
  })

  test('a server that has become read-only counts as unreachable', async () => {
    const task = { title: 'Bring the rings' }
    await admin('alter role larkspur set default_transaction_read_only = on')
    await endConnections()
    await expect.poll(async () => (await planner.post('/api/tasks', task)).status).toBe(503)
    await untilReasonIs(/only reads|read-only/)
    expect(stacks()).toEqual([])
    await admin('set default_transaction_read_only = off', 'alter role larkspur reset all')
    await untilReady()
    expect((await planner.post('/api/tasks', task)).status).toBe(201)
  })
})

describe('at the connection limit of its database', () => {
  const others: pg.Client[] = []
  afterEach(async () => {
    await Promise.all(others.splice(0).map((connection) => connection.end()))
  })

  /** Opens connections until the server refuses more. */
  async function takeTheRest(): Promise<void> {
    for (;;) {
      const connection = clientFor(embedded.connection)
      connection.on('error', () => {})
      try {
        await connection.connect()
      } catch (error) {
        expect((error as { code?: string }).code).toBe('53300')
        return
      }
      others.push(connection)
    }
  }

  test('open connections serve, and without any of them calls get 503 until others are closed', async () => {
    expect((await planner.get('/api/clients')).status).toBe(200)
    await takeTheRest()
    expect((await planner.get('/api/clients')).status).toBe(200)

    const own = `from pg_stat_activity where application_name like 'larkspur%'`
    // A connection that is ended frees its place a moment later, and the app may take it.
    await expect
      .poll(async () => {
        await others[0]?.query(`select pg_terminate_backend(pid) ${own}`)
        await takeTheRest()
        return (await others[0]?.query(`select ${own}`))?.rowCount
      })
      .toBe(0)
    await expect.poll(async () => (await planner.get('/api/clients')).status).toBe(503)
    await untilReasonIs(/too many clients/)
    expect(said('The database cannot be reached')).toHaveLength(1)

    await Promise.all(others.splice(0).map((connection) => connection.end()))
    await untilReady()
    expect((await planner.get('/api/clients')).status).toBe(200)
    expect(said('The database is reached again')).toHaveLength(1)
    expect(stacks()).toEqual([])
  })

  test('a start without a free connection fails with the reason', async () => {
    await takeTheRest()
    await expect(openDatabase(embedded.connection, 1)).rejects.toThrow(/too many clients/)
  })
})

describe('without disk space', () => {
  const noRoom = { message: expect.stringMatching(/^There is no room left/) as string }

  test('in the database, writes are refused with 507 and reads are served', async () => {
    await database.ownerPool.query(`
      create function fill() returns trigger language plpgsql as $$
      begin raise 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$;
      create trigger fill before insert on tasks for each row execute function fill()`)
    for (const _ of [1, 2, 3]) {
      expect(await planner.post('/api/tasks', { title: 'Bring the rings' })).toMatchObject({
        status: 507,
        body: noRoom,
      })
    }
    expect((await planner.get('/api/tasks')).status).toBe(200)
    expect((await ready()).body).toEqual({
      status: 'unavailable',
      reason:
        'There is no room left on the disk of the database: could not extend file "base/1/2": No space left on device',
    })
    expect(said('There is no room left')).toHaveLength(1)
    expect(stacks()).toEqual([])
    await database.ownerPool.query('drop trigger fill on tasks; drop function fill()')
    await untilReady()
    expect(said('There is room again')).toHaveLength(1)
    expect((await planner.post('/api/tasks', { title: 'Bring the rings' })).status).toBe(201)
  })

  test('for files, uploads are refused with 507 and everything else is served', async () => {
    const { id } = await planner.addClient()
    const upload = async () => {
      const file = { name: 'contract.pdf', bytes: pdf(200_000), type: 'application/pdf' }
      return planner.post(`/api/clients/${id}/documents`, ...(await formOf({ title: 'Contract' }, [file])))
    }
    hasRoom = false
    for (const _ of [1, 2, 3]) expect(await upload()).toMatchObject({ status: 507, body: noRoom })
    expect((await planner.post('/api/tasks', { title: 'Bring the rings' })).status).toBe(201)
    expect(await ready()).toMatchObject({
      status: 503,
      body: { reason: expect.stringMatching(/^There is no room left for files: ENOSPC/) as string },
    })
    expect(said('There is no room left for files')).toHaveLength(1)
    expect(stacks()).toEqual([])
    hasRoom = true
    await untilReady()
    expect(said('There is room for files again')).toHaveLength(1)
    expect((await upload()).status).toBe(201)
  })
})

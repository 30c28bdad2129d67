import { readFileSync, realpathSync } from 'node:fs'
import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import { clientFor, inDatabase, template, urlOf } from '#test/cluster.ts'
import { addressOfMail, expectAllOnce, MailLoad } from '#test/mail-load.ts'
import { listening, openMailServer } from '#test/mail-server.ts'
import { end, hasEnded, isUp, startLarkspur, type Larkspur } from '#test/process.ts'
import { unique } from '#test/server.ts'

let folder: string
let database: string
const started: Larkspur[] = []
const endings: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-faults-'))
  await chmod(folder, 0o755)
  database = `larkspur_${unique()}`
  await asked(inject('cluster'), `create database ${database} template ${template}`)
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((larkspur) => end(larkspur, 'SIGKILL')))
  for (const ending of endings.splice(0).reverse()) await ending()
  await asked(inject('cluster'), `drop database ${database}`)
  // The last process of the database may still write its statistics.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}, 30_000)

async function connect(address: Parameters<typeof clientFor>[0]): Promise<pg.Client> {
  const connection = clientFor(address)
  connection.on('error', () => {})
  await connection.connect()
  return connection
}

async function asked<Row extends object>(address: Parameters<typeof clientFor>[0], sql: string): Promise<Row[]> {
  const connection = await connect(address)
  const { rows } = await connection.query<Row>(sql).finally(() => connection.end())
  return rows
}

const shared = () => inDatabase(inject('cluster'), database)
/** The mails in the queue. Jobs of the clock may join them at any minute. */
const jobs = () =>
  asked<{ attempts: number; locked: boolean }>(
    shared(),
    `select attempts, locked_by is not null as locked
     from graphile_worker.jobs where task_identifier = 'mail' order by id`,
  )
const addMail = (to: string) =>
  asked(
    shared(),
    `select enqueue('mail', '{"to": "${to}", "subject": "Hello", "greeting": "Hello", "paragraphs": []}')`,
  )

async function worker(smtpUrl: string, env: Record<string, string> = {}): Promise<Larkspur> {
  const larkspur = await startLarkspur({
    DATA_DIR: folder,
    DATABASE_URL: urlOf(shared()),
    SMTP_URL: smtpUrl,
    WORKER: 'only',
    ...env,
  })
  started.push(larkspur)
  await isUp(larkspur)
  return larkspur
}

const logOf = () => started.flatMap(({ lines }) => lines).join('\n')

async function mailServer() {
  const server = await openMailServer()
  endings.push(server.close)
  return server
}

/** Speaks SMTP up to a point, then stops answering. */
async function silentMailServer(silentAt: 'the greeting' | 'the sender' | 'the end of the mail') {
  const sockets: Socket[] = []
  const seen = { ends: 0 }
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    if (silentAt === 'the greeting') return
    socket.write('220 here\r\n')
    let mail: string | undefined
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      if (mail !== undefined) {
        mail += text
        if (mail.endsWith('\r\n.\r\n')) seen.ends += 1
      } else if (silentAt === 'the sender' && text.startsWith('MAIL')) return
      else if (text.startsWith('DATA')) {
        mail = ''
        socket.write('354 go on\r\n')
      } else socket.write('250 fine\r\n')
    })
  })
  const url = await listening(server)
  endings.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url, sockets, seen }
}

describe('the database lost while jobs finish', () => {
  it('does not end the process, and no mail is lost or sent twice', { timeout: 240_000 }, async () => {
    const { received, url } = await mailServer()
    const larkspur = await worker(url, { DATABASE_URL: '' })
    const load = new MailLoad(() => connect(addressOfRunning(folder)))
    load.start(15)
    const serverPid = () =>
      Number.parseInt(readFileSync(join(realpathSync(join(folder, 'database')), 'postmaster.pid'), 'utf8'), 10)
    const endConnections = () =>
      asked(
        addressOfRunning(folder),
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
    const blows = [
      () => process.kill(serverPid(), 'SIGKILL'),
      // Fast shutdown, as an administrator requests it.
      () => process.kill(serverPid(), 'SIGINT'),
      endConnections,
      () => process.kill(serverPid(), 'SIGQUIT'),
    ]
    for (const strike of blows) {
      const before = received.length
      await expect.poll(() => received.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 15)
      await pause(Math.random() * 200)
      await strike()
      await pause(500)
    }
    await load.stop()
    expect(hasEnded(larkspur), logOf()).toBe(false)
    await expectAllOnce(load, received, logOf)
  })
})

describe('a killed worker', () => {
  it('loses no mail and sends none twice', { timeout: 180_000 }, async () => {
    const { received, url } = await mailServer()
    const load = new MailLoad(() => connect(shared()))
    load.start(60)
    const killed = await worker(url)
    await expect.poll(() => received.length, { timeout: 60_000, interval: 2 }).toBeGreaterThan(10)
    await pause(Math.random() * 150)
    await end(killed, 'SIGKILL')
    await load.stop()
    await worker(url)
    await expectAllOnce(load, received, logOf)
  })

  it('has its jobs taken over by another running worker', { timeout: 180_000 }, async () => {
    // A worker waits longer for an answer than for a greeting: longer than another one takes to start on a busy machine.
    const silent = await silentMailServer('the sender')
    const first = await worker(silent.url)
    await addMail('later@example.com')
    await expect.poll(jobs).toEqual([{ attempts: 1, locked: true }])
    const { received, url } = await mailServer()
    await worker(url)
    await pause(3000)
    expect(await jobs()).toEqual([{ attempts: 1, locked: true }])
    await end(first, 'SIGKILL')
    await expect.poll(() => received.map(addressOfMail), { timeout: 60_000 }).toEqual(['later@example.com'])
  })
})

describe('a worker stopped while its mail server does not answer', () => {
  it('releases a mail that has not been sent', { timeout: 180_000 }, async () => {
    const silent = await silentMailServer('the greeting')
    const stopped = await worker(silent.url)
    for (let number = 1; number <= 6; number += 1) await addMail(`guest-${number}@example.com`)
    await expect.poll(() => silent.sockets.length).toBe(4)
    expect(await end(stopped, 'SIGTERM')).toBe(0)
    expect(await jobs()).toEqual(Array.from({ length: 6 }, () => ({ attempts: 0, locked: false })))

    const { received, url } = await mailServer()
    await worker(url)
    await expect.poll(() => new Set(received.map(addressOfMail)).size, { timeout: 60_000 }).toBe(6)
    expect(received).toHaveLength(6)
  })

  it('does not resend a mail that the server received completely, and logs that', { timeout: 180_000 }, async () => {
    const silent = await silentMailServer('the end of the mail')
    const stopped = await worker(silent.url)
    await addMail('perhaps@example.com')
    await expect.poll(() => silent.seen.ends).toBe(1)
    expect(await end(stopped, 'SIGTERM')).toBe(0)
    const { received, url } = await mailServer()
    const next = await worker(url)
    await expect.poll(jobs).toEqual([])
    expect(received).toEqual([])
    expect(next.lines.join('\n')).toMatch(/"to":"perhaps@example\.com".*may not have gone out/)
  })
})

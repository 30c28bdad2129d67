import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { clientFor, inDatabase, template } from '#server/db/test-cluster.ts'
import { unique } from '#server/test-server.ts'

const root = new URL('../..', import.meta.url).pathname
const database = `larkspur_${unique()}`
const running: ChildProcess[] = []
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-main-'))
  await admin(`create database ${database} template ${template}`)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => ended(child, 'SIGKILL')))
})
afterAll(async () => {
  await admin(`drop database ${database}`)
  await rm(folder, { recursive: true, force: true })
})

async function admin(sql: string): Promise<void> {
  const connection = clientFor(inject('cluster'))
  await connection.connect()
  await connection.query(sql)
  await connection.end()
}

function databaseUrl(): string {
  const address = inDatabase(inject('cluster'), database)
  if (typeof address === 'string') return address
  const { user, password, host } = address
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

type Process = { child: ChildProcess; lines: string[]; url: string }

async function start(env: Record<string, string>): Promise<Process> {
  const port = env.PORT ?? (await freePort())
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(),
      PORT: port,
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  running.push(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))
  }
  return { child, lines, url: `http://127.0.0.1:${port}` }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
  return child.exitCode
}

async function serving({ lines }: Process): Promise<void> {
  await expect.poll(() => lines.join('\n')).toContain('Larkspur is at')
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

const newcomer = () => ({
  name: 'Ann',
  username: unique(),
  email: `${unique()}@example.com`,
  password: 'secret-1',
  confirmPassword: 'secret-1',
})

const signUp = (url: string) => post(`${url}/api/auth/signup`, newcomer())

/** A call whose head has arrived for certain, and whose body is yet to come. */
async function halfSentSignUp(url: string): Promise<() => Promise<number | undefined>> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const call = request(`${url}/api/auth/signup`, { method: 'POST', headers })
  call.flushHeaders()
  await once(call, 'continue')
  return async () => {
    call.end(JSON.stringify(newcomer()))
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
}

const mailsWritten = async () =>
  (await readdir(join(folder, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml')).length

describe('a process', () => {
  it('says where it is and what to do next, answers, and ends cleanly', async () => {
    const larkspur = await start({})
    await serving(larkspur)
    await expect.poll(() => larkspur.lines[1]).toContain('sign up')
    expect(await (await fetch(`${larkspur.url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${larkspur.url}/readyz`)).json()).toEqual({ status: 'ok' })
    const stopping = Date.now()
    expect(await ended(larkspur.child, 'SIGTERM')).toBe(0)
    expect(Date.now() - stopping).toBeLessThan(10_000)
  })

  it('finishes what is in flight before it ends', async () => {
    const larkspur = await start({})
    await serving(larkspur)
    const sendRest = await halfSentSignUp(larkspur.url)
    const ending = ended(larkspur.child, 'SIGTERM')
    const takesMore = () =>
      fetch(`${larkspur.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(takesMore).toBe(false)
    expect(await sendRest()).toBe(201)
    expect(await ending, larkspur.lines.join('\n')).toBe(0)
  })

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ SMTP_ULR: 'smtp://localhost' }, 'SMTP_ULR'],
    [{ DATABASE_URL: 'postgres://owner@127.0.0.1:1/studio' }, 'DATABASE_URL'],
    [{ HOST: '192.0.2.1' }, 'HOST'],
    [{ HOST: 'no-such-host.invalid' }, 'HOST'],
    [{ DATA_DIR: '/proc/larkspur' }, 'DATA_DIR'],
    [{ DATA_DIR: '/dev/null' }, 'DATA_DIR'],
    [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
    [{ DATA_DIR: '/sys/larkspur' }, 'DATA_DIR'],
    [{ FILES_URL: 's3://bucket?endpoint=here' }, 'FILES_URL'],
    [
      { FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
      'FILES_URL',
    ],
  ])('with %j stops with one line that names it', async (env, name) => {
    const { child, lines } = await start(env)
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(name)
  })

  it('says in one line that its port is taken', async () => {
    const first = await start({})
    await serving(first)
    const second = await start({ PORT: new URL(first.url).port })
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.lines).toEqual([expect.stringContaining(`port ${new URL(first.url).port} is taken`)])
  })
})

describe('several processes on one database', () => {
  it('share sessions and the work: one serves, one works off jobs', async () => {
    const [pages, more] = [await start({ WORKER: 'off' }), await start({ WORKER: 'off' })]
    await Promise.all([serving(pages), serving(more)])
    const before = await mailsWritten()
    expect((await signUp(pages.url)).status).toBe(201)
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(await mailsWritten()).toBe(before)

    const worker = await start({ WORKER: 'only' })
    await expect.poll(mailsWritten).toBeGreaterThan(before)
    await expect(fetch(`${worker.url}/healthz`)).rejects.toThrow()

    const limited = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        post(`${(n % 2 ? pages : more).url}/api/auth/login`, { email: 'one@example.com', password: 'guess' }),
      ),
    )
    expect(limited.filter(({ status }) => status === 429)).toHaveLength(4)
  })
})

import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { admin } from '#test/admin.ts'
import { clientFor, inDatabase, template, urlOf } from '#test/cluster.ts'
import { end, isUp, startLarkspur, type Larkspur } from '#test/process.ts'
import { unique } from '#test/server.ts'

const database = `larkspur_${unique()}`
const running: Larkspur[] = []
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-main-'))
  await admin(`create database ${database} template ${template}`)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((larkspur) => end(larkspur, 'SIGKILL')))
})
afterAll(async () => {
  await admin(`drop database ${database}`)
  await rm(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string>): Promise<Larkspur> {
  const larkspur = await startLarkspur({
    DATA_DIR: folder,
    DATABASE_URL: urlOf(inDatabase(inject('cluster'), database)),
    ...env,
  })
  running.push(larkspur)
  return larkspur
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

/** A call whose headers the server has received and whose body is still to come. */
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

async function askedHere(sql: string): Promise<unknown[]> {
  const connection = clientFor(inDatabase(inject('cluster'), database))
  await connection.connect()
  const { rows } = await connection.query(sql).finally(() => connection.end())
  return rows
}

const mailsWritten = async () =>
  (await readdir(join(folder, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml')).length

describe('a process', () => {
  it('logs its URL and next steps, answers, and finishes requests in progress before it stops cleanly', async () => {
    const larkspur = await start({})
    await isUp(larkspur)
    await expect.poll(() => larkspur.lines[1]).toContain('sign up')
    const says = async (path: string) => (await fetch(`${larkspur.url}${path}`)).json()
    // A busy machine may have it refuse what can wait.
    await expect.poll(() => says('/healthz')).toEqual({ status: 'ok' })
    await expect.poll(() => says('/readyz')).toEqual({ status: 'ok' })

    const { port } = new URL(larkspur.url)
    const second = await start({ PORT: port })
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.lines).toEqual([expect.stringContaining(`port ${port} is taken`)])

    const sendRest = await halfSentSignUp(larkspur.url)
    const ending = end(larkspur, 'SIGTERM')
    const takesMore = () =>
      fetch(`${larkspur.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(takesMore).toBe(false)
    expect(await sendRest()).toBe(201)
    expect(await ending, larkspur.lines.join('\n')).toBe(0)
  }, 60_000)

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: 'postgres://owner@127.0.0.1:1/studio' }, 'DATABASE_URL'],
    [{ HOST: '192.0.2.1' }, 'HOST'],
    [{ HOST: 'no-such-host.invalid' }, 'HOST'],
    [{ DATA_DIR: '/proc/larkspur' }, 'DATA_DIR'],
    [
      { FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
      'FILES_URL',
    ],
  ])('with %j stops with one line that names the setting', async (env, name) => {
    const { child, lines } = await start(env)
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(name)
  })
})

describe('several processes on one database', () => {
  it('share sessions and work: one serves, another runs jobs', async () => {
    const [pages, more] = [await start({ WORKER: 'off' }), await start({ WORKER: 'off' })]
    await Promise.all([isUp(pages), isUp(more)])
    const before = await mailsWritten()
    // A process that has just started on a busy machine may ask for a moment.
    await expect.poll(async () => (await signUp(pages.url)).status).toBe(201)
    const waitingForJobs = () =>
      askedHere(
        `select from pg_stat_activity where datname = current_database() and query ilike 'listen "jobs:insert"%'`,
      )
    expect(await waitingForJobs()).toHaveLength(0)

    const worker = await start({ WORKER: 'only' })
    await expect.poll(waitingForJobs).not.toHaveLength(0)
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { addressOfRunning } from '#server/db/embedded/address.ts'
import { program, programCache, root } from '../scripts/program.mjs'

export type Instance = Awaited<ReturnType<typeof startInstance>>

const password = 'a long bench password 7'

/** The built product in a separate process, as an operator runs it. */
export async function startInstance(dataDir: string, port: number, settings: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const app = spawn(process.execPath, program, {
    cwd: root,
    env: {
      ...programCache,
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => app.kill())
  const answering = async (path: string) => {
    while (!(await answers(url + path))) {
      if (app.exitCode !== null) throw new Error('The app ended before it answered.')
      await pause(2)
    }
    return performance.now() - begun
  }
  const healthzAfterMs = await answering('/healthz')
  const readyzAfterMs = await answering('/readyz')

  return {
    pid: app.pid ?? 0,
    url,
    healthzAfterMs,
    readyzAfterMs,
    async stop() {
      app.kill('SIGTERM')
      await once(app, 'exit')
    },
    /** Inserts too many rows to send through the API. */
    async fill(sql: string) {
      const connection = new pg.Client(addressOfRunning(dataDir))
      await connection.connect()
      await connection.query(sql)
      await connection.end()
    },
    /** Signs a planner up through the API, including the mailed link. */
    async signUp(name: string) {
      const email = `${name}@example.com`
      const profile = { name, username: name, businessName: `${name} weddings` }
      await post(url, '/api/auth/signup', { ...profile, email, password, confirmPassword: password })
      await post(url, '/api/auth/verify-email', { token: await mailedToken(dataDir, email) })
      const login = await post(url, '/api/auth/login', { email, password })
      const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0])
      const { user } = (await login.json()) as { user: { id: number } }
      return { id: user.id, email, password, headers: { cookie: cookie.join('; ') } }
    },
  }
}

export async function post(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url)
    await body?.cancel()
    return ok
  } catch {
    return false
  }
}

/** Polls, because mail is written by a job. */
async function mailedToken(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  for (let tries = 0; tries < 500; tries++) {
    for (const name of readdirSync(outbox).filter((file) => file.endsWith('.eml'))) {
      const mail = readFileSync(join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      const token = mail.includes(email) && /verify-email\?token=([\w-]+)/.exec(mail)?.[1]
      if (token) return token
    }
    await pause(20)
  }
  throw new Error(`No mail to ${email} arrived in ${outbox}.`)
}

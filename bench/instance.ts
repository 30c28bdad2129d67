import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import { call, signUp } from '#test/sign-up.ts'
export { root } from '../scripts/program.mjs'

type Program = typeof import('../scripts/program.mjs')
export type Instance = Awaited<ReturnType<typeof startInstance>>

/** A product, built in its folder, in a separate process, as an operator runs it. */
export async function startInstance(
  product: string,
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
) {
  const { program, programCache } = (await import(join(product, 'scripts/program.mjs'))) as Program
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const app = spawn(process.execPath, program, {
    cwd: product,
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
  const end = () => app.kill()
  process.once('exit', end)
  app.once('exit', () => process.off('exit', end))
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
    dataDir,
    healthzAfterMs,
    readyzAfterMs,
    async stop() {
      app.kill('SIGTERM')
      await once(app, 'exit')
    },
    /** Inserts too many rows to send through the API, or asks for some. */
    async fill(sql: string): Promise<unknown[]> {
      const connection = new pg.Client(addressOfRunning(dataDir))
      await connection.connect()
      const { rows } = await connection.query(sql)
      await connection.end()
      return rows
    },
    /** Signs a planner up through the API, including the mailed link. */
    async signUp(name: string) {
      const { cookie, ...account } = await signUp({ url, name, mailTo: (email) => mailInOutbox(dataDir, email) })
      return { ...account, headers: { cookie } }
    },
  }
}

export const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  call(url + path, { body, headers })

async function answers(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url)
    await body?.cancel()
    return ok
  } catch {
    return false
  }
}

function mailInOutbox(dataDir: string, email: string): string | undefined {
  const outbox = join(dataDir, 'outbox')
  const mails = readdirSync(outbox).filter((file) => file.endsWith('.eml'))
  const texts = mails.map((name) =>
    readFileSync(join(outbox, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  )
  return texts.find((text) => text.includes(email))
}

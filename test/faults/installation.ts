import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, readlinkSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const startsWithinMs = 60_000

type Plan = {
  dataDir: string
  port: number
  settings: Record<string, string>
  /** What Node is started with. */
  program: readonly string[]
  /** The library libfaketime, if the database is to share the app's clock; without it only the app's can be set. */
  faketime?: string | undefined
}

export function signalAll(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** The product in a process of its own with its embedded database, started again and again on one data folder. */
export class Installation {
  readonly url: string
  readonly lines: string[] = []
  /** What ended without having been told to. */
  readonly ownEnds: string[] = []
  readonly #plan: Plan
  readonly #clockFile: string
  #app: ChildProcess | undefined
  #isEndExpected = false

  constructor(plan: Plan) {
    this.#plan = plan
    this.#clockFile = `${plan.dataDir}.clock`
    this.url = `http://127.0.0.1:${plan.port}`
    this.setClockAhead(0)
  }

  get env(): Record<string, string> {
    const { dataDir, port, settings } = this.#plan
    return { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: this.url, LOG_LEVEL: 'warn', ...settings }
  }

  /** The file has the seconds with a sign, and is never seen half written. */
  setClockAhead(ms: number): void {
    writeFileSync(`${this.#clockFile}.new`, `${ms < 0 ? '' : '+'}${ms / 1000}`)
    renameSync(`${this.#clockFile}.new`, this.#clockFile)
  }

  /** Everything stands still for longer than a second, so that no process goes on with the earlier time. */
  async setSharedClockAhead(ms: number): Promise<void> {
    this.signalApp('SIGSTOP')
    // After the first, which starts the others, these are all that there are.
    signalAll('SIGSTOP', [this.databasePid])
    const pids = this.databasePids
    signalAll('SIGSTOP', pids)
    this.setClockAhead(ms)
    await pause(1100)
    signalAll('SIGCONT', pids)
    this.signalApp('SIGCONT')
  }

  /** Resolves when it answers and reaches its database. */
  async start(): Promise<void> {
    this.#isEndExpected = false
    const { program, faketime } = this.#plan
    const clock = here(faketime ? 'shared-clock.ts' : 'shifted-clock.ts')
    const app = spawn(process.execPath, ['--import', clock, ...program], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...this.#clockSettings, ...this.env },
    })
    this.#app = app
    for (const stream of [app.stdout, app.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => this.lines.push(...text.split('\n').filter(Boolean)))
    app.once('exit', (code, signal) => {
      if (!this.#isEndExpected) this.ownEnds.push(`It ended (${signal ?? code}): ${this.lines.slice(-3).join(' ')}`)
    })
    await this.untilReady()
  }

  async untilReady(): Promise<void> {
    const deadline = Date.now() + startsWithinMs
    while (!(await this.#isReady())) {
      if (Date.now() > deadline) throw new Error(`It is not ready: ${this.lines.slice(-5).join('\n')}`)
      if (this.hasEnded()) throw new Error(`It ended: ${this.lines.slice(-5).join('\n')}`)
      await pause(20)
    }
  }

  hasEnded(): boolean {
    return this.#app === undefined || this.#app.exitCode !== null || this.#app.signalCode !== null
  }

  /** Sends the app a signal and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const app = this.#app
    if (!app || this.hasEnded()) return
    this.#isEndExpected = true
    const ended = once(app, 'exit')
    app.kill(signal)
    await ended
  }

  signalApp(signal: NodeJS.Signals): void {
    this.#app?.kill(signal)
  }

  get databasePid(): number {
    return Number.parseInt(readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8'), 10)
  }

  /** The database's server and the processes of its connections. */
  get databasePids(): number[] {
    const cluster = this.#cluster
    const isHere = (pid: string) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === cluster
      } catch {
        return false
      }
    }
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isHere(name))
      .map(Number)
  }

  async asked<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.connected(async (connection) => (await connection.query<Row>(sql, values)).rows)
  }

  async connected<T>(work: (connection: pg.Client) => Promise<T>): Promise<T> {
    const connection = new pg.Client(addressOfRunning(this.#plan.dataDir))
    connection.on('error', () => {})
    await connection.connect()
    try {
      return await work(connection)
    } finally {
      await connection.end().catch(() => {})
    }
  }

  /** A machine's monotonic clock and the times of its files stay when its clock is set. */
  get #clockSettings(): Record<string, string> {
    const { faketime } = this.#plan
    if (!faketime) return { SHIFTED_CLOCK: this.#clockFile }
    return {
      LD_PRELOAD: faketime,
      FAKETIME_TIMESTAMP_FILE: this.#clockFile,
      FAKETIME_CACHE_DURATION: '0',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    }
  }

  get #cluster(): string {
    return realpathSync(join(this.#plan.dataDir, 'database'))
  }

  async #isReady(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }
}

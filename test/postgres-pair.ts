import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseAccount, credentials, giveTo } from '#platform/server/db/embedded/account.ts'
import { freePort } from '../scripts/free-port.mjs'

/** A PostgreSQL server with a synchronous standby, behind one address that leads to one of them. */
export class PostgresPair {
  readonly #bin: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'larkspur-pair-'))
  readonly #account = chooseAccount(undefined)
  readonly #sockets = new Set<Socket>()
  readonly #front = createServer((socket) => this.#forward(socket))
  #target = 0
  #standbyPort = 0

  private constructor(bin: string) {
    this.#bin = bin
    giveTo(this.#account, this.#folder)
  }

  static async start(bin: string): Promise<PostgresPair> {
    const pair = new PostgresPair(bin)
    const [from, to] = [pair.#dataOf('primary'), pair.#dataOf('standby')]
    pair.#run('initdb', '-D', from, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync')
    // Each port is chosen right before it is used, because another program may take it meanwhile.
    pair.#target = await freePort()
    pair.#startServer(from, pair.#target, '-c synchronous_standby_names=*')
    pair.#run(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      String(pair.#target),
      '-U',
      'postgres',
      '-D',
      to,
      '-R',
      '-c',
      'fast',
    )
    pair.#standbyPort = await freePort()
    pair.#startServer(to, pair.#standbyPort)
    await once(pair.#front.listen(0, '127.0.0.1'), 'listening')
    return pair
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${(this.#front.address() as AddressInfo).port}/postgres`
  }

  /** Kills the first server; the address leads to the standby half a second before that accepts writes. */
  async failOver(): Promise<void> {
    const pid = Number.parseInt(readFileSync(join(this.#dataOf('primary'), 'postmaster.pid'), 'utf8'), 10)
    process.kill(pid, 'SIGKILL')
    this.#target = this.#standbyPort
    await pause(500)
    this.#run('pg_ctl', 'promote', '-D', this.#dataOf('standby'), '-w', '-s')
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#front.close()
    for (const name of ['primary', 'standby'])
      this.#call('pg_ctl', ['stop', '-D', this.#dataOf(name), '-m', 'immediate', '-s'])
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }

  #dataOf(name: string): string {
    return join(this.#folder, name)
  }

  #startServer(data: string, port: number, more = ''): void {
    const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off ${more}`
    this.#run('pg_ctl', 'start', '-D', data, '-w', '-s', '-l', `${data}.log`, '-o', settings)
  }

  #run(program: string, ...args: string[]): void {
    const { status, stderr } = this.#call(program, args)
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }

  #call(program: string, args: string[]) {
    return spawnSync(join(this.#bin, program), args, {
      ...credentials(this.#account),
      cwd: '/',
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }

  #forward(socket: Socket): void {
    const server = connect(this.#target, '127.0.0.1')
    socket.pipe(server).pipe(socket)
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => {})
      one.once('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
  }
}

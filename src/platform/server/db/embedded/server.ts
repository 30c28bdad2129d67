import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { credentials } from '#platform/server/db/embedded/account.ts'
import type { ClusterPlan } from '#platform/server/db/embedded/cluster.ts'
import { clearLeftovers } from '#platform/server/db/embedded/leftovers.ts'
import { serverArguments } from '#platform/server/db/embedded/settings.ts'

export type ServerPlan = ClusterPlan & { socketFolder: string }

const inUse = 75
const readyWithin = 120_000
const stopWithin = 8_000

/** Resolves when the server accepts connections, after any crash recovery. */
export async function startServer(plan: ServerPlan): Promise<ChildProcess> {
  const deadline = Date.now() + 15_000
  for (;;) {
    await clearLeftovers(plan.cluster, plan.socketFolder)
    const { server, failure } = await launch(plan)
    if (!failure) return server
    const passes = /lock file|shared memory|could not bind/i.test(failure)
    if (!passes || Date.now() > deadline) throw new Error(`The database in ${plan.cluster} does not start: ${failure}`)
    await pause(50)
  }
}

export async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  const impatience = setTimeout(() => server.kill('SIGQUIT'), stopWithin)
  await ended
  clearTimeout(impatience)
}

export function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

async function launch(plan: ServerPlan): Promise<{ server: ChildProcess; failure?: string }> {
  const postgres = [plan.binaries.postgres, '-D', plan.cluster, '-k', plan.socketFolder]
  const [program = '', ...args] = [...safeguards(plan.cluster), ...postgres, ...serverArguments(plan.throwaway)]
  const server = spawn(program, args, {
    ...credentials(plan.account),
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl+C must reach only the app, which stops the server once its requests are done.
    detached: true,
  })
  let log = ''
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => server.kill('SIGQUIT'), readyWithin)
    const settle = (failure?: string) => {
      clearTimeout(tooLong)
      resolve(failure === undefined ? { server } : { server, failure })
    }
    server.once('error', (error) => settle(error.message))
    server.once('exit', (code) => settle(code === inUse ? 'another server has its lock file' : reasonIn(log)))
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4_000)
      if (text.includes('ready to accept connections')) settle()
    })
  })
}

/**
 * Linux tools, where installed: one signals the server when a killed app dies; the other locks the cluster's folder,
 * because process numbers mean nothing when two containers share a volume.
 */
function safeguards(cluster: string): string[] {
  if (process.platform !== 'linux') return []
  const setpriv = ['/usr/bin/setpriv', '--pdeathsig=INT']
  const flock = ['/usr/bin/flock', '--nonblock', '--no-fork', `--conflict-exit-code=${inUse}`, cluster]
  return [setpriv, flock].filter(([program = '']) => existsSync(program)).flat()
}

/** Log lines about connections refused during the start, which do not explain why the server stopped. */
const turnedAway =
  /the database system is (starting up|in recovery mode|shutting down|not (yet )?accepting connections)/

function reasonIn(log: string): string {
  const lines = log
    .trim()
    .split('\n')
    .filter((line) => !turnedAway.test(line))
  const line = lines.findLast((one) => /FATAL|PANIC/.test(one)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?(FATAL|PANIC):\s*/, '').trim() || 'it ended without saying why'
}

import { spawnSync } from 'node:child_process'
import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverRecord } from '#platform/server/db/embedded/server-record.ts'

const patience = { fastShutdown: 5_000, giveUp: 15_000 }

/**
 * Ends processes that a killed app or server left running on this cluster. Call it only while holding the data folder's
 * lock.
 */
export async function clearLeftovers(cluster: string, socketFolder: string): Promise<void> {
  const server = serverRecord(cluster)?.pid
  if (server === undefined) return
  const start = Date.now()
  let asked = false
  for (let left = processesOn(cluster, server); left.length > 0; left = processesOn(cluster, server)) {
    const waited = Date.now() - start
    if (waited > patience.giveUp)
      throw new Error(`Process ${left[0]} still uses the database in ${cluster} and does not end.`)
    if (waited > patience.fastShutdown) left.forEach((pid) => signal(pid, 'SIGQUIT'))
    else if (!asked && left.includes(server)) asked = signal(server, 'SIGINT')
    await pause(10)
  }
  // PostgreSQL refuses to start while any process has the recorded number, even an unreaped one; the check above showed
  // that it isn't the server.
  if (process.platform === 'linux' && serverRecord(cluster)?.pid === server && signal(server, 0)) {
    rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
  }
}

/** The server and its children have the cluster's folder as working directory; an unreaped dead process has none. */
function processesOn(cluster: string, server: number): number[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(server)], { encoding: 'utf8' })
    return stdout.includes(cluster) ? [server] : []
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === cluster
      } catch {
        return false
      }
    })
    .map(Number)
}

/** False: no such process exists. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

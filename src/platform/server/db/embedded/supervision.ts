import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeSocketFolder } from '#platform/server/db/embedded/address.ts'
import { hasEnded, startServer, stopServer, type ServerPlan } from '#platform/server/db/embedded/server.ts'

const noRoom = /No space left on device|Disk quota exceeded/
const retryMs = 2000
const lookMs = 2000
const socketName = '.s.PGSQL.5432'
const deathsAllowed = { count: 5, withinMs: 60_000 }

/**
 * Restarts the server when it dies, and when its socket is removed, as something that tidies /tmp may do: it does not
 * make the socket again by itself, and nobody could connect any more. If it keeps dying, the app is asked to stop, because
 * it can't work without a database.
 */
export async function supervise(plan: ServerPlan, say: (line: string) => void): Promise<{ stop(): Promise<void> }> {
  let stopping = false
  let server = await startServer(plan)
  let revival = Promise.resolve()
  let deaths: number[] = []
  let hasLostSocket = false

  async function revive(): Promise<void> {
    while (!stopping) {
      const now = performance.now()
      deaths = [...deaths.filter((time) => time > now - deathsAllowed.withinMs), now]
      if (deaths.length > deathsAllowed.count) {
        throw new Error(`it died ${deaths.length} times within a minute`)
      }
      const how = server.signalCode ?? `code ${server.exitCode}`
      if (!hasLostSocket) say(`The database ended unexpectedly (${how}); starting it again.`)
      hasLostSocket = false
      makeSocketFolder(plan.cluster)
      server = await startOnceThereIsRoom()
      if (!hasEnded(server)) return watch()
    }
  }

  /** A full disk stops a database and prevents recovery until there is room, so the start is retried. */
  async function startOnceThereIsRoom(): Promise<ChildProcess> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await startServer(plan)
      } catch (error) {
        const { message } = error as Error
        if (stopping || !noRoom.test(message)) throw error
        if (tries === 0) say(`${message}. It is tried again until there is room.`)
        await pause(retryMs)
      }
    }
  }

  function watch(): void {
    server.once('exit', () => {
      if (stopping) return
      revival = revive().catch((error: Error) => {
        say(`The database is gone: ${error.message}. Ending.`)
        process.exitCode = 1
        process.kill(process.pid, 'SIGTERM')
      })
    })
  }

  function endWithoutSocket(): void {
    if (stopping || hasLostSocket || hasEnded(server) || existsSync(join(plan.socketFolder, socketName))) return
    hasLostSocket = true
    say(`The socket of the database in ${plan.socketFolder} was removed; starting the database again.`)
    server.kill('SIGINT')
  }

  const endWithApp = () => server.kill('SIGINT')
  process.once('exit', endWithApp)
  watch()
  const looking = setInterval(endWithoutSocket, lookMs).unref()
  return {
    async stop() {
      stopping = true
      clearInterval(looking)
      await revival
      await stopServer(server)
      process.off('exit', endWithApp)
    },
  }
}

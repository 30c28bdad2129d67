import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { hasEnded, startServer, stopServer, type ServerPlan } from '#server/db/embedded/server.ts'

const noRoom = /No space left on device|Disk quota exceeded/
const retryMs = 2000
const deathsAllowed = { count: 5, withinMs: 60_000 }

/**
 * Restarts the server when it dies. If it keeps dying, the app is asked to stop, because it can't work without a
 * database.
 */
export async function supervise(plan: ServerPlan, say: (line: string) => void): Promise<{ stop(): Promise<void> }> {
  let stopping = false
  let server = await startServer(plan)
  let revival = Promise.resolve()
  let deaths: number[] = []

  async function revive(): Promise<void> {
    while (!stopping) {
      const now = performance.now()
      deaths = [...deaths.filter((time) => time > now - deathsAllowed.withinMs), now]
      if (deaths.length > deathsAllowed.count) {
        throw new Error(`it died ${deaths.length} times within a minute`)
      }
      say(`The database ended unexpectedly (${server.signalCode ?? `code ${server.exitCode}`}); starting it again.`)
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

  const endWithApp = () => server.kill('SIGINT')
  process.once('exit', endWithApp)
  watch()
  return {
    async stop() {
      stopping = true
      await revival
      await stopServer(server)
      process.off('exit', endWithApp)
    },
  }
}

import { hasEnded, startServer, stopServer, type ServerPlan } from '#server/db/embedded-server.ts'

const deathsAllowed = { count: 5, withinMs: 60_000 }

/** Keeps one server alive. When it keeps dying, the app is asked to end, because a product without its database only pretends to work. */
export async function supervise(plan: ServerPlan, say: (line: string) => void): Promise<{ stop(): Promise<void> }> {
  let stopping = false
  let server = await startServer(plan)
  let revival = Promise.resolve()
  let deaths: number[] = []

  async function revive(): Promise<void> {
    while (!stopping) {
      deaths = [...deaths, Date.now()].filter((time) => time > Date.now() - deathsAllowed.withinMs)
      if (deaths.length > deathsAllowed.count) {
        throw new Error(`it died ${deaths.length} times within a minute`)
      }
      say(`The database ended unexpectedly (${server.signalCode ?? `code ${server.exitCode}`}); starting it again.`)
      server = await startServer(plan)
      if (!hasEnded(server)) return watch()
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

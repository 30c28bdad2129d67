import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { readBackupState } from '#platform/server/foundation/backup-state.ts'
import { ConfigError, readConfig, type Config } from '#platform/server/foundation/config.ts'
import { openDataFolder, whyUnusable } from '#platform/server/foundation/data-folder.ts'
import { loggedError } from '#platform/server/foundation/logged-error.ts'

/**
 * Two connections per processor, since more would only wait for each other, and three that are reserved by purpose
 * (`platform/server/db/turns.ts`).
 */
const connections = Math.min(12, Math.max(7, 3 + 2 * availableParallelism()))

/** Started parts, stopped in reverse order. */
const started: { name: string; stop: () => Promise<unknown> }[] = []

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function openAddress(config: Config) {
  if (config.databaseUrl) return config.databaseUrl
  const { startEmbedded } = await import('#platform/server/db/embedded/embedded.ts')
  const embedded = await startEmbedded(config.dataDir, say)
  started.push({ name: 'database', stop: () => embedded.stop() })
  return embedded.connection
}

async function start(config: Config): Promise<void> {
  openDataFolder(config.dataDir)
  // The database starts while the remaining modules load.
  const opening = openAddress(config)
  opening.catch(() => {})
  const [{ pino }, { openDatabase }, { openLive }, { concerns }, { openStore }, { openServices }, { buildServer }] =
    await Promise.all([
      import('pino'),
      import('#platform/server/db/open.ts'),
      import('#platform/server/http/live.ts'),
      import('#app/server/heard-topics.ts'),
      import('#platform/server/files/open.ts'),
      import('#app/server/services.ts'),
      import('#app/server/serve.ts'),
    ])
  const log = pino({ level: config.logLevel, serializers: { err: loggedError } })
  const database = await openDatabase(await opening, connections)
  started.push({ name: 'pool', stop: () => database.close() })
  const files = await openStore(config)
  const services = await openServices(config, files, database.ownerPool, log)

  const metrics = await startMetrics(config, database)

  if (config.worker === 'only') {
    await startJobs(config, log, database, services)
    say('Working off jobs; this process serves no pages (WORKER=only).')
    return
  }

  const live = await openLive(database, concerns, (message) => log.warn(message))
  const app = await buildServer({ config, database, services, live, log: atLeastWarnings(log) })
  metrics?.watch(app, live.count)
  started.push({ name: 'http', stop: () => closeHttp(app) })
  started.push({ name: 'live', stop: () => live.close() })
  await listen(app, config)
  say(`Larkspur is at ${config.publicUrl}`)
  say(
    `Next: open it, sign up, and confirm your address with the link in the email${config.smtpUrl ? '' : ', which is printed here'}.`,
  )
  if (config.worker === 'on') await startJobs(config, log, database, services)
}

async function startMetrics({ metricsPort: port, host, dataDir }: Config, database: Opened) {
  if (port === undefined) return undefined
  const { openMetrics } = await import('#platform/server/http/metrics.ts')
  const opening = openMetrics({ port, host, database, readBackup: () => readBackupState(dataDir) })
  const metrics = await orWhyDeaf(opening, 'METRICS_PORT', port, host)
  started.push({ name: 'metrics', stop: () => metrics.stop() })
  return metrics
}

const listen = (app: FastifyInstance, { port, host }: Config) =>
  orWhyDeaf(app.listen({ port, host }), 'PORT', port, host)

async function orWhyDeaf<T>(listening: Promise<T>, setting: string, port: number, host: string): Promise<T> {
  try {
    return await listening
  } catch (error) {
    throw new ConfigError(whyDeaf(error as NodeJS.ErrnoException, setting, port, host), { cause: error })
  }
}

function whyDeaf({ code, message }: NodeJS.ErrnoException, setting: string, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken. Choose another with ${setting}`
  if (code === 'EACCES') return `this account may not listen on port ${port}. Choose another with PORT`
  const isForeign = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')
  return isForeign ? `HOST is ${host}, which is no address of this machine` : `it can't listen: ${message}`
}

/** Fastify would log every start in JSON; people read the lines of `say`. */
const atLeastWarnings = (log: Logger) => log.child({}, log.level === 'info' ? { level: 'warn' } : {})

type Opened = Awaited<ReturnType<typeof import('#platform/server/db/open.ts').openDatabase>>

type Services = Awaited<ReturnType<typeof import('#app/server/services.ts').openServices>>

async function startJobs(config: Config, log: Logger, database: Opened, services: Services): Promise<void> {
  const [{ openPost }, { startWorker }, { jobs }] = await Promise.all([
    import('#platform/server/jobs/post.ts'),
    import('#platform/server/jobs/worker.ts'),
    import('#app/server/jobs.ts'),
  ])
  const post = await openPost({ ...config, outbox: `${config.dataDir}/outbox`, say })
  const worker = await startWorker({ pool: database.ownerPool, post, log, services }, jobs)
  started.push({ name: 'worker', stop: () => worker.stop() })
}

/** Closes connections as they become idle, and after some seconds the rest. */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const patience = setTimeout(() => app.server.closeAllConnections(), 5000)
  await app.close()
  clearInterval(idle)
  clearTimeout(patience)
}

let stopping = false
let starting: Promise<void> = Promise.resolve()

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  // An upper limit for the whole shutdown.
  setTimeout(() => process.exit(code), 9000).unref()
  // A start in progress is completed first, so that it can be stopped.
  await starting.catch(() => {})
  for (const { name, stop: end } of started.reverse()) {
    await end().catch((error: unknown) => process.stderr.write(`Could not stop ${name}: ${String(error)}\n`))
  }
  process.exit(code)
}

// The database supervisor ends a failing process with a signal and an exit code of its own.
process.on('SIGTERM', () => void stop(Number(process.exitCode ?? 0)))
process.on('SIGINT', () => void stop(0))

function explain(error: unknown, dataDir: string): string {
  const { message, path } = error as NodeJS.ErrnoException
  if (error instanceof ConfigError) return `${message}.`
  if (path?.startsWith(dataDir)) return `DATA_DIR holds ${path}, which cannot be used: ${whyUnusable(error)}.`
  return message.split('\n')[0] ?? ''
}

let config: Config | undefined
try {
  config = readConfig(process.env)
  starting = start(config)
  await starting
} catch (error) {
  process.stderr.write(`Larkspur can't start: ${explain(error, config?.dataDir ?? '')}\n`)
  await stop(1)
}

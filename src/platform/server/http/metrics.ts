import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, type GaugeConfiguration, Histogram, Registry } from 'prom-client'
import type { BackupState } from '#platform/server/foundation/backup-state.ts'
import { programFolder } from '#platform/server/foundation/program-folder.ts'
import { isReached, readQueue } from '#platform/server/http/metrics-queries.ts'
import type { Database } from '#platform/server/db/open.ts'

type Parts = { port: number; host: string; database: Database; readBackup: () => BackupState | undefined }

export type Metrics = {
  port: number
  /** Measures the requests of an app that does not listen yet. */
  watch: (app: FastifyInstance, liveChannels: () => number) => void
  stop: () => Promise<void>
}

const secondsBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

/** Serves what Prometheus collects, on a port of its own that is not for the internet. */
export async function openMetrics({ port, host, database, readBackup }: Parts): Promise<Metrics> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'larkspur_info', help: 'The version that runs', labelNames: ['version'], registers: [registry] })
    .labels(readVersion())
    .set(1)
  watchDatabase(registry, database)
  watchBackups(registry, readBackup)

  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD'))
      return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen({ port, host })
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    watch: (app, liveChannels) => watchRequests(registry, app, liveChannels),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A gauge that is read when it is collected; it needs no name here. */
const addGauge = (gauge: GaugeConfiguration<string>) => new Gauge(gauge)

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(programFolder, 'package.json'), 'utf8')) as { version: string }
  return version
}

function watchRequests(registry: Registry, app: FastifyInstance, liveChannels: () => number): void {
  const durations = new Histogram({
    name: 'larkspur_http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions: { url = 'none' } }, reply) => {
    // Live channels stay open.
    if (!url.endsWith('/live'))
      durations.observe({ method, route: url, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  addGauge({
    name: 'larkspur_live_channels',
    help: 'Browsers that are told of changes at once',
    registers: [registry],
    collect() {
      this.set(liveChannels())
    },
  })
}

function watchDatabase(registry: Registry, { pool, ownerPool }: Database): void {
  addGauge({
    name: 'larkspur_database_connections',
    help: 'Connections to the database, and what waits for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries({
        requests: pool,
        jobs: ownerPool,
      })) {
        this.labels(name, 'open').set(totalCount)
        this.labels(name, 'idle').set(idleCount)
        this.labels(name, 'waiting').set(waitingCount)
      }
    },
  })
  addGauge({
    name: 'larkspur_database_up',
    help: 'Whether the database answers',
    registers: [registry],
    async collect() {
      this.set((await isReached(pool)) ? 1 : 0)
    },
  })
  addGauge({
    name: 'larkspur_jobs',
    help: 'Jobs that are due, scheduled for later, running, and given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const queue = await readQueue(ownerPool)
      if (!queue) return
      for (const state of ['due', 'later', 'running', 'dead'] as const) this.labels(state).set(queue[state])
    },
  })
  addGauge({
    name: 'larkspur_jobs_oldest_due_seconds',
    help: 'For how long the oldest job has been due',
    registers: [registry],
    async collect() {
      const queue = await readQueue(ownerPool)
      if (queue) this.set(queue.oldest)
    },
  })
}

/** No samples before the first scheduled backup. */
function watchBackups(registry: Registry, read: Parts['readBackup']): void {
  const gauges: [string, string, (state: BackupState) => number | undefined][] = [
    [
      'ok',
      'Whether the latest scheduled backup was restored without a mistake',
      ({ problem }) => Number(problem === null),
    ],
    [
      'good_timestamp_seconds',
      'When the latest backup began that was restored without a mistake',
      ({ goodAt }) => (goodAt === null ? undefined : Date.parse(goodAt) / 1000),
    ],
    ['duration_seconds', 'How long the latest backup and its restore took', ({ seconds }) => seconds],
    ['size_bytes', 'Size of the latest backup', ({ bytes }) => bytes],
  ]
  for (const [name, help, valueOf] of gauges)
    addGauge({
      name: `larkspur_backup_${name}`,
      help,
      registers: [registry],
      collect() {
        const state = read()
        const value = state && valueOf(state)
        this.remove()
        if (value !== undefined) this.set(value)
      },
    })
}

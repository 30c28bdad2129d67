import parse from 'parse-prometheus-text-format'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BackupState } from '#platform/server/foundation/backup-state.ts'
import { openMetrics, type Metrics } from '#platform/server/http/metrics.ts'
import { makeDue } from '#test/queue.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let metrics: Metrics
let backup: BackupState | undefined
beforeAll(async () => {
  server = await openTestServer()
  const { database } = server
  metrics = await openMetrics({ port: 0, host: '127.0.0.1', database, readBackup: () => backup })
  metrics.watch(server.app, () => 3)
})
afterAll(async () => {
  await metrics.stop()
  await server.close()
})

const ask = (path = '/metrics', init: RequestInit = {}) => fetch(`http://127.0.0.1:${metrics.port}${path}`, init)

/** The samples of a metric, as a parser of Prometheus' format finds them. */
async function samples(name: string) {
  const found = parse(await (await ask()).text()).find((metric) => metric.name === name)
  return found?.metrics ?? []
}
const valueOf = async (name: string, labels: Record<string, string> = {}) =>
  Number(
    (await samples(name)).find((sample) =>
      Object.entries(labels).every(([key, value]) => sample.labels?.[key] === value),
    )?.value,
  )

it('is the text format of Prometheus, of the process too', async () => {
  const { status, headers } = await ask()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await samples('larkspur_info')).toMatchObject([
    { value: '1', labels: { version: expect.stringMatching(/^\d+\.\d+/) } },
  ])
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(await valueOf('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
})

it('measures requests by route and status, and names no id', async () => {
  const planner = await server.planner()
  const { id } = await planner.addClient()
  await planner.get(`/api/clients/${id}`)
  await planner.get(`/api/clients/${id}`)
  await planner.get('/api/clients/2147483647')
  // The parser leaves out the labels of histograms.
  const text = await (await ask()).text()
  const countOf = (status: number) =>
    `larkspur_http_request_duration_seconds_count{method="GET",route="/api/clients/:id",status="${status}"}`
  expect(text).toContain(`${countOf(200)} 2\n`)
  expect(text).toContain(`${countOf(404)} 1\n`)
  expect(await samples('larkspur_http_request_duration_seconds')).not.toEqual([])
  expect(text).not.toContain(planner.email)
})

it('counts jobs, connections and live channels', async () => {
  await server.workOff()
  await server.planner()
  expect(await valueOf('larkspur_jobs', { state: 'due' })).toBeGreaterThan(0)
  await makeDue(server.database.ownerPool, 'true', `now() - interval '1 minute'`)
  expect(await valueOf('larkspur_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(60)
  await server.database.ownerPool.query(
    'select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs))',
  )
  expect(await valueOf('larkspur_jobs', { state: 'due' })).toBe(0)
  expect(await valueOf('larkspur_jobs', { state: 'dead' })).toBeGreaterThan(0)
  expect(await valueOf('larkspur_live_channels')).toBe(3)
  expect(await valueOf('larkspur_database_up')).toBe(1)
  expect(await valueOf('larkspur_database_connections', { pool: 'requests', state: 'open' })).toBeGreaterThan(0)
})

it('tells of scheduled backups once there was one', async () => {
  expect(await samples('larkspur_backup_ok')).toEqual([])
  const goodAt = '2031-06-14T03:30:00.000Z'
  backup = { begunAt: goodAt, seconds: 4.2, bytes: 5_000_000, problem: null, goodAt }
  expect(await valueOf('larkspur_backup_ok')).toBe(1)
  expect(await valueOf('larkspur_backup_good_timestamp_seconds')).toBe(Date.parse(goodAt) / 1000)
  expect(await valueOf('larkspur_backup_duration_seconds')).toBe(4.2)
  expect(await valueOf('larkspur_backup_size_bytes')).toBe(5_000_000)
  backup = { ...backup, begunAt: '2031-06-15T03:30:00.000Z', bytes: 0, problem: 'There is no room left.' }
  expect(await valueOf('larkspur_backup_ok')).toBe(0)
  expect(await valueOf('larkspur_backup_good_timestamp_seconds')).toBe(Date.parse(goodAt) / 1000)
})

it('serves nothing else', async () => {
  for (const path of ['/', '/metrics/', '/metrics?x', '/api/clients', '/healthz'])
    expect((await ask(path)).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST', body: 'x' })).status).toBe(404)
})

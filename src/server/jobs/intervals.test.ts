import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { timedJob } from '#server/jobs/job.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

it('a timed job with an interval below a minute runs in it, waits at most once, and ends with the worker', async () => {
  let runs = 0
  const hold = Promise.withResolvers<void>()
  const job = timedJob('count-runs', { at: '0 0 1 1 *', everyMs: () => 50 }, async () => {
    runs += 1
    if (runs === 3) await hold.promise
  })
  const worker = await startWorker(server.jobContext, [job])
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThanOrEqual(3)
  await pause(500)
  const waiting = await server.database.ownerPool.query(
    `select 1 from graphile_worker.jobs where task_identifier = 'count-runs' and locked_at is null`,
  )
  expect(waiting.rows.length).toBeLessThanOrEqual(1)
  hold.resolve()
  await worker.stop()
  const stopped = runs
  await pause(300)
  expect(runs).toBe(stopped)
})

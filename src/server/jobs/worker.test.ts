import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { job, timedJob } from '#server/jobs/job.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

it('jobs and timed jobs of a time in which the clock was a day ahead do not wait for a day', async () => {
  const pool = server.database.ownerPool
  let runs = 0
  const job = timedJob('count-runs', { at: '* * * * *' }, async () => void (runs += 1))
  await pool.query(`select graphile_worker.add_job('count-runs', run_at => now() + interval '1 day');
    select graphile_worker.add_job('count-runs', run_at => now() + interval '1 day 1 hour', job_key => 'later');
    update graphile_worker._private_jobs set updated_at = now() + interval '1 day';
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('count-runs', now() - interval '1 hour', now() + interval '1 day')`)
  const worker = await startWorker(server.jobContext, [job])
  await expect.poll(() => runs).toBeGreaterThan(0)
  const { rows: waiting } = await pool.query<{ minutes: number }>(
    `select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker._private_jobs where key = 'later'`,
  )
  expect(waiting).toEqual([{ minutes: 60 }])
  const { rows: timed } = await pool.query(
    `select from graphile_worker._private_known_crontabs where last_execution > now() + interval '1 minute'`,
  )
  expect(timed).toEqual([])
  await worker.stop()
})

it('a timed job with an interval below a minute runs in it, waits at most once, and ends with the worker', async () => {
  const [begun, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]
  let runs = 0
  const hold = Promise.withResolvers<void>()
  const job = timedJob('run-often', { at: '0 0 1 1 *', everyMs: () => 50 }, async () => {
    runs += 1
    if (runs > 2) await hold.promise
  })
  const worker = await startWorker(server.jobContext, [job])
  const intervals = begun.mock.calls.flatMap(([, ms], at) => (ms === 50 ? [begun.mock.results[at]?.value] : []))
  begun.mockRestore()
  // As many as the worker runs at once take long.
  await expect.poll(() => runs).toBe(6)
  // Its revision counts how often it was asked for meanwhile.
  const waiting = async () => {
    const { rows } = await server.database.ownerPool.query<{ revision: number }>(
      `select revision from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'run-often' and locked_at is null`,
    )
    return rows.map(({ revision }) => revision > 3)
  }
  await expect.poll(waiting).toEqual([true])
  hold.resolve()
  await worker.stop()
  expect(intervals).toHaveLength(1)
  expect(ended.mock.calls.flat()).toContain(intervals[0])
  ended.mockRestore()
})

it('a job that was running in two processes that ended is set aside and told, and after one it is done again', async () => {
  const pool = server.database.ownerPool
  const runs: string[] = []
  const setAside: string[] = []
  const risky = job<{ name: string }>('risky', async ({ name }) => void runs.push(name), {
    setAside: async ({ name }) => void setAside.push(name),
  })
  for (const name of ['once', 'twice'])
    await pool.query(`select graphile_worker.add_job('risky', json_build_object('name', $1::text))`, [name])
  const fallen = `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone', attempts = 1,
    flags = case payload ->> 'name' when 'twice' then '{"fell-1": true}'::jsonb end where payload ->> 'name' is not null`
  await pool.query(fallen)
  const logged = vi.spyOn(server.jobContext.log, 'error')
  const worker = await startWorker(server.jobContext, [risky])
  await expect.poll(() => [runs, setAside]).toEqual([['once'], ['twice']])
  await worker.stop()
  expect(logged.mock.calls.map(([, words]) => words)).toEqual(['a job has ended its process twice, and is set aside'])
  const { rows } = await pool.query(
    `select attempts = max_attempts as dead, last_error from graphile_worker._private_jobs where payload ->> 'name' = 'twice'`,
  )
  expect(rows).toEqual([{ dead: true, last_error: expect.stringMatching(/^set aside/) }])
})

it('runs of a timed job that failed for good are forgotten when a later one has done the work', async () => {
  const pool = server.database.ownerPool
  const missed = async () => {
    const { rows } = await pool.query<{ task: string }>(
      `select task_identifier as task from graphile_worker.jobs where attempts >= max_attempts
         and task_identifier in ('sweep', 'once') order by id`,
    )
    return rows.map(({ task }) => task)
  }
  let isBroken = true
  const sweep = timedJob('sweep', { at: '0 0 1 1 *' }, async () => {
    if (isBroken) throw new Error('the database is gone')
  })
  const once = job('once', async () => {
    if (isBroken) throw new Error('the database is gone')
  })
  const add = (task: string) => pool.query(`select graphile_worker.add_job($1, max_attempts => 1)`, [task])
  const worker = await startWorker(server.jobContext, [sweep, once])
  await add('sweep')
  await add('once')
  await expect.poll(missed).toEqual(['sweep', 'once'])
  isBroken = false
  await add('sweep')
  await add('once')
  await expect.poll(missed).toEqual(['once'])
  await worker.stop()
})

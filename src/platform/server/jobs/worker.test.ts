import { EventEmitter } from 'node:events'
import { Logger, makeWorkerUtils, run, type WorkerEvents } from 'graphile-worker'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { job, timedJob } from '#platform/server/jobs/job.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

it('jobs that were queued while the clock was a day ahead do not wait for a day, and keep their delay', async () => {
  const pool = server.database.ownerPool
  let runs = 0
  const queued = job('queued-ahead', async () => void (runs += 1))
  await pool.query(`select graphile_worker.add_job('queued-ahead', run_at => now() + interval '1 day');
    select graphile_worker.add_job('queued-ahead', run_at => now() + interval '1 day 1 hour', job_key => 'later')`)
  // No public call adds a job at another time than now.
  await pool.query(`update graphile_worker._private_jobs set updated_at = now() + interval '1 day'`)
  const worker = await startWorker(server.jobContext, [queued])
  await expect.poll(() => runs).toBe(1)
  const { rows: waiting } = await pool.query<{ minutes: number }>(
    `select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where key = 'later'`,
  )
  expect(waiting).toEqual([{ minutes: 60 }])
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
      `select revision from graphile_worker.jobs where task_identifier = 'run-often' and locked_at is null`,
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

/** A worker of a process that ended: it takes so many jobs of the task, never ends them, and holds no lock. */
async function goneWorker(task: string, concurrency: number): Promise<{ name: string; leave: () => Promise<void> }> {
  const held = Promise.withResolvers<void>()
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  events.once('pool:create', ({ workerPool }) => (name = workerPool.id))
  const runner = await run({
    pgPool: server.database.ownerPool,
    events,
    concurrency,
    noHandleSignals: true,
    taskList: { [task]: () => held.promise },
    logger: new Logger(() => () => {}),
  })
  return {
    name,
    async leave() {
      held.resolve()
      await runner.stop()
    },
  }
}

it('a job that was running in two processes that ended is set aside and told, and after one it is done again', async () => {
  const pool = server.database.ownerPool
  const runs: string[] = []
  const setAside: string[] = []
  const risky = job<{ name: string }>('risky', async ({ name }) => void runs.push(name), {
    setAside: async ({ name }) => void setAside.push(name),
  })
  const add = (name: string) =>
    pool.query(`select graphile_worker.add_job('risky', json_build_object('name', $1::text))`, [name])
  const jobsOf = async ({ name }: { name: string }) =>
    (await pool.query('select from graphile_worker.jobs where locked_by = $1', [name])).rows.length
  const utils = await makeWorkerUtils({ pgPool: pool })
  await add('twice')
  const first = await goneWorker('risky', 1)
  await expect.poll(() => jobsOf(first)).toBe(1)
  await utils.forceUnlockWorkers([first.name])
  await add('once')
  const second = await goneWorker('risky', 2)
  await expect.poll(() => jobsOf(second)).toBe(2)
  const logged = vi.spyOn(server.jobContext.log, 'error')
  const worker = await startWorker(server.jobContext, [risky])
  await expect.poll(() => [runs, setAside]).toEqual([['once'], ['twice']])
  await worker.stop()
  expect(logged.mock.calls.map(([, words]) => words)).toEqual([
    'a job was running when its process ended, and is not tried again',
  ])
  const { rows } = await pool.query(
    `select attempts = max_attempts as dead, last_error from graphile_worker.jobs where task_identifier = 'risky'`,
  )
  expect(rows).toEqual([{ dead: true, last_error: expect.stringMatching(/^set aside/) }])
  await Promise.all([first.leave(), second.leave(), utils.release()])
})

it('a job whose end cannot be recorded is done again, and so are those after it', async () => {
  const pool = server.database.ownerPool
  const runs: string[] = []
  const hold = Promise.withResolvers<void>()
  const careful = job<{ name: string }>('careful', async ({ name }) => {
    runs.push(name)
    await hold.promise
  })
  const add = (name: string) =>
    pool.query(`select graphile_worker.add_job('careful', json_build_object('name', $1::text))`, [name])
  const worker = await startWorker(server.jobContext, [careful])
  await Promise.all(['first', 'second'].map(add))
  await expect.poll(() => runs.toSorted()).toEqual(['first', 'second'])
  const logged = vi.spyOn(server.jobContext.log, 'warn')
  const gone = new Error('The database is gone')
  const refuse = (done?: (error: Error) => void) => (done ? done(gone) : Promise.reject(gone))
  const broken = vi.spyOn(pool, 'connect').mockImplementation(refuse as () => Promise<never>)
  hold.resolve()
  await expect.poll(() => logged.mock.calls.length).toBe(1)
  broken.mockRestore()
  await expect.poll(() => runs.toSorted()).toEqual(['first', 'first', 'second', 'second'])
  await add('third')
  const waiting = async () =>
    (await pool.query(`select from graphile_worker.jobs where task_identifier = 'careful'`)).rows.length
  await expect.poll(async () => [runs.length, await waiting()]).toEqual([5, 0])
  expect(logged.mock.calls.map(([, words]) => words)).toEqual(['the queue failed: its worker is started anew'])
  await worker.stop()
})

it('runs of a timed job that failed for good are forgotten when a later one has done the work', async () => {
  const pool = server.database.ownerPool
  const missed = async () => {
    const { rows } = await pool.query<{ task: string }>(
      `select task_identifier as task from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
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

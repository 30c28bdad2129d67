import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { waitingJobs } from '#test/queue.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

const weddings = 60
const news = 1200
/** Reading who waits is one query; a letter is written by a few. Changes made close together are announced as one, as time decides. */
const mostQueries = 12 * weddings

it('many news of many weddings are told once each, with a few queries for each letter', async () => {
  const planner = await server.planner()
  const ask = async <Row extends object>(sql: string) => (await server.database.ownerPool.query<Row>(sql)).rows
  await ask(`insert into clients (planner_id, partner_one_name, partner_two_name, email, invite_sent)
    select ${planner.id}, 'Emma ' || n, 'Jack ' || n, 'emma' || n || '@example.com', true from generate_series(1, ${weddings}) n`)
  await ask(`insert into events (planner_id, client_id, title, date)
    select planner_id, client_id, 'Fitting of ' || name, '2035-05-01' from people, generate_series(1, ${news / weddings})
    where planner_id = ${planner.id} and role = 'partner-one'`)
  await ask(`insert into notices (planner_id, client_id, person_id, kind, subject_id, title, detail, created_at)
    select e.planner_id, e.client_id, p.id, 'event', e.id, e.title, '', now() - interval '1 hour'
    from events e join people p on p.client_id = e.client_id and p.role = 'partner-one' where e.planner_id = ${planner.id}`)
  const noon = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`)
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await sendLetters(server.jobContext, noon)
  const queries = sent.mock.calls.filter(([query]) => !JSON.stringify(query).includes('pg_notify')).length
  sent.mockRestore()
  expect(queries).toBeLessThan(mostQueries)

  const [counts] = await ask<{ settled: number; letters: number; people: number }>(`select
    (select count(*)::int from notices where settled_at is not null) as settled,
    (select count(*)::int from letters) as letters,
    (select count(distinct person_id)::int from letters) as people`)
  expect(counts).toEqual({ settled: news, letters: weddings, people: weddings })
  const jobs = await ask<{ payload: { greeting: string; items: { title: string }[] } }>(
    `select payload from ${waitingJobs} where payload ->> 'greeting' like 'Dear Emma%'`,
  )
  expect(jobs).toHaveLength(weddings)
  for (const { payload } of jobs) {
    const name = payload.greeting.slice('Dear '.length, -1)
    expect(payload.items).toHaveLength(news / weddings)
    expect(payload.items.every(({ title }) => title.endsWith(` of ${name}`))).toBe(true)
  }
  await sendLetters(server.jobContext, noon)
  expect(await ask('select count(*)::int as letters from letters')).toEqual([{ letters: weddings }])
})

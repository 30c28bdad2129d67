import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import { urlOf } from '#test/cluster.ts'
import type { Benchmark, Request } from './benchmark.ts'
import { root, startInstance, type Instance } from './instance.ts'
import { call, inTurns, seconds, sending } from './measure.ts'

const studios = 2000
const couplesEach = 60
const accounts = 200
const steps = [1, 20, 200]

/** Three million rows of other studios, without triggers, which would take long. */
const others = `
  set session_replication_role = replica;
  insert into planners (username, name, email, password_hash, email_verified)
    select 'grown' || n, 'Planner', 'grown' || n || '@example.com', 'x', true from generate_series(1, ${studios}) n;
  create temporary table grown as select id from planners where username like 'grown%';
  insert into clients (planner_id, partner_one_name, partner_two_name, email, venue, wedding_date, status)
    select p.id, 'Ingrid ' || n, 'Tomás', 'g' || p.id || '-' || n || '@example.com', 'The Orchard House',
      to_char(current_date + n * 9 - 200, 'YYYY-MM-DD'), case when n < 20 then 'completed' else 'planning' end
    from grown p, generate_series(1, ${couplesEach}) n;
  create temporary table couples as select c.id, c.planner_id, c.wedding_date from clients c join grown p on p.id = c.planner_id;
  insert into tasks (planner_id, client_id, title, due_date, completed)
    select planner_id, id, 'Confirm the florist ' || n, to_char(wedding_date::date - n * 12, 'YYYY-MM-DD'), n % 3 = 0
    from couples, generate_series(1, 10) n;
  insert into events (planner_id, client_id, title, date, time)
    select planner_id, id, 'Tasting ' || n, to_char(wedding_date::date - n * 20, 'YYYY-MM-DD'), '10:30' from couples, generate_series(1, 3) n;
  insert into messages (planner_id, client_id, sender, sender_name, content, read)
    select planner_id, id, case when n % 2 = 0 then 'planner' else 'client' end, 'Client', 'We love the second sketch.', n < 5
    from couples, generate_series(1, 5) n;
  insert into invoices (planner_id, client_id, invoice_number, amount_cents, status, due_date)
    select planner_id, id, 'G-' || id || '-' || n, 50000, 'Sent', wedding_date from couples, generate_series(1, 2) n;
  insert into documents (planner_id, client_id, filename, original_name, uploaded_by)
    select planner_id, id, 'a.pdf', 'Contract', 'planner' from couples;
  insert into notifications (planner_id, title, message, type)
    select planner_id, 'Title', 'Message', 'client' from couples;
`

/** What each request costs in a large installation, as a multiple of what it costs in an empty one. */
export async function growth(small: Instance, large: Instance, all: readonly Benchmark[]) {
  await large.fill(others)
  await large.fill('vacuum analyze')
  const prepared = []
  for (const benchmark of all.filter(({ once, adds }) => !once && !adds))
    prepared.push({ benchmark, inSmall: await benchmark.prepare(small), inLarge: await benchmark.prepare(large) })
  const costs = []
  for (const { benchmark, inSmall, inLarge } of prepared) {
    const subjects = [sending(small, benchmark, inSmall), sending(large, benchmark, inLarge)] as const
    const [empty, grown] = await inTurns(subjects)
    costs.push({ name: benchmark.name, empty, grown })
  }
  return costs
}

/** Half of the latencies are below `share(latencies, 0.5)`. */
function share(latenciesMs: readonly number[], part: number): number {
  const sorted = latenciesMs.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}

const rowOf = (results: readonly { latenciesMs: number[]; failures: number; seconds: number }[]) => {
  const latenciesMs = results.flatMap((result) => result.latenciesMs)
  return {
    'requests/s': Math.round(results.reduce((sum, one) => sum + one.latenciesMs.length / one.seconds, 0)),
    'p50 ms': share(latenciesMs, 0.5).toFixed(1),
    'p99 ms': share(latenciesMs, 0.99).toFixed(1),
    refused: results.reduce((sum, { failures }) => sum + failures, 0),
  }
}

/** What more connections and a second process change. */
export async function underLoad(instance: Instance, request: Request, port: number) {
  const rows: Record<string, object> = {}
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-bench-second-'))
  const second = await startInstance(root, folder, port, {
    DATABASE_URL: urlOf(addressOfRunning(instance.dataDir)),
  })
  try {
    await call({ url: second.url, request, concurrency: 8, seconds: seconds.warmUp })
    for (const processes of [[instance], [instance, second]])
      for (const connections of steps.filter((count) => count >= processes.length)) {
        const concurrency = connections / processes.length
        const order = { request, concurrency, seconds: seconds.measured }
        const results = await Promise.all(processes.map(({ url }) => call({ ...order, url })))
        rows[`${connections} connections, ${processes.length} process(es)`] = rowOf(results)
      }
  } finally {
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}

/** Different planners, all with one password, at once. */
export async function signInStorm(instance: Instance) {
  const { id, password } = await instance.signUp('storm')
  await instance.fill(`
    update planners set password_hash = (select password_hash from planners where id = ${id})
    where username in (select 'grown' || n from generate_series(1, ${accounts}) n)`)
  const emails = Array.from({ length: accounts }, (_, at) => `grown${at + 1}@example.com`)
  const request = {
    method: 'POST',
    paths: ['/api/auth/login'],
    headers: { 'content-type': 'application/json' },
    bodies: emails.map((email) => JSON.stringify({ email, password })),
  }
  const rows: Record<string, object> = {}
  for (const concurrency of steps)
    rows[`${concurrency} sign-ins at once`] = rowOf([
      await call({ url: instance.url, request, concurrency, seconds: seconds.measured }),
    ])
  return rows
}

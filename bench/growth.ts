import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOfRunning } from '#server/db/embedded/address.ts'
import { urlOf } from '#test/cluster.ts'
import type { Benchmark, Request } from './benchmark.ts'
import { startInstance, type Instance } from './instance.ts'
import { call, callAndCount, seconds, share, yardstickMs } from './measure.ts'

const studios = 2000
const couplesEach = 60
const accounts = 200
const steps = [1, 20, 200]

/** Three million rows of other studios, without triggers, which would take long. The words that tasks are found by are written here instead. */
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
  insert into task_texts (task_id, planner_id, search_text)
    select t.id, t.planner_id, searched_words(t.title) from tasks t join grown p on p.id = t.planner_id;
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

type Prepared = { benchmark: Benchmark; request: Request }
type Cost = { name: string; empty: string; grown: string; times: number; yardsticks: string }

/**
 * What each request costs in an empty installation and in a large one; what more connections and a second process change
 * there; and many sign-ins at once.
 */
export async function growth(instance: Instance, all: readonly Benchmark[], dataDir: string, port: number) {
  const cpuOf = async ({ benchmark: { name, concurrency }, request }: Prepared) => {
    const order = { url: instance.url, request, concurrency }
    await call({ ...order, seconds: seconds.warmUp / 2 })
    const { cpu, failures } = await callAndCount({ ...order, seconds: seconds.measured }, instance)
    if (failures > 0) throw new Error(`${failures} wrong answers to "${name}".`)
    return { cpuMs: cpu.app + cpu.database, yardstick: Math.round(yardstickMs()) }
  }
  const prepared: Prepared[] = []
  for (const benchmark of all.filter(({ once, adds }) => !once && !adds))
    prepared.push({ benchmark, request: await benchmark.prepare(instance) })
  const before = []
  for (const one of prepared) before.push({ ...one, empty: await cpuOf(one) })
  await instance.fill(others)
  await instance.fill('vacuum analyze')
  const costs: Cost[] = []
  for (const { empty, ...one } of before) {
    const grown = await cpuOf(one)
    costs.push({
      name: one.benchmark.name,
      empty: empty.cpuMs.toFixed(2),
      grown: grown.cpuMs.toFixed(2),
      times: grown.cpuMs / empty.cpuMs,
      yardsticks: `${empty.yardstick}, ${grown.yardstick}`,
    })
  }
  const { request: read } = prepared.find(({ benchmark }) => benchmark.name === '50 messages')!
  const connections = await underLoad(instance, read, dataDir, port)
  return { costs, connections, signIns: await signInStorm(instance) }
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

async function underLoad(instance: Instance, request: Request, dataDir: string, port: number) {
  const rows: Record<string, object> = {}
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-bench-second-'))
  const second = await startInstance(folder, port, { DATABASE_URL: urlOf(addressOfRunning(dataDir)) })
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

/** Different planners, all with one password. */
async function signInStorm(instance: Instance) {
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

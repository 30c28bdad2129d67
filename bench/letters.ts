import { setTimeout as pause } from 'node:timers/promises'
import { zoneAt } from '#test/clock.ts'
import { call } from '#test/sign-up.ts'
import { cpuSeconds } from './cost.ts'
import type { Instance } from './instance.ts'

const weddings = 500
const newsEach = 20
const patienceMs = 5 * 60_000

/** Processor time of app and database while the job of the next minute tells 10,000 news of 500 weddings, in seconds. */
export async function lettersCpuSeconds(instance: Instance): Promise<number> {
  const { id, headers } = await instance.signUp('letters')
  const preferences = { method: 'PATCH', body: { timeZone: zoneAt(12) }, headers }
  await call(`${instance.url}/api/preferences`, preferences)
  await instance.fill(`
    insert into clients (planner_id, partner_one_name, partner_two_name, email, invite_sent)
      select ${id}, 'Emma ' || n, 'Jack ' || n, 'emma' || n || '@example.com', true from generate_series(1, ${weddings}) n;
    insert into notices (planner_id, client_id, person_id, kind, subject_id, title, detail, created_at)
      select ${id}, p.client_id, p.id, 'payment', n, 'Payment ' || n, '', now() - interval '1 hour'
      from people p, generate_series(1, ${newsEach}) n where p.planner_id = ${id} and p.role = 'partner-one'`)
  const before = cpuSeconds(instance.pid)
  const until = performance.now() + patienceMs
  const isTold = async () => {
    const waiting = `select from notices where planner_id = ${id} and settled_at is null limit 1`
    return (await instance.fill(waiting)).length === 0
  }
  while (!(await isTold())) {
    if (performance.now() > until) throw new Error('The letters were not written.')
    await pause(500)
  }
  const after = cpuSeconds(instance.pid)
  return after.app - before.app + after.database - before.database
}

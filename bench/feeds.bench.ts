import { hash, randomBytes } from 'node:crypto'
import type { Benchmark } from './benchmark.ts'
import type { Instance } from './instance.ts'

/** The calendar of a studio with 500 events. */
async function feed(instance: Instance, name: string): Promise<string> {
  const { id } = await instance.signUp(name)
  const token = randomBytes(32).toString('base64url')
  await instance.fill(`
    update planners set time_zone = 'Europe/Rome' where id = ${id};
    insert into clients (planner_id, partner_one_name, partner_two_name, email)
      select ${id}, 'Ingrid ' || n, 'Tomás ' || n, '${name}' || n || '@example.com' from generate_series(1, 50) n;
    insert into events (planner_id, client_id, title, description, date, time, minutes)
      select planner_id, id, 'Tasting ' || n, 'The cake, the wine and the menu for the evening.', '2027-' || lpad((n + 1)::text, 2, '0') || '-12', '10:30', 90
      from clients, generate_series(1, 10) n where planner_id = ${id};
    insert into links (planner_id, kind, label, token_hash)
      values (${id}, 'studio-calendar', 'All weddings', decode('${hash('sha256', token)}', 'hex'));
  `)
  await instance.fill('vacuum analyze')
  return `/api/calendar/${token}.ics`
}

export default [
  {
    name: 'a calendar of 500 events',
    kind: 'reads',
    concurrency: 8,
    prepare: async (instance) => ({ method: 'GET', paths: [await feed(instance, 'feeds')], headers: {} }),
  },
  {
    name: 'a calendar that did not change',
    kind: 'reads',
    concurrency: 8,
    async prepare(instance) {
      const path = await feed(instance, 'kept-feeds')
      const answer = await fetch(new URL(path, instance.url))
      return { method: 'GET', paths: [path], headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
    },
  },
] satisfies Benchmark[]

import { hash, randomBytes } from 'node:crypto'
import type { Benchmark } from './benchmark.ts'

const tokens = Array.from({ length: 100 }, () => randomBytes(32).toString('base64url'))

export default {
  name: "a link's page",
  kind: 'reads',
  concurrency: 8,
  async prepare(instance) {
    const { id } = await instance.signUp('links')
    const hashes = tokens.map((token) => `'${hash('sha256', token)}'`)
    await instance.fill(`
      insert into clients (planner_id, partner_one_name, partner_two_name, email)
        select ${id}, 'Ingrid ' || n, 'Tomás ' || n, 'l' || n || '@example.com' from generate_series(1, 200) n;
      insert into vendors (planner_id, name, category) values (${id}, 'Fern Photography', 'photographer');
      insert into client_vendors (planner_id, client_id, vendor_id)
        select ${id}, c.id, v.id from clients c, vendors v where c.planner_id = ${id} and v.planner_id = ${id};
      insert into links (planner_id, client_id, kind, label, token_hash)
        select ${id}, c.id, 'party-day', 'Wedding party', sha256(convert_to(c.id || ' ' || n, 'UTF8'))
        from clients c, generate_series(1, 10) n where c.planner_id = ${id};
      insert into links (planner_id, client_id, kind, subject_id, label, token_hash, expires_at)
        select ${id}, (select min(id) from clients where planner_id = ${id}), 'vendor-day',
          (select id from vendors where planner_id = ${id}), 'Fern Photography', decode(h, 'hex'), now() + interval '1 day'
        from unnest(array[${hashes.join()}]) h;
    `)
    await instance.fill('vacuum analyze')
    return { method: 'GET', paths: tokens.map((token) => `/api/links/${token}`), headers: {} }
  },
} satisfies Benchmark

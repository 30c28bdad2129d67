import { perInstance, type Benchmark } from './benchmark.ts'
import type { Instance } from './instance.ts'

/** 200 studios with 500 couples, 6,000 tasks, 2,500 events, 500 vendors and 500 documents each. */
async function fill(instance: Instance): Promise<Record<string, string>> {
  const { id, headers } = await instance.signUp('crowded')
  const words = `(array['Confirm the florist', 'Book the band', 'Send the invitations', 'Order the cake',
    'Choose the readings', 'Taste the menu', 'Print the seating chart', 'Call the photographer'])[n % 8 + 1]`
  const indexes = ['clients', 'tasks', 'events', 'vendors', 'documents'].map((table) => `${table}_search`)
  await instance.fill(`
    -- An index is made faster than it is kept, and nobody listens yet.
    set session_replication_role = replica;
    create temporary table kept as select indexdef from pg_indexes where indexname in (${indexes.map((name) => `'${name}'`).join()});
    drop index ${indexes.join()};
    insert into planners (username, name, email, password_hash)
      select 'other' || n, 'Planner', 'other' || n || '@example.com', 'x' from generate_series(1, 199) n;
    insert into clients (planner_id, partner_one_name, partner_two_name, email, venue)
      select p.id, (array['Ingrid', 'Flora', 'Amara', 'Grace', 'Zoë'])[n % 5 + 1] || ' ' || n, 'Tomás', 'c' || n || '@example.com',
        'The Orchard House' from planners p, generate_series(1, 500) n;
    insert into tasks (planner_id, client_id, title, due_date)
      select c.planner_id, c.id, ${words} || ' ' || n, '2027-05-01' from clients c, generate_series(1, 12) n;
    insert into events (planner_id, client_id, title, date)
      select c.planner_id, c.id, ${words} || ' ' || n, '2027-05-01' from clients c, generate_series(1, 5) n;
    insert into vendors (planner_id, name, category)
      select p.id, (array['Wild Flowers', 'Blue Door Studio', 'Sugar & Salt'])[n % 3 + 1] || ' ' || n, 'florist'
      from planners p, generate_series(1, 500) n;
    insert into documents (planner_id, client_id, filename, original_name, file_type, file_size, uploaded_by)
      select c.planner_id, c.id, 'contract-' || c.id || '.pdf', 'Contract with the florist', 'application/pdf', 1, 'planner'
      from clients c;
    do $$ declare line text; begin for line in select indexdef from kept loop execute line; end loop; end $$;
    update planners set email_verified = true where id <> ${id};
  `)
  await instance.fill('vacuum analyze')
  return headers
}

const filled = perInstance(fill)

const among = (words: string): Benchmark => ({
  name: `search '${words}' among two million rows`,
  kind: 'reads',
  concurrency: 1,
  slow: true,
  async prepare(instance) {
    const headers = await filled(instance)
    return { method: 'GET', paths: [`/api/search?q=${encodeURIComponent(words)}`], headers }
  },
})

export default [among('flor'), among('seating chart 7'), among('zoë 49'), among('fl'), among('nothing like it')]

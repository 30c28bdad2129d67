import { perInstance, type Benchmark } from './benchmark.ts'
import type { Instance } from './instance.ts'

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

type Studio = { headers: Record<string, string> }
const filled = perInstance(fill)

/** 60 active weddings with 3,000 open tasks and 500 open invoices, and three years of completed ones. */
async function fill(instance: Instance): Promise<Studio> {
  const { id, headers } = await instance.signUp('season')
  await instance.fill(`
    insert into clients (planner_id, partner_one_name, partner_two_name, email, wedding_date, venue, status, invite_sent, is_activated, invite_expires_at)
      select ${id}, 'Ingrid ' || n, 'Tomás ' || n, 's' || n || '@example.com', to_char(current_date + n * 6 - 660, 'YYYY-MM-DD'),
        case when n % 3 > 0 then 'The Orchard House, Haarlem' end, case when n <= 110 then 'completed' else 'planning' end,
        true, n % 10 > 0, now() from generate_series(1, 170) n;
    insert into tasks (planner_id, client_id, title, due_date, completed, assigned_to, visible_to_couple, priority)
      select ${id}, c.id, 'Confirm the florist ' || n, to_char(c.wedding_date::date - n * 6, 'YYYY-MM-DD'), c.status = 'completed' or c.wedding_date::date - n * 6 < current_date - 9 * (n % 2),
        case when n % 4 = 0 then 'client' else 'planner' end, n % 4 = 0, (array['low', 'medium', 'high'])[n % 3 + 1]
      from clients c, generate_series(1, 70) n where c.planner_id = ${id};
    insert into tasks (planner_id, client_id, title, due_date)
      select ${id}, c.id, 'Order the cake ' || n, to_char(current_date + 10 + n * 9, 'YYYY-MM-DD')
      from clients c, generate_series(1, 30) n where c.planner_id = ${id} and c.status = 'planning';
    insert into events (planner_id, client_id, title, date, time)
      select ${id}, c.id, 'Tasting ' || n, to_char(current_date + n * 37 - 365 + c.id % 73, 'YYYY-MM-DD'), '10:30'
      from clients c, generate_series(1, 20) n where c.planner_id = ${id};
    insert into invoices (planner_id, client_id, invoice_number, amount_cents, paid_cents, status, due_date)
      select ${id}, c.id, 'S-' || c.id || '-' || n, 50000, case when c.status = 'completed' or n > 6 and c.id % 5 > 0 then 50000 else 0 end,
        case when c.status = 'completed' or n > 6 and c.id % 5 > 0 then 'Paid' else 'Sent' end, to_char(c.wedding_date::date - 60 + n * 7, 'YYYY-MM-DD')
      from clients c, generate_series(1, 9) n where c.planner_id = ${id};
    insert into messages (planner_id, client_id, sender, sender_name, content, read, timestamp)
      select ${id}, c.id, case when n % 2 = 0 then 'planner' else 'client' end, 'Client', 'We love the second sketch.',
        n < 49 or c.id % 9 > 0, now() - (50 - n) * interval '2 days'
      from generate_series(1, 50) n, clients c where c.planner_id = ${id};
    insert into today_snoozes (planner_id, subject, subject_id, until)
      select ${id}, 'task', id, '${day(2)}' from tasks where planner_id = ${id} and id % 499 = 0;
  `)
  await instance.fill('vacuum analyze')
  return { headers }
}

const benchmark = (name: string, path: string): Benchmark => ({
  name,
  kind: 'reads',
  concurrency: 8,
  async prepare(instance) {
    const { headers } = await filled(instance)
    return { method: 'GET', paths: [path], headers }
  },
})

export default [
  benchmark('what matters today', `/api/today?today=${day(0)}`),
  benchmark('the next weeks', `/api/week?today=${day(0)}`),
]

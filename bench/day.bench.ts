import { perInstance, type Benchmark, type Kind, type Request } from './benchmark.ts'
import type { Instance } from './instance.ts'

type Studio = { headers: Record<string, string>; clientId: number; taskIds: number[] }

/** 200 clients, 5,000 tasks, 2,000 events and 10,000 messages: a studio after five years. */
const filled = perInstance(fill)
async function fill(instance: Instance): Promise<Studio> {
  const { id, headers } = await instance.signUp('busy')
  await instance.fill(`
    insert into clients (planner_id, partner_one_name, partner_two_name, email, wedding_date, venue, status)
      select ${id}, 'Ingrid ' || n, 'Tomás ' || n, 'c' || n || '@example.com', to_char(date '2026-01-01' + n * 4, 'YYYY-MM-DD'),
        'The Orchard House, Haarlem', 'planning' from generate_series(1, 200) n;
    insert into tasks (planner_id, client_id, title, due_date, completed)
      select ${id}, c.id, (array['Confirm the florist', 'Book the band', 'Send the invitations', 'Order the cake', 'Choose the readings'])[n % 5 + 1] || ' ' || n,
        to_char(c.wedding_date::date - n * 12, 'YYYY-MM-DD'), c.wedding_date::date - n * 12 < current_date - 5
      from clients c, generate_series(1, 25) n where c.planner_id = ${id};
    insert into events (planner_id, client_id, title, date, time)
      select ${id}, c.id, 'Tasting and walk through ' || n, to_char(current_date + n * 73 - 365 + c.id % 73, 'YYYY-MM-DD'), '10:30'
      from clients c, generate_series(1, 10) n where c.planner_id = ${id};
    insert into messages (planner_id, client_id, sender, sender_name, content)
      select ${id}, c.id, case when n % 2 = 0 then 'planner' else 'client' end, 'Client', 'We love the second sketch, the one with the sweet peas.'
      from generate_series(1, 50) n, clients c where c.planner_id = ${id};
  `)
  await instance.fill('vacuum analyze')
  const ask = async (path: string) => (await (await fetch(instance.url + path, { headers })).json()) as { id: number }[]
  const clientId = (await ask('/api/clients'))[100]?.id ?? 0
  const taskIds = (await ask(`/api/clients/${clientId}/tasks`)).map(({ id }) => id)
  return { headers, clientId, taskIds }
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

const benchmark = (name: string, kind: Kind, ask: (studio: Studio) => Omit<Request, 'headers'>): Benchmark => ({
  name,
  kind,
  concurrency: 8,
  async prepare(instance) {
    const studio = await filled(instance)
    const request = ask(studio)
    const headers = request.bodies ? { ...studio.headers, 'content-type': 'application/json' } : studio.headers
    return { ...request, headers }
  },
})

const adding = (...given: Parameters<typeof benchmark>): Benchmark => ({ ...benchmark(...given), adds: true })

const read = (path: string) => ({ method: 'GET', paths: [path] })

export default [
  benchmark('dashboard', 'reads', () => read(`/api/dashboard/stats?today=${day(0)}`)),
  benchmark('25 tasks of a client', 'reads', ({ clientId }) => read(`/api/clients/${clientId}/tasks`)),
  benchmark('task board', 'reads', () => read(`/api/task-board?today=${day(0)}`)),
  benchmark('50 messages', 'reads', ({ clientId }) => read(`/api/clients/${clientId}/messages?limit=50`)),
  benchmark('month of the calendar', 'reads', () => read(`/api/calendar?from=${day(-15)}&to=${day(15)}`)),
  benchmark('events of a month', 'reads', () => read(`/api/events?from=${day(-15)}&to=${day(15)}`)),
  benchmark('search', 'reads', () => read('/api/search?q=flor')),
  // Last, because it leaves thousands of dead rows that have not been vacuumed.
  benchmark('tick a task', 'writes', ({ taskIds }) => ({
    method: 'PATCH',
    paths: taskIds.map((id) => `/api/tasks/${id}`),
    bodies: ['{"completed":true}', '{"completed":false}'],
  })),
  benchmark('note of a client', 'writes', ({ clientId }) => ({
    method: 'PATCH',
    paths: [`/api/clients/${clientId}`],
    bodies: ['{"notes":"They love sweet peas"}', '{"notes":"They love sweet peas, and dislike lilies"}'],
  })),
  adding('create a task', 'writes', ({ clientId }) => ({
    method: 'POST',
    paths: ['/api/tasks'],
    bodies: [JSON.stringify({ clientId, title: 'Confirm the florist', dueDate: day(20), completed: true })],
  })),
  adding('create an event', 'writes', ({ clientId }) => ({
    method: 'POST',
    paths: [`/api/clients/${clientId}/events`],
    bodies: [JSON.stringify({ title: 'Tasting', date: day(-400), time: '10:30' })],
  })),
  // Neither finished tasks nor dead rows of the previous benchmarks may slow it down.
  benchmark('dashboard after many writes', 'reads', () => read(`/api/dashboard/stats?today=${day(0)}`)),
]

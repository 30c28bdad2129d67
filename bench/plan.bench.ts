import type { Benchmark } from './benchmark.ts'
import { post, type Instance } from './instance.ts'

const rows = Array.from({ length: 300 }, (_, at) => ({
  key: `row-${at}`,
  kind: at % 6 === 0 ? 'event' : 'task',
  title: `Confirm the florist ${at}`,
  phase: `Phase ${at % 7}`,
  description: 'Ask for the sweet peas, and for a sketch of the arch.',
  offset: { months: -(at % 12), days: -(at % 28) },
  ...(at % 6 !== 0 && { steps: ['Call', 'Compare', 'Sign'] }),
}))

/** Weddings with a date, and the template. */
async function fill(instance: Instance, name: string, weddings: number) {
  const { id, headers } = await instance.signUp(name)
  await instance.fill(`
    insert into clients (planner_id, partner_one_name, email, wedding_date)
      select ${id}, 'Ingrid ' || n, '${name}' || n || '@example.com', '2028-05-27' from generate_series(1, ${weddings}) n`)
  const list = (await (await fetch(`${instance.url}/api/clients`, { headers })).json()) as { id: number }[]
  const template = (await (
    await post(instance.url, '/api/templates', { name: 'Full planning', rows }, headers)
  ).json()) as { id: number }
  return {
    clients: list.map((client) => client.id),
    templateId: template.id,
    headers: { ...headers, 'content-type': 'application/json' },
  }
}

const applied = async (instance: Instance, name: string, weddings: number) => {
  const filled = await fill(instance, name, weddings)
  const batches: number[] = []
  for (const id of filled.clients) {
    const path = `/api/clients/${id}/apply-template`
    const answer = await post(instance.url, path, { templateId: filled.templateId }, filled.headers)
    batches.push(((await answer.json()) as { batch: number }).batch)
  }
  return { ...filled, batches }
}

export default [
  {
    name: 'apply a plan of 300 rows',
    concurrency: 1,
    once: true,
    async prepare(instance) {
      const { clients, templateId, headers } = await fill(instance, 'applying', 1000)
      return {
        method: 'POST',
        paths: clients.map((id) => `/api/clients/${id}/apply-template`),
        bodies: [JSON.stringify({ templateId })],
        headers,
      }
    },
  },
  {
    name: 'take back a plan of 300 rows',
    concurrency: 1,
    once: true,
    async prepare(instance) {
      const { batches, headers } = await applied(instance, 'undoing', 500)
      const { 'content-type': _, ...bare } = headers
      return { method: 'POST', paths: batches.map((batch) => `/api/history/${batch}/undo`), headers: bare }
    },
  },
  {
    name: 'move a wedding with 400 rows',
    kind: 'writes',
    concurrency: 1,
    async prepare(instance) {
      const { clients, templateId, headers } = await fill(instance, 'moving', 1)
      const [clientId] = clients
      await post(instance.url, `/api/clients/${clientId}/apply-template`, { templateId }, headers)
      for (let at = 0; at < 100; at += 1) {
        const offset = { months: 0, days: -at }
        await post(instance.url, '/api/tasks', { title: `Call ${at}`, clientId, offset }, headers)
      }
      return {
        method: 'POST',
        paths: [`/api/clients/${clientId}/re-date`],
        bodies: ['2028-08-12', '2028-05-27'].map((weddingDate) => JSON.stringify({ weddingDate })),
        headers,
      }
    },
  },
] satisfies Benchmark[]

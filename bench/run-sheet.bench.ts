import type { Benchmark } from './benchmark.ts'
import { post, type Instance } from './instance.ts'

type Row = { id: number }

const items = (vendorIds: readonly number[]) =>
  Array.from({ length: 80 }, (_, at) => ({
    title: `Portraits of the family, part ${at}`,
    start: `${String(8 + Math.floor(at / 6)).padStart(2, '0')}:${(at % 6) * 10 || '00'}`,
    minutes: 10,
    place: 'Orangery',
    section: `Part ${Math.floor(at / 10)}`,
    details: 'Ask the uncles to stay near the steps.',
    notes: 'The grandmother needs a chair.',
    vendorIds: [vendorIds[at % vendorIds.length]],
  }))

/** A wedding with eight vendors and a published run sheet, among others, and an address of a vendor's link. */
async function fill(instance: Instance, name: string) {
  const { id, headers } = await instance.signUp(name)
  await instance.fill(`
    insert into clients (planner_id, partner_one_name, email, wedding_date)
      select ${id}, 'Ingrid ' || n, '${name}' || n || '@example.com', '2028-05-27' from generate_series(1, 60) n`)
  const send = async (path: string, body: object) =>
    (await (await post(instance.url, path, body, headers)).json()) as Row
  const clients = (await (await fetch(`${instance.url}/api/clients`, { headers })).json()) as Row[]
  const clientId = clients[0]?.id
  const vendorIds: number[] = []
  for (let at = 0; at < 8; at += 1) {
    const vendor = await send('/api/vendors', { name: `Vendor ${at}`, category: 'florist', phone: '555' })
    await send(`/api/clients/${clientId}/vendors`, { vendorId: vendor.id })
    vendorIds.push(vendor.id)
  }
  const day = await send(`/api/clients/${clientId}/days`, { name: 'Wedding day' })
  await send(`/api/days/${day.id}/items/several`, { items: items(vendorIds) })
  await send(`/api/days/${day.id}/publish`, {})
  await instance.fill(`
    insert into days (planner_id, client_id, name, time_zone)
      select ${id}, id, 'Wedding day', 'UTC' from clients where planner_id = ${id} and id <> ${clientId};
    insert into day_items (planner_id, client_id, day_id, start, minutes, title)
      select ${id}, d.client_id, d.id, 480 + n, 10, 'Item ' || n from days d, generate_series(1, 80) n
      where d.planner_id = ${id} and d.id <> ${day.id}`)
  await instance.fill('vacuum analyze')
  const link = { kind: 'vendor-day', vendorId: vendorIds[0] }
  const { token } = (await (await post(instance.url, `/api/clients/${clientId}/day-links`, link, headers)).json()) as {
    token: string
  }
  const whole = (await (await fetch(`${instance.url}/api/days/${day.id}`, { headers })).json()) as { items: Row[] }
  return { path: `/api/days/${day.id}`, items: whole.items, token, headers }
}

export default [
  {
    name: 'a run sheet of 80 items',
    kind: 'reads',
    concurrency: 8,
    async prepare(instance) {
      const { path, headers } = await fill(instance, 'sheet-read')
      return { method: 'GET', paths: [path], headers }
    },
  },
  {
    name: "a vendor's part of a run sheet of 80 items",
    kind: 'reads',
    concurrency: 8,
    async prepare(instance) {
      const { token } = await fill(instance, 'sheet-link')
      return { method: 'GET', paths: [`/api/links/${token}`], headers: {} }
    },
  },
  {
    name: 'an item of a run sheet changed',
    kind: 'writes',
    concurrency: 4,
    async prepare(instance) {
      const { path, items: all, headers } = await fill(instance, 'sheet-write')
      return {
        method: 'PATCH',
        paths: all.map(({ id }) => `${path}/items/${id}`),
        bodies: ['Terrace', 'Orangery'].map((place) => JSON.stringify({ place })),
        headers: { ...headers, 'content-type': 'application/json' },
      }
    },
  },
] satisfies Benchmark[]

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { fullStudio } from '#test/imports.ts'
import { endpoints } from '#test/samples.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
  planner = await fullStudio(server)
}, 60_000)
afterAll(() => server.close())

const changes = endpoints.filter(({ method, for: { planner: terms } }) => method === 'PATCH' && terms !== undefined)

/** The tables of the ids in a path. */
const tables: Readonly<Record<string, string>> = {
  'progress-goals': 'progress_goals',
  'message-templates': 'message_templates',
  'scheduled-messages': 'scheduled_messages',
  'sheet-templates': 'sheet_templates',
  items: 'day_items',
  contacts: 'day_contacts',
  feedback: 'client_feedback',
  payments: 'invoice_payments',
}

async function pathOf({ path }: Endpoint): Promise<string> {
  let found = path
  for (const [whole, name = ''] of path.matchAll(/([\w-]+)\/\{\w+\}/g)) {
    const { rows } = await server.database.ownerPool
      .query<{ id: number }>(`select min(id) as id from ${tables[name] ?? name} where planner_id = $1`, [planner.id])
      .catch(() => ({ rows: [] }))
    found = found.replace(whole, `${name}/${rows[0]?.id ?? 1}`)
  }
  return found
}

describe('a change of nothing', () => {
  it.each(changes.map((endpoint) => [endpoint.route, endpoint] as const))('is no failure: %s', async (_, endpoint) => {
    const { status, body } = await planner.patch(await pathOf(endpoint), {})
    expect(status, JSON.stringify(body)).toBeLessThan(500)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalPart } from '#platform/contract/portal-looks.ts'
import { endpoints, sampleBody } from '#test/samples.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const untouched = {
  colorScheme: 'sand',
  typography: 'inter',
  enabledFeatures: ['calendar', 'tasks', 'vendors', 'documents', 'messaging'],
  selectedInvoices: [],
}

async function addInvoice(planner: PlannerCaller, clientId: number, number: string, status = 'Sent'): Promise<number> {
  const { rows } = await server.database.ownerPool.query<{ id: number }>(
    `insert into invoices (planner_id, client_id, invoice_number, amount_cents, status) values ($1, $2, $3, 120050, $4) returning id`,
    [planner.id, clientId, number, status],
  )
  return rows[0]!.id
}

describe('a customization', () => {
  it('has defaults until one is stored, and is stored once', async () => {
    const planner = await server.planner()
    const { id } = await planner.addClient()
    const path = `/api/clients/${id}/customization`
    expect(await planner.get(path)).toMatchObject({ status: 200, body: { clientId: id, ...untouched } })
    expect((await planner.patch(path, { colorScheme: 'rose' })).status).toBe(404)
    expect((await planner.post(path, { colorScheme: 'rose' })).status).toBe(201)
    const changed = await planner.post(path, { typography: 'lora' })
    expect(changed).toMatchObject({ status: 201, body: { ...untouched, colorScheme: 'rose', typography: 'lora' } })
    const patched = await planner.patch(path, { enabledFeatures: ['tasks'] })
    expect(patched).toMatchObject({ status: 200, body: { colorScheme: 'rose', enabledFeatures: ['tasks'] } })
  })

  it('refuses unknown values, and invoices of others', async () => {
    const planner = await server.planner()
    const { id } = await planner.addClient()
    const other = await planner.addClient()
    const path = `/api/clients/${id}/customization`
    expect((await planner.post(path, { colorScheme: 'neon' })).status).toBe(400)
    expect((await planner.post(path, { typography: 'comic' })).status).toBe(400)
    expect((await planner.post(path, { enabledFeatures: ['cameras'] })).status).toBe(400)
    const foreign = await addInvoice(planner, other.id, 'F-1')
    expect((await planner.post(path, { selectedInvoices: [foreign] })).status).toBe(400)
    const own = await addInvoice(planner, id, 'F-2')
    expect((await planner.post(path, { selectedInvoices: [own, own] })).status).toBe(201)
  })
})

describe('a portal', () => {
  it('contains the couple, the planner’s contact data, and the viewer', async () => {
    const planner = await server.planner()
    await planner.patch('/api/business', { businessName: 'Marigold Weddings', businessPhone: '555-0100' })
    const client = await planner.addClient({ notes: 'difficult aunt', budget: '$50,000' })
    const couple = await server.couple(planner, client)
    const seen = await couple.get(`/api/clients/${client.id}/portal`)
    expect(seen.body).toMatchObject({
      viewer: 'couple',
      client: { id: client.id, partnerOneName: 'Emma' },
      customization: { colorScheme: 'sand', typography: 'inter' },
      planner: { name: 'Paula Planner', businessName: 'Marigold Weddings', email: planner.email, phone: '555-0100' },
    })
    expect(JSON.stringify(seen.body)).not.toMatch(/aunt|50,000|selectedInvoices/)
    expect((await planner.get(`/api/clients/${client.id}/portal`)).body).toMatchObject({ viewer: 'planner' })
  })

  it('hides drafts, voided invoices and unselected invoices from the couple', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const couple = await server.couple(planner, client)
    const path = `/api/clients/${client.id}/invoices`
    const first = await addInvoice(planner, client.id, '1')
    await addInvoice(planner, client.id, '2', 'Draft')
    await addInvoice(planner, client.id, '3', 'Void')
    const fourth = await addInvoice(planner, client.id, '4', 'Paid')
    const numbers = async () => ((await couple.get(path)).body as { id: number }[]).map((invoice) => invoice.id)
    expect(await numbers()).toEqual([first, fourth])
    expect((await couple.get(path)).body[0]).toMatchObject({ amount: '1200.50' })
    await planner.post(`/api/clients/${client.id}/customization`, { selectedInvoices: [fourth] })
    expect(await numbers()).toEqual([fourth])
    expect((await planner.get(path)).body).toHaveLength(4)
  })

  const byFeature = Map.groupBy(
    // Planners can't hide billing; some people may not see it (people.test.ts).
    endpoints.filter(({ feature }) => feature && feature !== 'billing'),
    ({ feature }) => feature as PortalPart,
  )

  it.each([...byFeature])('refuses the couple all endpoints of %s while it is hidden', async (feature, calls) => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const couple = await server.couple(planner, client)
    const shown = untouched.enabledFeatures.filter((name) => name !== feature)
    const show = (features: string[]) => ({
      enabledFeatures: features.filter((name) => name !== 'day' && name !== 'guests'),
      showsDay: features.includes('day'),
      showsGuests: features.includes('guests'),
    })
    await planner.post(`/api/clients/${client.id}/customization`, show(shown))
    for (const endpoint of calls) {
      if (!endpoint.for.couple) continue
      const url = endpoint.path.replaceAll(/\{\w+\}/g, String(client.id))
      const answer = await couple.send(endpoint.method, url, sampleBody(endpoint, 'couple'))
      expect(answer.status, endpoint.route).toBe(403)
    }
    await planner.post(`/api/clients/${client.id}/customization`, show([...shown, feature]))
    for (const endpoint of calls.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/clients/')))
      expect((await couple.get(endpoint.path.replace('{id}', String(client.id)))).status, endpoint.route).toBe(200)
  })
})

describe('a browser with both sessions', () => {
  it('uses the planner’s where the request says so', async () => {
    const planner = await server.planner()
    const [mine, other] = [await planner.addClient(), await planner.addClient()]
    const couple = await server.couple(planner, mine)
    const both = server.visitor()
    for (const jar of [planner.cookies, couple.cookies]) for (const [name, value] of jar) both.cookies.set(name, value)
    const { body: task } = await planner.post('/api/tasks', { title: 'Order the arch', clientId: other.id })
    expect((await both.patch(`/api/tasks/${task.id}`, { completed: true })).status).toBe(404)
    expect((await both.patch(`/api/tasks/${task.id}?as=planner`, { completed: true })).status).toBe(200)
  })
})

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Webhook, WebhookDelivery } from '#exchange/webhooks/contract/endpoints.ts'
import type { Internet } from '#platform/server/foundation/internet.ts'
import { deliverToWebhook, webhookJobs } from '#exchange/webhooks/server/jobs.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse) => void

const origin = 'https://hooks.example.com'
let server: TestServer
let owner: PlannerCaller
let received: Received[] = []
let answer: Answer

const ok: Answer = (response) => response.writeHead(204).end()
const failing: Answer = (response) => response.writeHead(503).end('Back soon')

const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  received.push({ path: request.url ?? '', headers: request.headers, body })
  answer(response)
})

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  server = await openTestServer({ standIns: { [origin]: `http://127.0.0.1:${port}` } })
})
beforeEach(async () => {
  owner = await server.planner()
  received = []
  answer = ok
})
afterAll(async () => {
  await server.close()
  receiver.closeAllConnections()
  receiver.close()
})

async function add(topics: string[], path = '/hook') {
  const { status, body } = await owner.post('/api/webhooks', { address: origin + path, topics })
  expect(status).toBe(201)
  return body as Webhook & { secret: string }
}
const logOf = async ({ id }: Webhook) =>
  (await owner.get(`/api/webhooks/${id}/deliveries`)).body as readonly WebhookDelivery[]
const listed = async () => (await owner.get('/api/webhooks')).body as readonly Webhook[]
const events = () => received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, number> })

/** As if the pauses and days were over. */
const later = (sql: string) => server.database.ownerPool.query(`update ${sql}`)
async function workOffDue() {
  await later(`webhook_deliveries set next_at = now() - interval '1 second' where state = 'waiting'`)
  const sweep = webhookJobs.find(({ name }) => name === 'call-webhooks-again')
  await server.run(sweep as never, null)
  await server.workOff()
}

describe('a webhook', () => {
  it('is told what happens, signed for the reference library', async () => {
    const { secret } = await add(['clients', 'tasks', 'messages', 'payments'])
    const wedding = await owner.addClient()
    const task = (await owner.post('/api/tasks', { title: 'Order the cake', clientId: wedding.id })).body as {
      id: number
    }
    await owner.patch(`/api/tasks/${task.id}`, { title: 'Order two cakes' })
    await owner.delete(`/api/tasks/${task.id}`)
    await owner.post(`/api/clients/${wedding.id}/events`, { title: 'Tasting', date: '2031-01-01' })
    const message = (await owner.post(`/api/clients/${wedding.id}/messages`, { content: 'Hello' })).body as {
      id: number
    }
    const due = { amount: '900', dueDate: '2031-01-01', status: 'Sent' }
    const invoice = (await owner.post(`/api/clients/${wedding.id}/invoices`, due)).body as { id: number }
    await owner.post(`/api/invoices/${invoice.id}/payments`, { amount: '100', date: '2026-01-01' })
    await server.workOff()
    const clientId = wedding.id
    const told = events().map(({ type, data }) => ({ type, ...data }))
    expect(told).toEqual([
      { type: 'client.created', id: clientId, clientId },
      { type: 'task.created', id: task.id, clientId },
      { type: 'task.changed', id: task.id, clientId },
      { type: 'task.deleted', id: task.id, clientId },
      { type: 'message.created', id: message.id, clientId },
      { type: 'payment.created', id: expect.any(Number), clientId },
    ])
    const verifier = new Verifier(secret)
    for (const { body, headers } of received)
      expect(verifier.verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body))
    expect(() => verifier.verify(received[0]!.body + ' ', received[0]!.headers as Record<string, string>)).toThrow()
  })

  it('is told once when a couple is deleted and when it comes back, and not of its rows', async () => {
    const wedding = await owner.addClient()
    await owner.post('/api/tasks', { title: 'Order the cake', clientId: wedding.id })
    await owner.post(`/api/clients/${wedding.id}/messages`, { content: 'Hello' })
    await add(['clients', 'tasks', 'messages'])
    await owner.delete(`/api/clients/${wedding.id}`)
    const [deleted] = (await owner.get('/api/deleted-clients')).body as { id: number }[]
    await owner.post(`/api/deleted-clients/${deleted!.id}/restore`)
    await server.workOff()
    expect(events().map(({ type }) => type)).toEqual(['client.deleted', 'client.created'])
  })

  it('is told of nothing that is rolled back, or of another studio', async () => {
    await add(['clients'])
    await (await server.planner()).addClient()
    await owner.post('/api/clients', { partnerOneName: '' })
    await server.workOff()
    expect(received).toEqual([])
  })

  it('that fails is tried again for more than a day, with the same id and body, and then given up', async () => {
    const webhook = await add(['clients'])
    answer = failing
    await owner.addClient()
    await server.workOff()
    expect(await logOf(webhook)).toMatchObject([
      { event: 'client.created', state: 'waiting', attempts: 1, status: 503, problem: 'Back soon' },
    ])
    await server.workOff()
    expect(received).toHaveLength(1)

    const pauses: number[] = []
    for (;;) {
      const [{ attemptedAt, nextAt }] = (await logOf(webhook)) as [WebhookDelivery]
      if (!nextAt) break
      pauses.push(Math.round((Date.parse(nextAt) - Date.parse(attemptedAt!)) / 60_000))
      await workOffDue()
    }
    expect(pauses).toEqual([1, 5, 30, 120, 300, 480, 540])
    expect(await logOf(webhook)).toMatchObject([{ state: 'failed', attempts: 8 }])
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('that fails is called once a minute, however much waits for it', async () => {
    await add(['tasks'])
    answer = failing
    for (const title of ['Cake', 'Flowers', 'Band']) await owner.post('/api/tasks', { title })
    await server.workOff()
    expect(received).toHaveLength(1)
    answer = ok
    await workOffDue()
    expect(new Set(events().map(({ data }) => data['id'])).size).toBe(3)
  })

  it('that answers again gets what waited', async () => {
    const webhook = await add(['clients'])
    answer = failing
    await owner.addClient()
    await server.workOff()
    expect(await listed()).toMatchObject([{ failingSince: expect.any(String) }])
    answer = ok
    await workOffDue()
    expect(await logOf(webhook)).toMatchObject([
      { state: 'sent', attempts: 2, status: 204, problem: null, nextAt: null },
    ])
    expect(await listed()).toMatchObject([{ failingSince: null }])
  })

  it('that has failed for three days is disabled with a mail, until a test arrives', async () => {
    const webhook = await add(['clients'])
    await server.workOff()
    await server.newMails()
    answer = failing
    await owner.addClient()
    await server.workOff()
    await later(`webhooks set failing_since = now() - interval '73 hours'`)
    await workOffDue()
    expect(await listed()).toMatchObject([{ disabledAt: expect.any(String) }])
    expect(await logOf(webhook)).toMatchObject([{ state: 'failed' }])
    const mails = await server.newMails()
    expect(mails.map(({ subject, to }) => ({ subject, to: to?.[0]?.address }))).toEqual([
      { subject: 'A webhook was disabled', to: owner.email },
    ])
    received = []
    await owner.addClient()
    await server.workOff()
    expect(received).toEqual([])

    answer = ok
    expect((await owner.post(`/api/webhooks/${webhook.id}/test`)).status).toBe(202)
    await server.workOff()
    expect(events()).toMatchObject([{ type: 'test', data: { webhookId: webhook.id } }])
    expect(await listed()).toMatchObject([{ disabledAt: null, failingSince: null }])
  })

  it('that says that it is gone is disabled at once', async () => {
    await add(['clients'])
    answer = (response) => response.writeHead(410).end()
    await owner.addClient()
    await server.workOff()
    expect(await listed()).toMatchObject([{ disabledAt: expect.any(String) }])
  })

  it('is not followed to another address, and its answers are cut', async () => {
    const webhook = await add(['clients'])
    answer = (response) => response.writeHead(302, { location: 'https://127.0.0.1/' }).end('x'.repeat(1_000_000))
    await owner.addClient()
    await server.workOff()
    expect(received).toHaveLength(1)
    expect(await logOf(webhook)).toMatchObject([{ status: 302, problem: 'x'.repeat(300) }])
  })

  it('with a name that leads to this machine is not called', async () => {
    const { body } = await owner.post('/api/webhooks', { address: 'https://localtest.example/', topics: ['clients'] })
    const { internet } = server.jobContext.services
    const refusing = {
      ask: (_: string, ask: Parameters<Internet['ask']>[1]) => internet.ask('https://localhost/', ask),
    }
    await owner.post(`/api/webhooks/${(body as Webhook).id}/test`)
    await server.run(deliverToWebhook, { webhookId: (body as Webhook).id }, { internet: refusing })
    expect(await logOf(body as Webhook)).toMatchObject([
      { event: 'test', state: 'failed', status: null, problem: 'The address is not on the public internet.' },
    ])
  })

  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://user:password@hooks.example.com/',
    'https://printer.lan/',
    'hooks.example.com',
    '',
  ])('is not added with the address %j', async (address) => {
    const { status, body } = await owner.post('/api/webhooks', { address, topics: ['tasks'] })
    expect(status).toBe(400)
    expect(body).toMatchObject({ issues: [{ path: 'address' }] })
  })

  it('shows its secret only once, and no call and no role reads it', async () => {
    const { secret } = await add(['tasks'])
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(JSON.stringify(await listed())).not.toContain(secret)
    const { rows } = await server.database.ownerPool.query<{ may: boolean }>(
      `select bool_or(has_column_privilege(r, 'webhooks', 'secret', 'select')) as may from unnest(array['larkspur_planner', 'larkspur_couple', 'larkspur_door', 'larkspur_link']) r`,
    )
    expect(rows).toEqual([{ may: false }])
  })

  it('is deleted with its log, and gets nothing more', async () => {
    const { id } = await add(['clients'])
    await owner.addClient()
    expect((await owner.delete(`/api/webhooks/${id}`)).status).toBe(204)
    await server.workOff()
    expect(received).toEqual([])
    expect((await owner.get(`/api/webhooks/${id}/deliveries`)).status).toBe(404)
  })
})

import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { asSystem } from '#platform/server/db/as-system.ts'
import { jobs } from '#app/server/jobs.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { openPost } from '#platform/server/jobs/post.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { notePayment } from '#money/online-payments/server/jobs/note-payment.ts'
import { writeInvoice } from '#test/invoices.ts'
import { listening } from '#test/mail-server.ts'
import { dropJobs } from '#test/queue.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
const endings: (() => unknown)[] = []

beforeAll(async () => (server = await openTestServer()))
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  await dropJobs(server.database.ownerPool)
})
afterAll(() => server.close())

const ask = async <Row extends object>(statement: string) =>
  (await server.database.ownerPool.query<Row>(statement)).rows

/** A worker whose mail server takes connections and never says a word. */
async function startWorkerWithSilentMailServer(): Promise<void> {
  const silent = createServer((socket) => void socket.on('error', () => {}))
  const smtpUrl = await listening(silent)
  endings.push(() => silent.close())
  const post = await openPost({
    smtpUrl,
    mailFrom: 'hello@larkspur.example',
    publicUrl: 'https://larkspur.example',
    outbox: '',
    say: () => {},
    patienceMs: 60_000,
  })
  endings.push((await startWorker({ ...server.jobContext, post }, jobs)).stop)
}

const news = (to: string): Mail => ({ to, subject: 'News', greeting: 'Hello,', paragraphs: ['Something is new.'] })

const queueMails = (mails: readonly Mail[]) =>
  asSystem(server.database.ownerPool, async (tx) => {
    for (const each of mails) await enqueue(tx, mail, each)
  })

/** Mails that a worker has in hand, or has tried: those that somebody waits for have a priority below zero. */
const begun = () =>
  ask<{ priority: number }>(`select priority from graphile_worker.jobs
  where task_identifier = 'mail' and (locked_at is not null or attempts > 0)`)

it('a mail server that hangs holds up mails, and neither payments nor exports', async () => {
  const planner = await server.planner()
  const client = await planner.addClient()
  const invoice = await writeInvoice(planner, client, { status: 'Sent' })
  await server.workOff()
  await queueMails(Array.from({ length: 60 }, (_, at) => news(`guest-${at}@example.com`)))
  await startWorkerWithSilentMailServer()
  await expect.poll(begun).toHaveLength(4)

  expect((await planner.post('/api/export')).status).toBe(202)
  const paid = { amountCents: 5000, invoiceId: invoice.id, clientId: client.id, plannerId: planner.id } as const
  const event = { ...paid, kind: 'paid', sessionId: 'cs_1', paymentId: 'pi_1', paidAt: '2026-11-20T10:00:00Z' } as const
  await asSystem(server.database.ownerPool, (tx) => enqueue(tx, notePayment, { ...event, method: 'Card' }))
  await expect.poll(async () => (await planner.get(`/api/invoices/${invoice.id}`)).body.paid).toBe('50.00')
  await expect.poll(async () => (await planner.get('/api/exports')).body[0]).toMatchObject({ state: 'done' })
  // The first mails are still at the mail server.
  expect(await ask(`select from graphile_worker.jobs where last_error is not null`)).toEqual([])
  expect(await begun()).toHaveLength(4)
})

it('a mail that somebody waits for goes out before the letters that were there earlier', async () => {
  await queueMails(Array.from({ length: 60 }, (_, at) => news(`guest-${at}@example.com`)))
  await queueMails([{ ...news('dana@example.com'), isAwaited: true }])
  await startWorkerWithSilentMailServer()
  await expect.poll(begun).toHaveLength(4)
  expect(await begun()).toContainEqual({ priority: -1 })
})

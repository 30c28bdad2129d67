import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InvoiceMail } from '#money/invoices/contract/invoice-mail.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { payInvoice, writeInvoice } from '#test/invoices.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

it('lists the letters and reminders about an invoice, and not those about another', async () => {
  const planner = await server.planner()
  const { client } = await server.couple(planner)
  const letters = async () => {
    await sendLetters(server.jobContext, noonLater())
    await server.workOff()
  }
  const mailOf = async (id: number): Promise<InvoiceMail[]> => (await planner.get(`/api/invoices/${id}/mail`)).body
  const sent = { status: 'Sent', dueDate: '2031-03-01' }
  const invoice = await writeInvoice(planner, client, sent)
  expect(await mailOf(invoice.id)).toEqual([])
  await letters()
  const other = await writeInvoice(planner, client, { ...sent, status: 'Draft' })
  await payInvoice(planner, invoice.id, '100')
  await letters()
  expect((await planner.post(`/api/invoices/${invoice.id}/remind`)).status).toBe(202)
  const [reminder, receipt, letter, ...more] = await mailOf(invoice.id)
  expect(more).toEqual([])
  expect(reminder).toMatchObject({ kind: 'reminder by hand', name: null, uncertain: false })
  expect([receipt, letter]).toMatchObject([
    { kind: 'receipt', name: 'Emma', channel: 'mail', openedAt: null, bounced: false, uncertain: false },
    { kind: 'letter', name: 'Emma', channel: 'mail' },
  ])
  expect(await mailOf(other.id)).toEqual([])
  const stranger = await server.planner()
  expect((await stranger.get(`/api/invoices/${invoice.id}/mail`)).status).toBe(404)
})

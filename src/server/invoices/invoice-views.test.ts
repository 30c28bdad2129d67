import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import type { Invoice } from '#contract/invoices.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { payInvoice, writeInvoice } from '#test/invoices.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  client = await planner.addClient({ weddingDate: '2027-06-12' })
})
afterAll(() => server.close())

const write = (form: object = {}, owner = planner, of = client) => writeInvoice(owner, of, form)
const read = async (id: number) => (await planner.get(`/api/invoices/${id}`)).body
const pay = (id: number, amount: string, more: object = {}) => payInvoice(planner, id, amount, more)

describe('the history', () => {
  it('records every change of an amount, and can’t be changed', async () => {
    const { id } = await write()
    await planner.patch(`/api/invoices/${id}`, { amount: '100' })
    await planner.patch(`/api/invoices/${id}`, { status: 'Sent' })
    await pay(id, '40')
    const { payments } = await read(id)
    await planner.delete(`/api/invoices/${id}/payments/${payments[0].id}`)
    await planner.patch(`/api/invoices/${id}`, { description: 'No amount' })
    await planner.patch(`/api/invoices/${id}`, { status: 'Void' })
    const { history } = await read(id)
    expect(history.map(({ what }: { what: string }) => what)).toEqual([
      'created',
      'changed',
      'sent',
      'payment',
      'payment removed',
      'voided',
    ])
    expect(history[1]).toMatchObject({ by: 'planner', amountBefore: '4200.00', amount: '100.00' })
    expect(history[3]).toMatchObject({ paidBefore: '0.00', paid: '40.00', status: 'Partially Paid' })
    for (const deed of ['update invoice_history set amount_cents = 1', 'delete from invoice_history'])
      await expect(
        server.database.ownerPool.query(
          `begin; set local app.planner = '${planner.id}'; set local role larkspur_planner; ${deed}`,
        ),
      ).rejects.toThrow('permission denied')
    await server.database.ownerPool.query('rollback')
  })
})

describe('the studio sees', () => {
  it('the open, overdue and paid amounts', async () => {
    const owner = await server.planner()
    const of = await owner.addClient({ partnerOneName: '=SUM(A1)', partnerTwoName: 'Comma, "Quote"' })
    const today = new Date().toISOString().slice(0, 10)
    const late = { issuedOn: '2019-12-01', dueDate: '2020-01-01' }
    await write({ amount: '100', lineItems: undefined, status: 'Sent', ...late }, owner, of)
    await write({ amount: '50', lineItems: undefined, status: 'Sent' }, owner, of)
    await write({ amount: '7', lineItems: undefined }, owner, of)
    const paid = await write({ amount: '30', lineItems: undefined, status: 'Paid', paidDate: today }, owner, of)
    await write({ amount: '20', lineItems: undefined, status: 'Paid', paidDate: '2001-05-05' }, owner, of)
    expect((await owner.get('/api/invoices/totals')).body).toEqual({
      open: '150.00',
      overdue: '100.00',
      paidThisMonth: '30.00',
      paidThisYear: '30.00',
    })
    expect((await owner.get('/api/invoices?status=open')).body).toHaveLength(2)
    expect((await owner.get(`/api/invoices?status=Draft&clientId=${of.id}`)).body).toHaveLength(1)
    const ledger = (await owner.get(`/api/clients/${of.id}/ledger`)).body
    expect(ledger).toMatchObject({ invoiced: '200.00', paid: '50.00', open: '150.00' })
    expect(ledger.entries[0]).toMatchObject({ kind: 'payment', date: '2001-05-05', amount: '-20.00', open: '-20.00' })
    const csv = await owner.get(`/api/invoices/csv?from=${today}&to=${today}`)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body).toContain(`"'=SUM(A1) & Comma, ""Quote"""`)
    expect((csv.body as string).trim().split('\r\n')).toHaveLength(5)
    const payments = await owner.get(`/api/invoices/payments-csv?from=${today}`)
    expect(payments.body).toContain(`${today},${paid.invoiceNumber},`)
    expect(payments.body).not.toContain('2001-05-05')
  })

  it('nothing of another studio', async () => {
    const stranger = await server.planner()
    const { id } = await write({ status: 'Sent' })
    expect((await stranger.get('/api/invoices')).body).toEqual([])
    for (const answer of [
      await stranger.get(`/api/invoices/${id}`),
      await stranger.get(`/api/invoices/${id}/pdf`),
      await stranger.patch(`/api/invoices/${id}`, { amount: '1' }),
      await stranger.delete(`/api/invoices/${id}`),
      await stranger.post(`/api/invoices/${id}/duplicate`),
      await stranger.post(`/api/invoices/${id}/payments`, { amount: '1', date: '2026-01-01' }),
      await stranger.get(`/api/clients/${client.id}/ledger`),
    ])
      expect(answer.status).toBe(404)
  })
})

describe('a couple', () => {
  it('sees shown invoices with their payments, and how to pay', async () => {
    const couple = await server.couple(planner)
    const of = couple.client
    const draft = await write({}, planner, of)
    const sent = await write({ status: 'Sent' }, planner, of)
    await pay(sent.id, '200', { note: 'secret' })
    const list = (await couple.get(`/api/clients/${of.id}/invoices`)).body as Invoice[]
    expect(list.map(({ id, open }) => [id, open])).toEqual([[sent.id, '4000.00']])
    const whole = (await couple.get(`/api/invoices/${sent.id}`)).body
    expect(whole.payments).toMatchObject([{ amount: '200.00' }])
    expect(JSON.stringify(whole)).not.toMatch(/secret|history|source/)
    expect((await couple.get(`/api/invoices/${draft.id}`)).status).toBe(404)
    expect((await couple.get(`/api/invoices/${draft.id}/pdf`)).status).toBe(404)
    expect((await couple.post(`/api/invoices/${draft.id}/pay`)).status).toBe(404)
    expect((await couple.patch(`/api/invoices/${sent.id}`, { amount: '1' })).status).toBe(403)
    expect((await couple.post(`/api/invoices/${sent.id}/pay`)).body.instructions).toContain('Your planner')
    await planner.patch('/api/billing', { paymentInstructions: 'Wire it to 123' })
    expect((await couple.post(`/api/invoices/${sent.id}/pay`)).body).toEqual({ instructions: 'Wire it to 123' })
    await planner.patch(`/api/invoices/${sent.id}`, { status: 'Paid' })
    expect((await couple.post(`/api/invoices/${sent.id}/pay`)).status).toBe(409)
    const pdf = await couple.get(`/api/invoices/${sent.id}/pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(`Invoice ${sent.invoiceNumber}.pdf`)
  })

  it('has its payments and history restored exactly when a deletion is undone', async () => {
    const of = await planner.addClient()
    const { id } = await write({ status: 'Sent' }, planner, of)
    await pay(id, '42')
    const before = await read(id)
    await planner.delete(`/api/clients/${of.id}`)
    expect((await planner.get(`/api/invoices/${id}`)).status).toBe(404)
    const [gone] = (await planner.get('/api/deleted-clients')).body as { id: number }[]
    await planner.post(`/api/deleted-clients/${gone?.id}/restore`)
    expect(await read(id)).toEqual(before)
  })
})

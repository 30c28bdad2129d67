import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import type { FirstOf } from '#platform/contract/paging.ts'
import { dayIn, zoneOfAnotherDay } from '#test/clock.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { readPdf } from '#test/pdf/reader.ts'
import { invoiceLines, payInvoice, writeInvoice } from '#test/invoices.ts'

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

describe('an invoice', () => {
  it('totals its lines and its tax', async () => {
    const invoice = await write({ taxLabel: 'Sales tax', taxRate: '8.875' })
    expect(invoice).toMatchObject({ status: 'Draft', tax: '372.75', amount: '4572.75', paid: '0.00', open: '0.00' })
    expect(invoice.lineItems[1]).toEqual({
      description: 'Extra hours',
      quantity: '2.5',
      rate: '80.00',
      amount: '200.00',
    })
    const plain = await write({ lineItems: undefined, amount: '1200.5', description: 'Deposit' })
    expect(plain).toMatchObject({ amount: '1200.50', lineItems: [{ description: 'Deposit', quantity: '1' }] })
  })

  it('is kept as somebody else has changed it since it was seen', async () => {
    const { id, lineItems } = await write({ taxRate: '8.875', description: 'Deposit' })
    const change = (form: object) => planner.patch(`/api/invoices/${id}`, form)
    const previous = { lineItems, taxRate: '8.875', description: 'Deposit', dueDate: null }
    const fewer = lineItems.slice(0, 1)
    expect((await change({ lineItems: fewer, description: '', previous })).status).toBe(200)
    expect(await change({ lineItems, dueDate: '2027-05-01', previous })).toMatchObject({
      status: 409,
      body: {
        message: 'Someone else changed “Draft” in the meantime. Please take another look.',
        issues: [{ path: 'lineItems' }],
        current: { lineItems: fewer },
      },
    })
    expect(await read(id)).toMatchObject({ lineItems: fewer, dueDate: null })
    expect((await change({ taxRate: '5', dueDate: '2027-05-01', previous })).status).toBe(200)
  })

  it('is refused if the amounts do not add up', async () => {
    for (const [form, path] of [
      [{ lineItems: invoiceLines, amount: '1.00' }, 'amount'],
      [{ lineItems: [{ ...invoiceLines[0], amount: '3.00' }] }, 'lineItems.0.amount'],
      [{ lineItems: [] }, 'lineItems'],
      [{}, 'lineItems'],
      [{ amount: '0' }, 'amount'],
      [{ amount: '-5' }, 'amount'],
      [{ amount: '12.345' }, 'amount'],
      [{ amount: '99999999999999' }, 'amount'],
      [{ amount: '5', dueDate: '2027-02-30' }, 'dueDate'],
      [{ amount: '5', taxRate: '101' }, 'taxRate'],
    ] as const) {
      const { status, body } = await planner.post(`/api/clients/${client.id}/invoices`, form)
      expect([status, body.issues?.[0]?.path], JSON.stringify(form)).toEqual([400, path])
    }
  })

  it('gets the next number without gaps or duplicates, also concurrently', async () => {
    const owner = await server.planner()
    const of = await owner.addClient()
    const drafts = await Promise.all(Array.from({ length: 10 }, () => write({}, owner, of)))
    expect(drafts.map(({ invoiceNumber }) => invoiceNumber)).toEqual(drafts.map(() => null))
    const [dropped, ...kept] = drafts
    expect((await owner.delete(`/api/invoices/${dropped?.id}`)).status).toBe(204)
    const issued = await Promise.all([
      ...kept.map(async ({ id }) => (await owner.patch(`/api/invoices/${id}`, { status: 'Sent' })).body),
      ...Array.from({ length: 11 }, () => write({ status: 'Sent' }, owner, of)),
    ])
    const numbers = issued.map(({ invoiceNumber }) => invoiceNumber).sort()
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => `INV-${String(at + 1).padStart(4, '0')}`))
    expect((await owner.post(`/api/clients/${of.id}/invoices`, { amount: '0', status: 'Sent' })).status).toBe(400)
    expect((await write({ status: 'Paid' }, owner, of)).invoiceNumber).toBe('INV-0021')
    await owner.patch('/api/billing', { numberPrefix: '2027/', nextNumber: 98 })
    expect((await write({ status: 'Sent' }, owner, of)).invoiceNumber).toBe('2027/0098')
  })

  it('keeps a number that it has as a draft, which is used again if the draft is deleted', async () => {
    const owner = await server.planner()
    const of = await owner.addClient()
    await write({ status: 'Sent' }, owner, of)
    const [kept, dropped] = [
      await write({ invoiceNumber: 'INV-0002' }, owner, of),
      await write({ invoiceNumber: 'INV-0003' }, owner, of),
    ]
    await owner.patch('/api/billing', { nextNumber: 4 })
    expect((await owner.patch(`/api/invoices/${kept.id}`, { status: 'Sent' })).body.invoiceNumber).toBe('INV-0002')
    expect((await owner.delete(`/api/invoices/${dropped.id}`)).status).toBe(204)
    expect((await write({ status: 'Sent' }, owner, of)).invoiceNumber).toBe('INV-0003')
    expect((await write({ status: 'Sent' }, owner, of)).invoiceNumber).toBe('INV-0004')
  })

  it('may have a custom number, if it is unused', async () => {
    const owner = await server.planner()
    const of = await owner.addClient()
    await write({ invoiceNumber: 'INV-0002' }, owner, of)
    const taken = await owner.post(`/api/clients/${of.id}/invoices`, { amount: '1', invoiceNumber: 'INV-0002' })
    expect([taken.status, taken.body.issues[0].path]).toEqual([409, 'invoiceNumber'])
    expect((await write({ status: 'Sent' }, owner, of)).invoiceNumber).toBe('INV-0001')
    expect((await write({ status: 'Sent' }, owner, of)).invoiceNumber).toBe('INV-0003')
  })

  it('is refused with amounts that were entered in a currency that is another by now', async () => {
    const owner = await server.planner()
    const of = await owner.addClient()
    const [draft, issued] = [await write({}, owner, of), await write({ status: 'Sent' }, owner, of)]
    await owner.patch(`/api/clients/${of.id}`, { currency: 'CHF' })
    const at = `/api/clients/${of.id}`
    const part = { description: 'All', percent: '100' }
    const entered = [
      await owner.post(`${at}/invoices`, { amount: '5', currency: 'USD' }),
      await owner.post(`${at}/payment-plan`, { amount: '5', parts: [part], currency: 'USD' }),
      await owner.patch(`/api/invoices/${draft.id}`, { amount: '5', currency: 'USD' }),
      await owner.patch(`/api/invoices/${issued.id}`, { amount: '5', currency: 'CHF' }),
    ]
    expect(entered.map(({ status, body }) => [status, body.current, body.message])).toEqual([
      [409, { currency: 'CHF' }, expect.stringMatching(/^Someone else changed “Emma & James”/)],
      [409, { currency: 'CHF' }, expect.stringMatching(/^Someone else changed “Emma & James”/)],
      [409, { currency: 'CHF' }, expect.stringMatching(/^Someone else changed “Draft”/)],
      [409, { currency: 'USD' }, expect.stringMatching(/^Someone else changed “INV-0001”/)],
    ])
    expect((await owner.get(`${at}/invoices`)).body).toHaveLength(2)
    expect(await owner.post(`${at}/invoices`, { amount: '5', currency: 'CHF' })).toMatchObject({ status: 201 })
    expect((await owner.patch(`/api/invoices/${issued.id}`, { amount: '5', currency: 'USD' })).body).toMatchObject({
      amount: '5.00',
    })
    expect((await owner.post(`${at}/invoices`, { amount: '5', currency: 'XX' })).status).toBe(400)
  })

  it('becomes paid by payments only', async () => {
    const { id } = await write({ status: 'Sent', dueDate: '2027-01-01' })
    expect((await pay(id, '1200.00', { method: 'Check', note: 'No. 17' })).body).toMatchObject({
      status: 'Partially Paid',
      paid: '1200.00',
      open: '3000.00',
    })
    expect((await pay(id, '3000')).body).toMatchObject({ status: 'Paid', open: '0.00', paidDate: '2026-11-20' })
    const { payments } = await read(id)
    expect(payments[0]).toMatchObject({ amount: '1200.00', method: 'Check', note: 'No. 17', source: 'planner' })
    expect((await planner.delete(`/api/invoices/${id}/payments/${payments[1].id}`)).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: 'Partially Paid', paidDate: null, open: '3000.00' })
    expect((await pay(id, '-1200')).body).toMatchObject({ status: 'Sent', paid: '0.00' })
    expect((await pay(id, '-1')).status).toBe(400)
    expect((await pay(id, '0')).status).toBe(400)
  })

  it('is marked as paid with a payment of the open amount', async () => {
    const { id } = await write({ status: 'Sent' })
    await pay(id, '200')
    const paid = await planner.patch(`/api/invoices/${id}`, { status: 'Paid', paidDate: '2026-10-01' })
    expect(paid.body).toMatchObject({ status: 'Paid', paid: '4200.00' })
    expect((await read(id)).payments.map((one: { amount: string }) => one.amount)).toEqual(['4000.00', '200.00'])
    expect((await write({ status: 'Paid', paidDate: '2026-03-03' })).paidDate).toBe('2026-03-03')
  })

  it('counts all concurrent payments', async () => {
    const { id } = await write({ status: 'Sent' })
    await Promise.all(Array.from({ length: 10 }, () => pay(id, '420')))
    expect(await read(id)).toMatchObject({ status: 'Paid', paid: '4200.00' })
  })

  it('is overdue after its due date in the studio’s time zone', async () => {
    const timeZone = zoneOfAnotherDay()
    const elsewhere = await server.planner()
    const wedding = await elsewhere.addClient()
    await elsewhere.patch('/api/preferences', { timeZone })
    const due = (day: number) => ({ status: 'Sent', issuedOn: '2019-12-01', dueDate: dayIn(timeZone, day) })
    const dueToday = await write(due(0), elsewhere, wedding)
    const dueYesterday = await write(due(-1), elsewhere, wedding)
    expect([dueToday.status, dueYesterday.status]).toEqual(['Sent', 'Overdue'])
    const { id } = await write({ status: 'Sent', issuedOn: '2019-12-01', dueDate: '2020-01-01' })
    expect((await read(id)).status).toBe('Overdue')
    const late = (await planner.get('/api/invoices?status=Overdue')).body as Invoice[]
    expect(late.map((invoice) => invoice.id)).toContain(id)
    await pay(id, '1')
    expect((await read(id)).status).toBe('Overdue')
    await planner.patch(`/api/invoices/${id}`, { dueDate: '2099-01-01' })
    expect((await read(id)).status).toBe('Partially Paid')
    expect((await write({ dueDate: '2020-01-01' })).status).toBe('Draft')
  })

  it('can be deleted as a draft, and voided once sent', async () => {
    const draft = await write()
    expect((await planner.patch(`/api/invoices/${draft.id}`, { status: 'Void' })).status).toBe(409)
    expect((await planner.delete(`/api/invoices/${draft.id}`)).status).toBe(204)
    const sent = await write({ status: 'Sent' })
    expect((await planner.delete(`/api/invoices/${sent.id}`)).status).toBe(409)
    expect((await planner.patch(`/api/invoices/${sent.id}`, { status: 'Draft' })).status).toBe(409)
    await pay(sent.id, '5')
    expect((await planner.patch(`/api/invoices/${sent.id}`, { status: 'Void' })).status).toBe(409)
    await pay(sent.id, '-5')
    expect((await planner.patch(`/api/invoices/${sent.id}`, { status: 'Void' })).body).toMatchObject({
      status: 'Void',
      open: '0.00',
    })
    for (const change of [{ status: 'Sent' }, { amount: '7' }, { description: 'x' }])
      expect((await planner.patch(`/api/invoices/${sent.id}`, change)).status).toBe(409)
    expect((await pay(sent.id, '5')).status).toBe(409)
    expect((await pay(draft.id, '5')).status).toBe(404)
  })

  it('can’t fall below the amount paid', async () => {
    const { id } = await write({ status: 'Sent' })
    await pay(id, '500')
    expect((await planner.patch(`/api/invoices/${id}`, { amount: '499.99' })).status).toBe(409)
    expect((await planner.patch(`/api/invoices/${id}`, { amount: '500' })).body).toMatchObject({ status: 'Paid' })
    expect((await planner.patch(`/api/invoices/${id}`, { amount: '600' })).body).toMatchObject({
      status: 'Partially Paid',
      open: '100.00',
      paidDate: null,
    })
  })

  it('can be rewritten as a draft', async () => {
    const invoice = await write({ status: 'Paid', description: 'Once', taxRate: '10' })
    const { body, status } = await planner.post(`/api/invoices/${invoice.id}/duplicate`)
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'Draft', description: 'Once', amount: invoice.amount, paid: '0.00' })
    expect(body.invoiceNumber).not.toBe(invoice.invoiceNumber)
  })
})

describe('implausible input', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const refusedAt = ({ status, body }: { status: number; body: { issues?: { path: string }[] } }) => [
    status,
    body.issues?.[0]?.path,
  ]

  it('includes a payment in the future', async () => {
    const { id } = await write({ status: 'Sent' })
    expect(refusedAt(await pay(id, '5', { date: day(400) }))).toEqual([400, 'date'])
    expect(refusedAt(await pay(id, '5', { date: day(3) }))).toEqual([400, 'date'])
    const paid = { status: 'Paid', paidDate: day(400) }
    expect(refusedAt(await planner.patch(`/api/invoices/${id}`, paid))).toEqual([400, 'paidDate'])
    const whole = { lineItems: invoiceLines, ...paid }
    expect(refusedAt(await planner.post(`/api/clients/${client.id}/invoices`, whole))).toEqual([400, 'paidDate'])
    expect((await read(id)).paid).toBe('0.00')
    expect((await pay(id, '5', { date: day(1) })).status).toBe(201)
  })

  it('includes a payment above the open amount, unless confirmed', async () => {
    const { id } = await write({ status: 'Sent' })
    const { status, body } = await pay(id, '8400')
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'amount', message: expect.stringContaining('$4,200.00 more') }],
    ])
    await pay(id, '4000')
    expect(refusedAt(await pay(id, '200.01'))).toEqual([400, 'amount'])
    expect((await read(id)).paid).toBe('4000.00')
    expect((await pay(id, '8400', { moreThanOpen: true })).body).toMatchObject({ status: 'Paid', paid: '12400.00' })
  })

  it('includes a due date before the invoice date', async () => {
    const wrong = { amount: '5', issuedOn: '2026-05-02', dueDate: '2026-05-01' }
    expect(refusedAt(await planner.post(`/api/clients/${client.id}/invoices`, wrong))).toEqual([400, 'dueDate'])
    const draft = await write({ dueDate: '2020-01-01' })
    expect(refusedAt(await planner.patch(`/api/invoices/${draft.id}`, { status: 'Sent' }))).toEqual([400, 'dueDate'])
    const sent = await write({ status: 'Sent', issuedOn: '2026-05-02', dueDate: '2026-05-02' })
    for (const change of [{ dueDate: '2026-05-01' }, { issuedOn: '2026-05-03' }])
      expect(refusedAt(await planner.patch(`/api/invoices/${sent.id}`, change))).toEqual([400, 'dueDate'])
    expect((await planner.patch(`/api/invoices/${sent.id}`, { dueDate: '' })).status).toBe(200)
    const parts = [{ description: 'A', percent: '100', daysBeforeWedding: 3000 }]
    const plan = await planner.post(`/api/clients/${client.id}/payment-plan`, { amount: '5', status: 'Sent', parts })
    expect(refusedAt(plan)).toEqual([400, 'parts.0.daysBeforeWedding'])
  })
})

it('PDFs are made for many requests at once; beyond that, requests are refused and may be retried', async () => {
  const { id } = await write()
  const answers = await Promise.all(Array.from({ length: 60 }, () => planner.get(`/api/invoices/${id}/pdf`)))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  // As many may wait for one studio.
  expect(count(200)).toBeGreaterThanOrEqual(12)
  expect(count(503)).toBeGreaterThan(0)
  expect(count(200) + count(503)).toBe(60)
})

it('an invoice states whether it is chosen for the portal', async () => {
  const of = await planner.addClient()
  const [first, second] = [await write({ status: 'Sent' }, planner, of), await write({ status: 'Sent' }, planner, of)]
  expect([first.isChosen, second.isChosen]).toEqual([true, true])
  await planner.post(`/api/clients/${of.id}/customization`, { selectedInvoices: [first.id] })
  expect([(await read(first.id)).isChosen, (await read(second.id)).isChosen]).toEqual([true, false])
  expect((await write({ status: 'Sent' }, planner, of)).isChosen).toBe(false)
})

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
      currency: 'USD',
      others: [],
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

  it('the first that match, and how many there are', async () => {
    const owner = await server.planner()
    const zoe = await owner.addClient({ partnerOneName: 'Zoë', partnerTwoName: 'Tom' })
    const grace = await owner.addClient({ partnerOneName: 'Grace', partnerTwoName: '' })
    const one = (amount: string, description: string) => ({ lineItems: undefined, amount, description })
    const draft = await write(one('1200.50', 'Décor 50%'), owner, zoe)
    const late = await write(
      { ...one('80', 'Peonies'), status: 'Sent', issuedOn: '2019-12-01', dueDate: '2020-01-01' },
      owner,
      grace,
    )
    const sent = await write({ ...one('3', 'Music'), status: 'Sent', dueDate: '2099-01-01' }, owner, grace)
    const first = async (query: Record<string, string> = {}) => {
      const { rows, found, all } = (await owner.get(`/api/invoices/first?${new URLSearchParams(query)}`))
        .body as FirstOf<Invoice>
      return [rows.map(({ id }) => id), found, all]
    }
    expect(await first()).toEqual([[late.id, sent.id, draft.id], 3, 3])
    expect(await first({ limit: '1' })).toEqual([[late.id], 3, 3])
    expect(await first({ status: 'open', limit: '1' })).toEqual([[late.id], 2, 3])
    expect(await first({ status: 'Overdue' })).toEqual([[late.id], 1, 3])
    expect(await first({ clientId: String(zoe.id) })).toEqual([[draft.id], 1, 3])
    for (const [words, found] of [
      ['zoe decor', draft],
      ['PEONIES', late],
      [late.invoiceNumber ?? '', late],
      ['$1,200.50', draft],
      ['1200.50', draft],
      ['50%', draft],
    ] as const)
      expect([words, ...(await first({ words }))]).toEqual([words, [found.id], 1, 3])
    expect(await first({ words: 'rate' })).toEqual([[], 0, 3])
    expect(await first({ words: 'peonies', status: 'Draft' })).toEqual([[], 0, 3])
  })

  it('open invoices, drafts and closed ones in this order, the first two the nearest due first', async () => {
    const owner = await server.planner()
    const of = await owner.addClient()
    const due = (status: string, dueDate: string | null) =>
      write({ status, dueDate, issuedOn: '2026-01-01', paidDate: status === 'Paid' ? '2026-06-01' : null }, owner, of)
    const [laterDraft, nextDraft, undated] = [
      await due('Draft', '2031-09-01'),
      await due('Draft', '2031-03-01'),
      await due('Draft', null),
    ]
    const [old, paid] = [await due('Paid', '2026-02-01'), await due('Paid', '2026-03-01')]
    const [later, next] = [await due('Sent', '2031-08-01'), await due('Sent', '2031-02-01')]
    const { body } = await owner.get(`/api/invoices`)
    const inOrder = [next, later, nextDraft, laterDraft, undated, paid, old]
    expect(body.map(({ id }: { id: number }) => id)).toEqual(inOrder.map(({ id }) => id))
  })

  it('nothing of another studio', async () => {
    const stranger = await server.planner()
    const { id } = await write({ status: 'Sent' })
    expect((await stranger.get('/api/invoices')).body).toEqual([])
    expect((await stranger.get('/api/invoices/first')).body).toEqual({ rows: [], found: 0, all: 0 })
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

  it('is printed with the decimals of its country', async () => {
    const french = await server.planner()
    await french.patch('/api/business', { businessName: 'Atelier Lumière', country: 'FR' })
    const of = await french.addClient({ language: 'fr' })
    const lineItems = [{ description: 'Fleurs', quantity: '2.5', rate: '350' }]
    const { id } = await write({ lineItems, taxLabel: 'TVA', taxRate: '5.5' }, french, of)
    const { pages } = readPdf((await french.get(`/api/invoices/${id}/pdf`)).bytes)
    const texts = pages.flat().map(({ text }) => text.replaceAll(/[\u00A0\u202F]/g, ' '))
    expect(texts).toContain('2,5')
    expect(texts).toContain('TVA 5,5 %')
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

describe('a payment plan', () => {
  const plan = (body: object, of = client.id) => planner.post(`/api/clients/${of}/payment-plan`, body)

  it('splits an amount without rounding loss, by date and before the wedding', async () => {
    const { status, body } = await plan({
      amount: '10000.01',
      description: 'Full planning',
      status: 'Sent',
      parts: [
        { description: 'Deposit', percent: '33.333', dueDate: '2026-12-01' },
        { description: 'Second installment', percent: '33.333', daysBeforeWedding: 90 },
        { description: 'Balance', percent: '33.334', daysBeforeWedding: 0 },
      ],
    })
    expect(status).toBe(201)
    expect(body.map((one: Invoice) => [one.description, one.amount, one.dueDate, one.status])).toEqual([
      ['Deposit', '3333.30', '2026-12-01', 'Sent'],
      ['Second installment', '3333.30', '2027-03-14', 'Sent'],
      ['Balance', '3333.41', '2027-06-12', 'Sent'],
    ])
    const byAmount = await plan({
      amount: '30',
      parts: [
        { description: 'A', amount: '10' },
        { description: 'B', amount: '20' },
      ],
    })
    expect(byAmount.body.map((one: Invoice) => one.amount)).toEqual(['10.00', '20.00'])
  })

  it('is created completely or not at all', async () => {
    const before = ((await planner.get('/api/invoices')).body as Invoice[]).length
    for (const body of [
      {
        amount: '30',
        parts: [
          { description: 'A', amount: '10' },
          { description: 'B', amount: '21' },
        ],
      },
      {
        amount: '30',
        parts: [
          { description: 'A', percent: '50' },
          { description: 'B', amount: '15' },
        ],
      },
      {
        amount: '30',
        parts: [
          { description: 'A', percent: '50' },
          { description: 'B', percent: '49.9' },
        ],
      },
      {
        amount: '30',
        parts: [
          { description: 'A', percent: '50' },
          { description: 'B', percent: '50.1' },
        ],
      },
      {
        amount: '0.01',
        parts: [
          { description: 'A', percent: '99' },
          { description: 'B', percent: '1' },
        ],
      },
      { amount: '30', parts: [] },
    ])
      expect((await plan(body)).status, JSON.stringify(body)).toBe(400)
    expect(((await planner.get('/api/invoices')).body as Invoice[]).length).toBe(before)
  })

  it('follows the wedding, and waits for its date', async () => {
    const undated = await planner.addClient()
    const body = { amount: '30', parts: [{ description: 'A', percent: '100', daysBeforeWedding: 5 }] }
    const offset = { months: 0, days: -5 }
    expect((await plan(body)).body).toMatchObject([{ dueDate: '2027-06-07', offset }])
    expect((await plan(body, undated.id)).body).toMatchObject([{ dueDate: null, offset }])
    await planner.post(`/api/clients/${undated.id}/re-date`, { weddingDate: '2027-06-30' })
    expect((await planner.get(`/api/clients/${undated.id}/invoices`)).body).toMatchObject([{ dueDate: '2027-06-25' }])
  })
})

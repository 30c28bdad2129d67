import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { openOffice, type Accounting } from '#money/accounting/server/office.ts'
import { quickBooks } from '#money/accounting/server/quickbooks/service.ts'
import type { StandInCompany } from '#test/quickbooks/company.ts'
import { startQuickBooks, type StandIn } from '#test/quickbooks/stand-in.ts'
import { syncAccounting, syncAllAccounting } from '#money/accounting/server/jobs.ts'
import { openTestServer, password, type PlannerCaller, type TestServer } from '#test/server.ts'

const redirectUri = 'http://localhost:3000/api/quickbooks/callback'
let books: StandIn
let accounting: Accounting
let server: TestServer
let planner: PlannerCaller
let client: Client
let theirs: StandInCompany

beforeAll(async () => {
  books = await startQuickBooks({ redirectUri })
  accounting = openOffice(quickBooks({ ...books.settings, wait: async () => {} }), 'a secret')
  server = await openTestServer({ services: { accounting } })
})
afterAll(async () => {
  await server.close()
  await books.stop()
})
beforeEach(async () => {
  planner = await server.planner()
  client = await planner.addClient({ partnerOneName: 'Zoë', partnerTwoName: 'Łukasz' })
  theirs = books.addCompany(String(Math.floor(Math.random() * 1e15)), 'Marchetti Weddings')
})
afterEach(() => books.clearFailures())

/** Follows the planner's browser: to the service, and back with a code. */
async function connect(who = planner): Promise<void> {
  const { authUrl } = (await who.post('/api/quickbooks/test-connection')).body
  const sent = await fetch(authUrl, { redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '')
  const page = await who.get(`${back.pathname}${back.search}`)
  expect(page.body).toContain('is connected')
}

async function write(form: object = {}): Promise<Invoice> {
  const body = { amount: '1200.50', status: 'Sent', dueDate: '2027-01-01', ...form }
  return (await planner.post(`/api/clients/${client.id}/invoices`, body)).body
}
const sync = async () => (await planner.post(`/api/clients/${client.id}/sync-invoices`, { createSample: true })).body
const syncAll = () => server.run(syncAccounting, { plannerId: planner.id })
const read = async (id: number) => (await planner.get(`/api/invoices/${id}`)).body
const list = async () => (await planner.get(`/api/clients/${client.id}/invoices`)).body as Invoice[]
const connection = async () => (await planner.get('/api/quickbooks/connection')).body

describe('connecting', () => {
  it('redirects to the service and back, and stores the tokens encrypted', async () => {
    expect(await connection()).toMatchObject({ configured: true, connected: false })
    await connect()
    expect(await connection()).toMatchObject({ connected: true, companyName: 'Marchetti Weddings', isSandbox: true })
    expect((await planner.post('/api/quickbooks/test-connection')).body).toEqual({
      success: true,
      message: 'Connected to Marchetti Weddings.',
      companyName: 'Marchetti Weddings',
    })
    const { rows } = await server.database.ownerPool.query(
      'select tokens from accounting_connections where planner_id = $1',
      [planner.id],
    )
    const sealed = rows[0].tokens as Buffer
    const { accessToken } = accounting.open(sealed)
    expect(sealed.toString('latin1')).not.toContain(accessToken)
    expect(() => accounting.open(Buffer.from(sealed.map((byte, at) => (at === 30 ? byte ^ 1 : byte))))).toThrow()
    expect((await planner.delete('/api/quickbooks/connection')).status).toBe(204)
    expect(books.isConnected(theirs.id)).toBe(false)
    expect(await connection()).toMatchObject({ connected: false })
  })

  it('accepts a callback only in the session that the state was issued to', async () => {
    const { authUrl } = (await planner.post('/api/quickbooks/test-connection')).body
    const sent = await fetch(authUrl, { redirect: 'manual' })
    const back = new URL(sent.headers.get('location') ?? '')
    const otherBrowser = server.visitor()
    await otherBrowser.post('/api/auth/login', { email: planner.email, password })
    const page = await otherBrowser.get(`${back.pathname}${back.search}`)
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('does not match your request') })
    expect((await planner.get(`${back.pathname}${back.search}`)).body).toContain('is connected')
  })

  it('accepts a callback only with a state issued to the same planner', async () => {
    const other = await server.planner()
    const { authUrl } = (await planner.post('/api/quickbooks/test-connection')).body
    const sent = await fetch(authUrl, { redirect: 'manual' })
    const back = new URL(sent.headers.get('location') ?? '')
    expect((await other.get(`${back.pathname}${back.search}`)).body).toContain('does not match your request')
    back.searchParams.set('state', 'x.y.z')
    expect((await planner.get(`${back.pathname}${back.search}`)).body).toContain('does not match your request')
    expect((await planner.get('/api/quickbooks/callback?error=access_denied')).status).toBe(200)
    expect(await connection()).toMatchObject({ connected: false })
  })

  it('reports errors with the contract’s messages', async () => {
    await connect()
    books.fail({ html: true })
    expect((await planner.post('/api/quickbooks/test-connection')).body.message).toContain(
      'Server returned HTML instead of JSON',
    )
    books.fail({ status: 500 })
    expect((await planner.post('/api/quickbooks/test-connection')).body.message).toBe('HTTP 500: Failed to connect')
    books.disconnect(theirs.id)
    const over = (await planner.post('/api/quickbooks/test-connection')).body
    expect(over).toMatchObject({ success: false, authUrl: expect.stringContaining('/connect/oauth2') })
  })

  it('requires credentials', async () => {
    const bare = await openTestServer()
    const somebody = await bare.planner()
    const { body } = await somebody.post('/api/quickbooks/test-connection')
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('OAuth setup incomplete') })
    const couple = await somebody.addClient()
    expect((await somebody.post(`/api/clients/${couple.id}/sync-invoices`, {})).status).toBe(409)
    await bare.close()
  })
})

describe('a sync', () => {
  beforeEach(() => connect())

  it('sends new records once, whatever is repeated', async () => {
    const invoice = await write({
      taxRate: '10',
      amount: undefined,
      lineItems: [{ description: 'Planning', rate: '1000' }],
    })
    await write({ status: 'Draft' })
    await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '100', date: '2026-11-01', method: 'Check' })
    expect(await sync()).toMatchObject({ success: true, pushed: 2, failed: 0 })
    for (let times = 0; times < 2; times += 1) expect(await sync()).toMatchObject({ pushed: 0, pulled: 0 })
    await syncAll()
    expect(theirs.invoices()).toHaveLength(1)
    expect(theirs.payments()).toHaveLength(1)
    expect(theirs.invoices()[0]).toMatchObject({ DocNumber: invoice.invoiceNumber, TotalAmt: 1100, Balance: 1000 })
    const states = (await planner.get('/api/quickbooks/invoices')).body
    expect(states).toMatchObject([{ invoiceId: invoice.id, state: 'synced', lastError: null }])
  })

  it('gives the currency to a company that keeps several, and says why it cannot to one that keeps one', async () => {
    await planner.patch(`/api/clients/${client.id}`, { currency: 'EUR' })
    const invoice = await write()
    expect(await sync()).toMatchObject({ success: false, pushed: 0, failed: 1 })
    const states = async () => (await planner.get('/api/quickbooks/invoices')).body
    expect(await states()).toMatchObject([
      { state: 'failed', lastError: expect.stringContaining('are in USD only, and this is in EUR') },
    ])
    expect(theirs.invoices()).toEqual([])
    theirs.currencies.MultiCurrencyEnabled = true
    await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '100', date: '2026-11-01' })
    expect(await sync()).toMatchObject({ success: true, pushed: 2 })
    for (const [made] of [theirs.customers(), theirs.invoices(), theirs.payments()])
      expect(made).toMatchObject({ CurrencyRef: { value: 'EUR' } })
    const { CustomerRef } = theirs.invoices()[0]!
    theirs.addInvoice(CustomerRef.value, 12_300, { CurrencyRef: { value: 'GBP' } })
    await sync()
    const all = (await planner.get(`/api/clients/${client.id}/invoices`)).body as { currency: string; amount: string }[]
    expect(all.map(({ currency }) => currency).sort()).toEqual(['EUR', 'GBP'])
  })

  it('puts a bookkeeper’s invoice from before invoices had currencies into that of the books', async () => {
    theirs.currencies.HomeCurrency = { value: 'EUR' }
    await planner.patch(`/api/clients/${client.id}`, { currency: 'EUR' })
    const ours = await write()
    await sync()
    const customer = theirs.invoices()[0]!.CustomerRef.value
    for (const cents of [12_300, 45_600]) theirs.addInvoice(customer, cents)
    await sync()
    const asStoredBefore = `update invoices set currency = 'USD' where planner_id = $1`
    await server.database.ownerPool.query(asStoredBefore, [planner.id])
    const byCard = (await list()).find(({ amount }) => amount === '456.00')!
    await server.database.ownerPool.query(
      `insert into invoice_payments (planner_id, client_id, invoice_id, amount_cents, date, source) values ($1, $2, $3, 100, '2026-11-01', 'stripe')`,
      [planner.id, client.id, byCard.id],
    )
    await sync()
    const currencies = (await list()).map(({ amount, currency }) => `${amount} ${currency}`)
    expect(currencies.toSorted()).toEqual([`${ours.amount} USD`, '123.00 EUR', '456.00 USD'].toSorted())
    const corrected = (await list()).find(({ currency }) => currency === 'EUR')!
    expect((await read(corrected.id)).history).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ what: 'currency changed', currency: 'EUR' })]),
    )
    const states = (await planner.get('/api/quickbooks/invoices')).body as { invoiceId: number; state: string }[]
    expect(states.find(({ invoiceId }) => invoiceId === byCard.id)).toMatchObject({ state: 'failed' })
  })

  it('creates no duplicates when responses are lost', async () => {
    const invoice = await write()
    await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '100', date: '2026-11-01' })
    for (const path of ['/customer', '/invoice', '/payment']) {
      books.fail({ dropAfterWrite: true, path })
      expect((await planner.post(`/api/clients/${client.id}/sync-invoices`, {})).status).toBe(503)
    }
    expect(await sync()).toMatchObject({ success: true })
    expect([theirs.customers(), theirs.invoices(), theirs.payments()].map((rows) => rows.length)).toEqual([1, 1, 1])
  })

  it('sends changes and voids, and withdraws a payment', async () => {
    const invoice = await write()
    const { body } = await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '100', date: '2026-11-01' })
    expect(body.paid).toBe('100.00')
    await sync()
    const { payments } = await read(invoice.id)
    await planner.delete(`/api/invoices/${invoice.id}/payments/${payments[0].id}`)
    await planner.patch(`/api/invoices/${invoice.id}`, { amount: '900' })
    await syncAll()
    expect(theirs.invoices()[0]).toMatchObject({ TotalAmt: 900, Balance: 900 })
    await planner.patch(`/api/invoices/${invoice.id}`, { status: 'Void' })
    await syncAll()
    expect(theirs.invoices()[0]).toMatchObject({ TotalAmt: 0 })
    expect((await connection()).lastError).toBe(null)
  })

  it('imports what a bookkeeper writes, changes, receives and voids', async () => {
    const customer = theirs.addCustomer('Somebody', client.email)
    const written = theirs.addInvoice(customer.Id, 250_000, { DocNumber: 'QB-77', DueDate: '2027-03-01' })
    theirs.addInvoice(theirs.addCustomer('Not a couple').Id, 100)
    await syncAll()
    const [ours] = await list()
    expect(ours).toMatchObject({ invoiceNumber: 'QB-77', amount: '2500.00', status: 'Sent', dueDate: '2027-03-01' })
    expect(await list()).toHaveLength(1)
    theirs.addPayment(written.Id, 100_000)
    await syncAll()
    expect((await list())[0]).toMatchObject({ status: 'Partially Paid', paid: '1000.00' })
    expect((await read(ours!.id)).payments).toMatchObject([{ source: 'quickbooks', amount: '1000.00' }])
    theirs.voidPayment(theirs.payments()[0]!.Id)
    theirs.change('Invoice', written.Id, { DueDate: '2027-04-01' })
    await syncAll()
    expect((await list())[0]).toMatchObject({ status: 'Sent', paid: '0.00', dueDate: '2027-04-01' })
    theirs.voidInvoice(written.Id)
    await syncAll()
    expect((await list())[0]).toMatchObject({ status: 'Void', amount: '2500.00' })
    expect(theirs.payments()).toHaveLength(1)
  })

  it('keeps texts that are too long for the service, also when a bookkeeper changes the invoice', async () => {
    const [number, other] = ['A', 'B'].map((end) => `WEDDING-2027-FLORENCE-${end}`)
    const description = `${'As agreed in spring. '.repeat(80)}With love`
    const ours = await write({ invoiceNumber: number, description })
    await write({ invoiceNumber: other })
    expect(await sync()).toMatchObject({ success: true, pushed: 2 })
    const [there] = theirs.invoices()
    expect(there!.CustomerMemo?.value.length).toBeLessThanOrEqual(1000)
    theirs.change('Invoice', there!.Id, { DueDate: '2027-04-01' })
    expect(await sync()).toMatchObject({ success: true, pushed: 0, pulled: 1 })
    expect(await read(ours.id)).toMatchObject({ description, invoiceNumber: number, dueDate: '2027-04-01' })
    theirs.change('Invoice', there!.Id, { CustomerMemo: { value: 'As agreed' } })
    await sync()
    expect(await read(ours.id)).toMatchObject({ description: 'As agreed' })
    expect(await list()).toHaveLength(2)
  })

  it('matches a couple by its email address, then by its names', async () => {
    const byName = theirs.addCustomer('Zoë & Łukasz')
    await write()
    await sync()
    expect(theirs.customers()).toHaveLength(1)
    expect(theirs.invoices()[0]).toMatchObject({ CustomerRef: { value: byName.Id } })
  })

  it('records on each invoice why it failed, and continues with the others', async () => {
    const stranger = theirs.addCustomer('Stranger')
    const first = await write()
    theirs.addInvoice(stranger.Id, 5, { DocNumber: first.invoiceNumber ?? '' })
    const second = await write()
    expect(await sync()).toMatchObject({ success: false, pushed: 1, failed: 1 })
    const states = (await planner.get('/api/quickbooks/invoices')).body as {
      invoiceId: number
      state: string
      lastError: string
    }[]
    expect(states.find(({ invoiceId }) => invoiceId === first.id)).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('another invoice'),
    })
    expect(states.find(({ invoiceId }) => invoiceId === second.id)).toMatchObject({ state: 'synced', lastError: null })
    await planner.patch(`/api/invoices/${first.id}`, { invoiceNumber: 'NEW-1' })
    expect(await sync()).toMatchObject({ success: true, pushed: 1 })
  })

  it('handles expired tokens, rate limits and paging', async () => {
    for (let count = 0; count < 5; count += 1) await write()
    books.setLargestPage(2)
    books.expireTokens()
    expect(await sync()).toMatchObject({ success: true, pushed: 5 })
    books.fail({ status: 429, retryAfterSeconds: 1, times: 2 })
    expect(await sync()).toMatchObject({ success: true, pushed: 0 })
    books.fail({ status: 429, retryAfterSeconds: 7, times: 20 })
    await write()
    expect((await planner.post(`/api/clients/${client.id}/sync-invoices`, {})).status).toBe(503)
    expect((await connection()).lastError).not.toBe(null)
    books.clearFailures()
    expect(await sync()).toMatchObject({ success: true, pushed: 1 })
    expect((await connection()).lastError).toBe(null)
    books.setLargestPage(1000)
  })

  it('runs hourly for every studio, once at a time', async () => {
    await write()
    await server.run(syncAllAccounting, null)
    await server.workOff()
    expect(theirs.invoices()).toHaveLength(1)
    await write()
    await Promise.all([syncAll(), syncAll(), syncAll()])
    expect(theirs.invoices()).toHaveLength(2)
    expect(await connection()).toMatchObject({ running: false, lastError: null })
  })

  it('creates a sample if there are no invoices, hidden from couples', async () => {
    const couple = await server.couple(planner, client)
    expect(await sync()).toMatchObject({ success: true, pushed: 1 })
    expect(await list()).toMatchObject([{ isSample: true, description: expect.stringContaining('Sample') }])
    expect((await couple.get(`/api/clients/${client.id}/invoices`)).body).toEqual([])
    expect(await sync()).toMatchObject({ pushed: 0 })
  })
})

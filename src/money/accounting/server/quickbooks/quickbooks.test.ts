import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { quickBooks } from '#money/accounting/server/quickbooks/service.ts'
import { startQuickBooks, type StandIn } from '#test/quickbooks/stand-in.ts'
import type {
  AccountingService,
  AccountingSession,
  InvoiceData,
  PaymentData,
} from '#money/accounting/server/service.ts'

let standIn: StandIn
let service: AccountingService
let session: AccountingSession

beforeEach(async () => {
  standIn = await startQuickBooks()
  service = quickBooks(standIn.settings)
  session = service.session(standIn.connect())
})
afterEach(() => standIn.stop())

const oddName = `O'Brien & "Söns" \\ 100% 💐`

const line = (amountCents: number, description = 'Planning') => ({
  description,
  quantity: '1',
  rateCents: amountCents,
  amountCents,
})

const invoiceOf = (customerId: string, data: Partial<InvoiceData> = {}): InvoiceData => ({
  number: 'INV-1',
  customerId,
  issuedOn: '2026-05-01',
  dueDate: '2026-06-01',
  memo: null,
  currency: 'USD',
  lines: [line(250_000)],
  taxCents: 0,
  taxLabel: null,
  ...data,
})

const paymentOf = (customerId: string, invoiceId: string, amountCents: number): PaymentData => ({
  customerId,
  invoiceId,
  currency: 'USD',
  amountCents,
  date: '2026-05-20',
  method: 'Bank transfer',
  note: 'First half',
})

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const row of rows) found.push(row)
  return found
}

test('connecting sends a state and returns a code that works once', async () => {
  const sent = await fetch(service.authorizeUrl('st&te='), { redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '')
  expect(`${back.origin}${back.pathname}`).toBe(standIn.settings.redirectUri)
  expect(back.searchParams.get('state')).toBe('st&te=')

  const code = back.searchParams.get('code') ?? ''
  const before = Date.now()
  const connection = await service.exchange(code, back.searchParams.get('realmId') ?? '')
  expect(connection.companyId).toBe(standIn.company.id)
  const expiry = Date.parse(connection.tokens.accessExpiresAt) - before
  expect(expiry).toBeGreaterThan(3_590_000)
  expect(expiry).toBeLessThan(3_610_000)
  expect(Date.parse(connection.tokens.refreshExpiresAt)).toBeGreaterThan(before + 99 * 24 * 3_600_000)
  expect(await service.session(connection).company()).toEqual({ name: 'Larkspur Lane Weddings', isSandbox: true })

  await expect(service.exchange(code, connection.companyId)).rejects.toMatchObject({ kind: 'disconnected' })
})

test('Intuit’s hosts are the default', () => {
  const { baseUrl: _, authUrl: __, ...settings } = standIn.settings
  const url = new URL(quickBooks(settings).authorizeUrl('here'))
  expect(`${url.origin}${url.pathname}`).toBe('https://appcenter.intuit.com/connect/oauth2')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'larkspur',
    response_type: 'code',
    scope: 'com.intuit.quickbooks.accounting',
    redirect_uri: settings.redirectUri,
    state: 'here',
  })
})

test('a refresh token works once, and the new tokens are valid', async () => {
  const first = standIn.connect()
  const second = await service.refresh(first)
  expect(second.refreshToken).not.toBe(first.tokens.refreshToken)
  await service.session({ ...first, tokens: second }).company()
  await expect(service.refresh(first)).rejects.toMatchObject({ kind: 'disconnected' })
  await service.refresh({ ...first, tokens: second })
})

test('an expired access token is distinguished from a revoked connection', async () => {
  const connection = standIn.connect()
  standIn.expireTokens()
  await expect(service.session(connection).company()).rejects.toMatchObject({ kind: 'unauthorized' })
  standIn.setAccessSeconds(0)
  const short = { ...connection, tokens: await service.refresh(connection) }
  await expect(service.session(short).company()).rejects.toMatchObject({ kind: 'unauthorized' })
  standIn.disconnect(connection.companyId)
  await expect(service.refresh(short)).rejects.toMatchObject({ kind: 'disconnected' })
})

test('revoking ends the connection, and may be repeated', async () => {
  await service.revoke(standIn.connect('1'))
  const connection = standIn.connect()
  await service.revoke(connection)
  await expect(service.session(connection).company()).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect(service.refresh(connection)).rejects.toMatchObject({ kind: 'disconnected' })
  await service.revoke(connection)
})

test('customers are found by their exact name or email address, with special characters', async () => {
  const data = { name: oddName, email: "o'brien@example.com", phone: '+1 555 0100' }
  const created = await session.createCustomer(data, 'c-1')
  expect(created).toMatchObject(data)
  expect(await session.findCustomers({ name: oddName })).toEqual([created])
  expect(await session.findCustomers({ email: "o'brien@example.com" })).toEqual([created])
  expect(await session.findCustomers({ name: `' or DisplayName >= '` })).toEqual([])
  expect(await session.findCustomers({ email: 'nobody@example.com' })).toEqual([])
})

test('any valid customer name is found again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), async (name) => {
      fc.pre(name.trim() !== '' && !/[:\s]/.test(name))
      const [known] = await session.findCustomers({ name })
      const created = known ?? (await session.createCustomer({ name, email: null, phone: null }, crypto.randomUUID()))
      expect(created.name).toBe(name)
      expect(await session.findCustomers({ name })).toEqual([created])
    }),
    { numRuns: 60 },
  )
})

test('invalid characters of a name are replaced', async () => {
  const created = await session.createCustomer({ name: 'Ann:\tBob\n', email: null, phone: null }, 'c-1')
  expect(created.name).toBe('Ann Bob')
  expect(await session.findCustomers({ name: 'Ann:\tBob\n' })).toEqual([created])
})

test('an invoice is stored as it was sent', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const data = invoiceOf(Id, {
    number: `N'1`,
    memo: `Thank you, "dears" 💐`,
    lines: [
      line(30, oddName),
      { description: 'Hours', quantity: '2.5', rateCents: 1999, amountCents: 4998 },
      line(123_456_789),
      line(-5000, 'Discount'),
    ],
    taxCents: 1999,
    taxLabel: 'Tax (8.25%)',
  })
  const created = await session.createInvoice(data, 'i-1')
  const totalCents = 30 + 4998 + 123_456_789 - 5000 + 1999
  const { taxLabel: _, ...same } = data
  expect(created).toMatchObject({ ...same, totalCents, openCents: totalCents, isVoid: false })
  expect(await session.findInvoice(`N'1`)).toEqual(created)
  expect(await session.findInvoice('N1')).toBeNull()

  const held = standIn.company.invoice(created.externalId)
  expect(held.TotalAmt).toBe(1_234_588.16)
  expect(held.Line[1]).toMatchObject({ Amount: 49.98, SalesItemLineDetail: { Qty: 2.5, UnitPrice: 19.99 } })
  expect(held.Line[4]).toMatchObject({ Amount: 19.99, Description: 'Tax (8.25%)' })
})

test('amounts survive a round trip', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const cents = fc.integer({ min: 0, max: 9_999_999_99 })
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(cents, { minLength: 1, maxLength: 8 }), cents, async (amounts, taxCents) => {
      const number = `P-${count++}`
      const lines = amounts.map((amount) => line(amount))
      const created = await session.createInvoice(invoiceOf(Id, { number, lines, taxCents }), number)
      expect(created).toMatchObject({ lines, taxCents })
      expect(created.totalCents).toBe(amounts.reduce((sum, amount) => sum + amount, taxCents))
      expect(created.openCents).toBe(created.totalCents)
    }),
    { numRuns: 60 },
  )
})

test('an amount that is not quantity × rate is sent without them', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const lines = [{ description: 'Package', quantity: '3', rateCents: 3333, amountCents: 10_000 }]
  const created = await session.createInvoice(invoiceOf(Id, { lines }), 'i-1')
  expect(created.lines).toEqual([line(10_000, 'Package')])
})

test('items that lines refer to are added once', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const create = (number: string, by = service.session(standIn.connect())) =>
    by.createInvoice(invoiceOf(Id, { number, taxCents: 100 }), number)
  await Promise.all([create('A-1'), create('A-2'), create('A-3', session)])
  const before = standIn.requests.length
  await create('A-4', session)
  expect(standIn.requests.length - before).toBe(1)
  expect(standIn.company.items().map(({ Name }) => Name)).toEqual(['Services', 'Wedding planning', 'Sales tax'])
  const [, planning] = standIn.company.items()
  standIn.company.change('Item', planning?.Id ?? '', { Active: false })
  const named = { kind: 'invalid', message: expect.stringContaining('Wedding planning') as string }
  await expect(create('A-5')).rejects.toMatchObject(named)
})

test('a changed invoice gets new lines and keeps fields that only the bookkeeper sets', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const created = await session.createInvoice(invoiceOf(Id, { memo: 'Hello' }), 'i-1')
  const { SyncToken } = standIn.company.change('Invoice', created.externalId, { PrivateNote: 'Call them' })
  const data = invoiceOf(Id, { number: 'INV-1b', lines: [line(100_000), line(19)] })
  const changed = await session.updateInvoice(created.externalId, SyncToken, data, 'i-2')
  expect(changed).toMatchObject({ number: 'INV-1b', lines: data.lines, totalCents: 100_019, memo: null })
  expect(standIn.company.invoice(created.externalId).PrivateNote).toBe('Call them')
})

test('payments reduce the balance, and voiding them restores it', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const invoice = await session.createInvoice(invoiceOf(Id), 'i-1')
  const data = paymentOf(Id, invoice.externalId, 100_010)
  const payment = await session.createPayment(data, 'p-1')
  const invoices = [{ invoiceId: invoice.externalId, amountCents: 100_010 }]
  const { method: _, invoiceId: __, ...same } = data
  expect(payment).toMatchObject({ ...same, invoices, isVoid: false })
  expect(standIn.company.paymentMethods().map(({ Name }) => Name)).toEqual(['Bank transfer'])
  expect(await session.findInvoice('INV-1')).toMatchObject({ totalCents: 250_000, openCents: 149_990 })

  const gone = await session.voidPayment(payment.externalId, payment.version, 'p-2')
  expect(gone).toMatchObject({ isVoid: true, amountCents: 0, invoices: [] })
  expect(await session.findInvoice('INV-1')).toMatchObject({ openCents: 250_000 })
})

test('a void invoice is recognised, whoever voided it', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const invoice = await session.createInvoice(invoiceOf(Id, { memo: 'Hello', taxCents: 50 }), 'i-1')
  const gone = await session.voidInvoice(invoice.externalId, invoice.version, 'i-2')
  expect(gone).toMatchObject({ isVoid: true, totalCents: 0, openCents: 0, taxCents: 0, memo: 'Hello' })

  const other = standIn.company.addInvoice(Id, 5000, { DocNumber: 'B-1', PrivateNote: 'Hm' })
  standIn.company.addPayment(other.Id, 2000)
  standIn.company.voidInvoice(other.Id)
  expect(await session.findInvoice('B-1')).toMatchObject({ isVoid: true })
  const [payment] = await all(session.paymentsChangedSince(null))
  expect(payment).toMatchObject({ amountCents: 2000, invoices: [], isVoid: false })
  standIn.company.addInvoice(Id, 0, { DocNumber: 'B-2' })
  expect(await session.findInvoice('B-2')).toMatchObject({ isVoid: false, totalCents: 0 })
})

test('an invoice written by a bookkeeper adds up too', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const item = { ItemRef: { value: standIn.company.items()[0]?.Id ?? '' } }
  const added = standIn.company.addInvoice(Id, 0, {
    TxnTaxDetail: { TotalTax: 7.25 },
    Line: [
      { Amount: 100.1, DetailType: 'SalesItemLineDetail', SalesItemLineDetail: item, Description: 'Flowers' },
      { DetailType: 'DescriptionOnly', Description: 'As agreed' },
      { Amount: 10, DetailType: 'DiscountLineDetail' },
    ],
  })
  expect(await session.findInvoice(added.DocNumber ?? '')).toMatchObject({
    totalCents: 9735,
    taxCents: 725,
    memo: null,
    currency: 'USD',
    dueDate: null,
    lines: [line(10_010, 'Flowers'), line(-1000, 'Discount')],
  })
})

test('tax computed by QuickBooks is not added to ours', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const added = standIn.company.addInvoice(Id, 10_000, { TxnTaxDetail: { TotalTax: 8.25 } })
  const data = invoiceOf(Id, { lines: [line(10_000)], taxCents: 825 })
  const changed = await session.updateInvoice(added.Id, added.SyncToken, data, 'i-1')
  expect(changed).toMatchObject({ totalCents: 10_825, taxCents: 825 })
})

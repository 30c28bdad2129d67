import { afterEach, beforeEach, expect, test } from 'vitest'
import { quickBooks } from '#money/accounting/server/quickbooks/service.ts'
import { startQuickBooks, type StandIn } from '#test/quickbooks/stand-in.ts'
import type { PlannedFailure } from '#test/quickbooks/failures.ts'
import type { AccountingService, AccountingSession, Connection, InvoiceData } from '#money/accounting/server/service.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'

let standIn: StandIn
let service: AccountingService
/** For requests that are never answered. */
let impatient: AccountingService
let connection: Connection
let session: AccountingSession
let waits: number[]

beforeEach(async () => {
  standIn = await startQuickBooks()
  waits = []
  const wait = async (ms: number) => void waits.push(ms)
  service = quickBooks({ ...standIn.settings, wait })
  impatient = quickBooks({ ...standIn.settings, timeoutMs: 300, wait })
  connection = standIn.connect()
  session = service.session(connection)
})
afterEach(() => standIn.stop())

const bob = { name: 'Bob', email: null, phone: null }

const invoiceOf = (customerId: string, amountCents = 1000, number = 'INV-1'): InvoiceData => ({
  number,
  customerId,
  issuedOn: '2026-05-01',
  dueDate: null,
  memo: null,
  currency: 'USD',
  lines: [{ description: 'Planning', quantity: '1', rateCents: amountCents, amountCents }],
  taxCents: 0,
  taxLabel: null,
})

const company = () => session.company()
const fault = (code: string, Detail: string) =>
  JSON.stringify({ Fault: { Error: [{ Message: 'No', Detail, code }], type: 'ValidationFault' } })

test.each<[PlannedFailure, object]>([
  [{ html: true }, { kind: 'not-json', message: 'Server returned HTML instead of JSON (HTTP 200)' }],
  [
    { status: 502, body: '<html>' },
    { kind: 'not-json', message: 'Server returned HTML instead of JSON (HTTP 502)' },
  ],
  [{ status: 200 }, { kind: 'not-json' }],
  [{ status: 500 }, { kind: 'http', message: 'HTTP 500: Failed to connect' }],
  [
    { status: 404, body: '{}' },
    { kind: 'http', message: 'HTTP 404: Failed to connect' },
  ],
  [
    { status: 302, location: '/elsewhere' },
    { kind: 'http', message: 'HTTP 302: Failed to connect' },
  ],
  [
    { status: 500, body: fault('10000', 'System') },
    { kind: 'http', message: 'HTTP 500: Failed to connect' },
  ],
  [
    { status: 400, body: fault('6000', 'Not so') },
    { kind: 'invalid', message: 'No: Not so' },
  ],
  [
    { status: 200, body: fault('6190', 'Trial is over') },
    { kind: 'invalid', message: 'No: Trial is over' },
  ],
  [{ status: 200, body: '{"CompanyInfo":{}}' }, { kind: 'invalid' }],
  [{ status: 200, body: 'null' }, { kind: 'invalid' }],
  [{ status: 401 }, { kind: 'unauthorized' }],
  [{ status: 400, body: fault('3200', 'x') }, { kind: 'unauthorized' }],
  [
    { status: 403, body: fault('3001', 'Throttled') },
    { kind: 'rate-limited', retryAfterSeconds: 60 },
  ],
  [{ hang: true }, { kind: 'unreachable', message: 'QuickBooks cannot be reached (no answer in time)' }],
  [{ dropAfterWrite: true }, { kind: 'unreachable' }],
])('%o is %o, is not repeated, and passes', async (failure, trouble) => {
  standIn.fail(failure)
  const asked = ('hang' in failure ? impatient : service).session(connection)
  await expect(asked.company()).rejects.toMatchObject(trouble)
  await expect(company()).resolves.toMatchObject({ isSandbox: true })
  expect(standIn.requests).toHaveLength(2)
  expect(waits).toEqual([])
})

test('a service that can’t be reached is unreachable', async () => {
  await standIn.stop()
  await expect(company()).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringContaining('ECONNREFUSED') as string,
  })
})

test('a rate-limited request is retried after the requested delay', async () => {
  standIn.fail({ status: 429, retryAfterSeconds: 2 })
  standIn.fail({ status: 503 })
  standIn.fail({ status: 429, retryAfterSeconds: 900 })
  expect(await company()).toMatchObject({ isSandbox: true })
  expect(waits).toEqual([2000, 2000, 8000])
})

test('a rate-limited request is given up after four attempts', async () => {
  standIn.fail({ status: 429, retryAfterSeconds: 30, times: 4 })
  await expect(company()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 30 })
  expect(standIn.requests).toHaveLength(4)
  standIn.fail({ status: 503, times: 4 })
  await expect(company()).rejects.toMatchObject({ kind: 'http', message: 'HTTP 503: Failed to connect' })
  expect(standIn.requests).toHaveLength(8)
})

test('an older version is a conflict and changes nothing', async () => {
  const { Id } = standIn.company.addCustomer('Ann')
  const created = await session.createInvoice(invoiceOf(Id), 'i-1')
  standIn.company.addPayment(created.externalId, 400)
  const conflict = { kind: 'conflict', message: expect.stringMatching(/^Stale Object Error/) as string }
  const { externalId, version } = created
  await expect(session.updateInvoice(externalId, version, invoiceOf(Id, 5), 'i-2')).rejects.toMatchObject(conflict)
  await expect(session.voidInvoice(externalId, version, 'i-3')).rejects.toMatchObject(conflict)
  await expect(session.voidPayment(standIn.company.payments()[0]?.Id ?? '', '7', 'p')).rejects.toMatchObject(conflict)
  expect(standIn.company.invoice(externalId)).toMatchObject({ TotalAmt: 10, Balance: 6 })
})

test('a number that is taken is a duplicate', async () => {
  const { externalId } = await session.createCustomer(bob, 'c-1')
  await session.createInvoice(invoiceOf(externalId), 'i-1')
  const again = session.createInvoice(invoiceOf(externalId), 'i-2')
  await expect(again).rejects.toMatchObject({ kind: 'duplicate', message: expect.stringContaining('INV-1') as string })
  const other = await session.createInvoice(invoiceOf(externalId, 1, 'INV-2'), 'i-3')
  const renamed = session.updateInvoice(other.externalId, other.version, invoiceOf(externalId), 'i-4')
  await expect(renamed).rejects.toMatchObject({ kind: 'duplicate' })
})

test('validation errors are passed on with the service’s message', async () => {
  await expect(session.createInvoice(invoiceOf('404'), 'i-1')).rejects.toMatchObject({
    kind: 'missing',
    message: expect.stringContaining('Invalid Reference Id') as string,
  })
  const { Id } = standIn.company.addCustomer('Ann')
  const { externalId } = await session.createInvoice(invoiceOf(Id), 'i-2')
  const payment = { customerId: Id, invoiceId: externalId, date: '2026-05-02', method: null, note: null }
  await expect(session.createPayment({ ...payment, currency: 'USD', amountCents: 1001 }, 'p-1')).rejects.toMatchObject({
    kind: 'invalid',
  })
  await expect(session.voidInvoice('404', '0', 'i-3')).rejects.toMatchObject({ kind: 'missing' })
  expect(standIn.company.payments()).toEqual([])
})

/** Loses the response of a call, then repeats the same request. */
async function twice<T>(path: string, call: () => Promise<T>): Promise<T> {
  standIn.fail({ dropAfterWrite: true, path })
  await expect(call()).rejects.toMatchObject({ kind: 'unreachable' })
  return call()
}

test('a request whose response was lost is carried out once', async () => {
  const customer = await twice('/customer', () => session.createCustomer(bob, 'c-1'))
  const data = invoiceOf(customer.externalId)
  const created = await twice('/invoice', () => session.createInvoice(data, 'i-1'))
  const changed = await twice('/invoice', () =>
    session.updateInvoice(created.externalId, created.version, invoiceOf(customer.externalId, 900), 'i-2'),
  )
  const paid = { customerId: customer.externalId, invoiceId: created.externalId, date: '2026-05-02', note: null }
  const payment = await twice('/payment?', () =>
    session.createPayment({ ...paid, currency: 'USD', amountCents: 300, method: 'Cash' }, 'p-1'),
  )
  expect(standIn.company.invoice(created.externalId)).toMatchObject({ TotalAmt: 9, Balance: 6 })
  await twice('/payment?', () => session.voidPayment(payment.externalId, payment.version, 'p-2'))
  const { SyncToken } = standIn.company.invoice(created.externalId)
  const gone = await twice('/invoice', () => session.voidInvoice(created.externalId, SyncToken, 'i-3'))

  expect(changed).toMatchObject({ totalCents: 900 })
  expect(gone).toMatchObject({ isVoid: true, version: String(Number(SyncToken) + 1) })
  expect(await session.createInvoice(data, 'i-1')).toEqual(created)
  const { customers, invoices, payments } = standIn.company
  expect([customers(), invoices(), payments()].map((rows) => rows.length)).toEqual([1, 1, 1])
})

test('an item added in a lost response is found', async () => {
  const { Id } = standIn.company.addCustomer('Ann')
  await twice('/item', () => session.createInvoice(invoiceOf(Id), 'i-1'))
  expect(standIn.company.items()).toHaveLength(2)
})

test('rejected client credentials are not taken for an expired token', async () => {
  const other = quickBooks({ ...standIn.settings, clientSecret: 'wrong' })
  await expect(other.refresh(connection)).rejects.toMatchObject({ kind: 'http' })
  await expect(other.revoke(connection)).rejects.toMatchObject({ kind: 'http' })
  await service.session(connection).company()
})

test.each(['', '../admin', '1/2', '1?x=', 'ünïcode'])('%o is not a valid company id', async (companyId) => {
  await expect(service.exchange('code', companyId)).rejects.toMatchObject({ kind: 'invalid' })
  expect(() => service.session({ ...connection, companyId })).toThrow(AccountingTrouble)
  expect(standIn.requests).toEqual([])
})

test('another company than the connected one is not accessible', async () => {
  const { id } = standIn.addCompany('77', 'Others')
  await expect(service.session({ ...connection, companyId: id }).company()).rejects.toMatchObject({ kind: 'invalid' })
})

test('no error message contains a token', async () => {
  const messages: string[] = []
  const collect = async (call: () => Promise<unknown>) => {
    const error: unknown = await call().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(AccountingTrouble)
    messages.push(JSON.stringify(error, Object.getOwnPropertyNames(error)))
  }
  const { accessToken, refreshToken } = connection.tokens
  const broken = { ...connection, tokens: { ...connection.tokens, accessToken: `${accessToken}\n${accessToken}` } }
  await collect(() => service.session(broken).company())
  for (const failure of [{ hang: true }, { dropAfterWrite: true }, { html: true }, { status: 500 }] as const) {
    standIn.fail({ ...failure, times: 2 })
    const asked = 'hang' in failure ? impatient : service
    await collect(() => asked.session(connection).company())
    await collect(() => asked.refresh(connection))
  }
  standIn.disconnect(connection.companyId)
  await collect(company)
  await collect(() => service.refresh(connection))
  expect(messages).toHaveLength(11)
  for (const message of messages) {
    expect(message).not.toContain(accessToken.slice(0, 8))
    expect(message).not.toContain(refreshToken.slice(0, 8))
  }
})

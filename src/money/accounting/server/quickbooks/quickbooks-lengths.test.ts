import { afterEach, beforeEach, expect, test } from 'vitest'
import { quickBooks } from '#money/accounting/server/quickbooks/service.ts'
import { startQuickBooks, type StandIn } from '#test/quickbooks/stand-in.ts'
import type { AccountingSession, InvoiceData } from '#money/accounting/server/service.ts'

let standIn: StandIn
let session: AccountingSession

beforeEach(async () => {
  standIn = await startQuickBooks()
  session = quickBooks(standIn.settings).session(standIn.connect())
})
afterEach(() => standIn.stop())

const couple = (name: string) => ({ name, email: null, phone: null })
const invoiceOf = (customerId: string, data: Partial<InvoiceData> = {}): InvoiceData => ({
  number: 'INV-1',
  customerId,
  issuedOn: '2026-05-01',
  dueDate: null,
  memo: null,
  currency: 'USD',
  lines: [{ description: 'Planning', quantity: '1', rateCents: 5000, amountCents: 5000 }],
  taxCents: 0,
  taxLabel: null,
  ...data,
})

const write = (path: string, body: object, requestid: string = crypto.randomUUID()) =>
  fetch(`${standIn.url}/v3/company/${standIn.company.id}/${path}?requestid=${requestid}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${standIn.connect().tokens.accessToken}` },
    body: JSON.stringify(body),
  })

test.each([
  ['customer', { DisplayName: 'n'.repeat(101) }],
  ['customer', { DisplayName: 'Ann', PrimaryPhone: { FreeFormNumber: '1'.repeat(31) } }],
  ['customer', { DisplayName: 'Ann', PrimaryEmailAddr: { Address: `${'a'.repeat(95)}@b.com` } }],
  ['paymentmethod', { Name: 'm'.repeat(32) }],
  ['invoice', { CustomerRef: { value: '1' }, DocNumber: 'd'.repeat(22), Line: [{ DetailType: 'DescriptionOnly' }] }],
])('the stand-in refuses a %s with a text that is too long, as the service does', async (path, body) => {
  const answer = await write(path, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ Fault: { Error: [{ code: '2050' }], type: 'ValidationFault' } })
})

test('the stand-in refuses a request id that is too long', async () => {
  expect((await write('customer', { DisplayName: 'Ann' }, 'r'.repeat(51))).status).toBe(400)
  expect((await write('customer', { DisplayName: 'Ann' }, 'r'.repeat(50))).status).toBe(200)
})

test('long numbers with a common beginning stay distinct', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const [first, second] = ['A', 'B'].map((end) => `WEDDING-2027-FLORENCE-${end}`)
  const one = await session.createInvoice(invoiceOf(Id, { number: first! }), 'i-1')
  const two = await session.createInvoice(invoiceOf(Id, { number: second! }), 'i-2')
  expect(one.number).not.toBe(two.number)
  for (const { number } of [one, two]) expect(number).toMatch(/^WEDDING-2027.{9}$/)
  expect(await session.findInvoice(first!)).toEqual(one)
  expect(await session.findInvoice(second!)).toEqual(two)
  const exact = 'WEDDING-2027-FLORENCE'
  expect(await session.createInvoice(invoiceOf(Id, { number: exact }), 'i-3')).toMatchObject({ number: exact })
})

test('long payment methods with a common beginning stay distinct', async () => {
  const { Id } = standIn.company.addCustomer('Ann & Bob')
  const { externalId: invoiceId } = await session.createInvoice(invoiceOf(Id), 'i-1')
  const pay = (method: string) =>
    session.createPayment(
      {
        customerId: Id,
        invoiceId,
        currency: 'USD',
        amountCents: 100,
        date: '2026-05-02',
        method,
        note: 'n'.repeat(5000),
      },
      crypto.randomUUID(),
    )
  const methods = ['bride', 'groom', 'bride'].map((whose) => `Bank transfer from the parents of the ${whose}`)
  for (const method of methods) await pay(method)
  expect(new Set(standIn.company.paymentMethods().map(({ Name }) => Name)).size).toBe(2)
  for (const { Name } of standIn.company.paymentMethods()) expect(Name).toMatch(/^Bank transfer from the.{9}$/)
  expect(standIn.company.payments()[0]?.PrivateNote).toHaveLength(4000)
})

test('other texts are truncated', async () => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`
  const phone = '+1 (555) 010-0100, extension 12, evenings only'
  const made = await session.createCustomer({ name: 'x'.repeat(403), email, phone }, 'c-1')
  expect(made).toMatchObject({ name: 'x'.repeat(100), email: null, phone: '+1 (555) 010-0100, extension 1' })
  expect(await session.findCustomers({ name: 'x'.repeat(403) })).toEqual([made])
  const lines = [{ description: 'd'.repeat(4100), quantity: '1', rateCents: 5000, amountCents: 5000 }]
  const invoice = await session.createInvoice(
    invoiceOf(made.externalId, { memo: `${'m'.repeat(999)}💐`, lines }),
    'i-1',
  )
  expect(invoice.memo).toBe('m'.repeat(999))
  expect(invoice.lines[0]?.description).toBe('d'.repeat(4000))
})

test('two couples with the same names are two customers; a couple and a vendor with the same name are distinct too', async () => {
  standIn.company.addVendor('Ann & Bob')
  const first = await session.createCustomer(couple('Ann & Bob'), 'c-1')
  const second = await session.createCustomer(couple('ANN & BOB'), 'c-2')
  expect([first.name, second.name]).toEqual(['Ann & Bob (2)', 'ANN & BOB (3)'])
  expect(await session.createCustomer(couple('ANN & BOB'), 'c-2')).toEqual(second)
  const long = 'n'.repeat(120)
  await session.createCustomer(couple(long), 'c-3')
  expect((await session.createCustomer(couple(long), 'c-4')).name).toBe(`${'n'.repeat(96)} (2)`)
})

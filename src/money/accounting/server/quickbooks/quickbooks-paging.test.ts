import { afterEach, beforeEach, expect, test } from 'vitest'
import { quickBooks } from '#money/accounting/server/quickbooks/service.ts'
import { startQuickBooks, type StandIn } from '#test/quickbooks/stand-in.ts'
import type { AccountingSession } from '#money/accounting/server/service.ts'

let standIn: StandIn
let session: AccountingSession
let customer: string

const second = (count: number) => new Date(Date.UTC(2099, 0, 1, 12, 0, count)).toISOString()

function at<T>(count: number, doing: () => T): T {
  standIn.setTime(second(count))
  return doing()
}

beforeEach(async () => {
  standIn = await startQuickBooks()
  standIn.setAccessSeconds(1e6)
  standIn.setTime(second(0))
  customer = standIn.company.addCustomer('Ann & Bob').Id
  session = quickBooks(standIn.settings).session(standIn.connect())
})
afterEach(() => standIn.stop())

async function numbers(moment: string | null) {
  const found: string[] = []
  for await (const { number } of session.invoicesChangedSince(moment)) found.push(number)
  return found
}

const queries = () => standIn.requests.filter(({ path }) => path.includes('/query?')).length

test('returns all invoices over several pages, oldest change first', async () => {
  standIn.setLargestPage(2)
  for (let count = 1; count <= 7; count++) {
    at(count, () => standIn.company.addInvoice(customer, 100, { DocNumber: `A-${count}` }))
  }
  at(8, () => standIn.company.change('Invoice', standIn.company.invoices()[2]?.Id ?? '', { PrivateNote: 'Later' }))
  expect(await numbers(null)).toEqual(['A-1', 'A-2', 'A-4', 'A-5', 'A-6', 'A-7', 'A-3'])
  expect(queries()).toBeGreaterThan(3)
  expect(await numbers(second(6))).toEqual(['A-6', 'A-7', 'A-3'])
  expect(await numbers(new Date(Date.parse(second(6)) + 999).toISOString())).toEqual(['A-6', 'A-7', 'A-3'])
  expect(await numbers(second(9))).toEqual([])
})

test('skips nothing when records change while they are read', async () => {
  standIn.setLargestPage(2)
  const added = [1, 2, 3, 4, 5, 6, 7].map((count) =>
    at(count, () => standIn.company.addInvoice(customer, 100, { DocNumber: `A-${count}` })),
  )
  const found: { number: string; totalCents: number }[] = []
  let now = 10
  for await (const { number, totalCents } of session.invoicesChangedSince(null)) {
    found.push({ number, totalCents })
    const seen = added.find(({ DocNumber }) => DocNumber === number && found.length <= 3)
    const Line = [{ Amount: 5, DetailType: 'SalesItemLineDetail' as const }]
    if (seen) at(now++, () => standIn.company.change('Invoice', seen.Id, { Line }))
    if (found.length === 5) at(now++, () => standIn.company.addInvoice(customer, 100, { DocNumber: 'New' }))
  }
  expect(found.map(({ number }) => number)).toEqual([
    'A-1',
    'A-2',
    'A-3',
    'A-4',
    'A-5',
    'A-6',
    'A-7',
    'A-1',
    'A-2',
    'A-3',
    'New',
  ])
  expect(found.slice(7, 10).map(({ totalCents }) => totalCents)).toEqual([500, 500, 500])
})

test.each([1, 2, 3, 5, 1000])('returns changes of the same second once each, in pages of %d', async (size) => {
  standIn.setLargestPage(size)
  const expected = Array.from({ length: 7 }, (_, index) => `A-${index}`)
  for (const DocNumber of expected) at(1, () => standIn.company.addInvoice(customer, 100, { DocNumber }))
  at(2, () => standIn.company.addInvoice(customer, 100, { DocNumber: 'B' }))
  expect(await numbers(null)).toEqual([...expected, 'B'])
  expect(await numbers(second(1))).toEqual([...expected, 'B'])
})

test('returns payments in pages, with their invoices', async () => {
  standIn.setLargestPage(2)
  const { Id } = standIn.company.addInvoice(customer, 10_000)
  for (let count = 1; count <= 5; count++) at(count, () => standIn.company.addPayment(Id, count * 100))
  at(6, () => standIn.company.voidPayment(standIn.company.payments()[1]?.Id ?? ''))
  const found: unknown[] = []
  for await (const { amountCents, invoices, isVoid } of session.paymentsChangedSince(second(2))) {
    found.push([amountCents, invoices.map(({ invoiceId }) => invoiceId), isVoid])
  }
  expect(found).toEqual([
    [300, [Id], false],
    [400, [Id], false],
    [500, [Id], false],
    [0, [], true],
  ])
})

test('requests full pages', async () => {
  for (let count = 1; count <= 300; count++) standIn.company.addInvoice(customer, 100)
  expect(await numbers(null)).toHaveLength(300)
  // One more asks which currencies the company has.
  expect(queries()).toBeLessThanOrEqual(4)
})

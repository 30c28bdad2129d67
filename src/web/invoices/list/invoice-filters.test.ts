import { describe, expect, test } from 'vitest'
import type { InvoiceStatus } from '#contract/invoice-statuses.ts'
import type { Invoice } from '#contract/invoices.ts'
import { filterInvoices, noFilters } from '#web/invoices/list/invoice-filters.ts'

const invoice = (id: number, status: InvoiceStatus, changed: Partial<Invoice> = {}): Invoice => ({
  id,
  clientId: 1,
  clientName: 'Zoë Hart & Tom',
  invoiceNumber: `INV-${id}`,
  amount: '1200.50',
  paid: '0.00',
  open: '1200.50',
  credited: '0.00',
  processing: '0.00',
  paymentFailedAt: null,
  issuedOn: null,
  dueDate: null,
  status,
  description: null,
  lineItems: [],
  taxLabel: null,
  taxRate: null,
  tax: '0.00',
  paidDate: null,
  isSample: false,
  offset: null,
  isChosen: true,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...changed,
})

const all = [
  invoice(1, 'Draft'),
  invoice(2, 'Sent', { clientId: 2, clientName: 'Grace' }),
  invoice(3, 'Partially Paid', { description: 'Décor' }),
  invoice(4, 'Overdue', { lineItems: [{ description: 'Peonies', quantity: '1', rate: '1.00', amount: '1.00' }] }),
  invoice(5, 'Paid'),
  invoice(6, 'Void'),
]
const ids = (filters: Partial<typeof noFilters>) =>
  filterInvoices(all, { ...noFilters, ...filters }).map(({ id }) => id)

describe('filtering invoices', () => {
  test('without filters shows all invoices', () => expect(ids({})).toEqual([1, 2, 3, 4, 5, 6]))
  test('open shows the invoices that have to be paid', () => expect(ids({ status: 'open' })).toEqual([2, 3, 4]))
  test('a status shows only invoices with this status', () => expect(ids({ status: 'Partially Paid' })).toEqual([3]))
  test('a client shows only the invoices of this client', () => expect(ids({ client: '2' })).toEqual([2]))
  test('words are found in names, numbers, lines and amounts, ignoring accents', () => {
    expect(ids({ words: 'zoe inv-5' })).toEqual([5])
    expect(ids({ words: 'decor' })).toEqual([3])
    expect(ids({ words: 'PEONIES' })).toEqual([4])
    expect(ids({ words: '$1,200.50', client: '2' })).toEqual([2])
  })
})

import { defaultRegion } from '#platform/contract/locale/region.ts'
import type { InvoiceSheet } from '#money/invoices/server/paper/sheet.ts'

/** An invoice with a value in every field. */
export const sampleSheet: InvoiceSheet = {
  studio: {
    name: 'Larkspur & Vale Weddings',
    address: '218 Orchard Lane\nHudson, NY 12534',
    phone: '(518) 555-0142',
    email: 'hello@larkspurvale.example',
    website: 'larkspurvale.example',
    color: null,
    taxNumber: '84-2938471',
  },
  couple: { names: 'Zoë Ñandú & Łukasz Đặng Ș', email: 'zoe@example.com', address: '9 Linden Court' },
  region: defaultRegion,
  currency: 'USD',
  number: 'INV-2027-0042',
  issuedOn: '2026-11-21',
  dueDate: '2027-03-14',
  status: 'Partially Paid',
  description: 'Second installment for your wedding.',
  lines: [{ description: 'Full planning and design', quantity: '1.5', rate: '26666.66', amount: '40000' }],
  subtotal: '40000.00',
  tax: { label: 'Sales tax (8%)', amount: '3200' },
  total: '43200.00',
  payments: [{ date: '2026-12-01', method: 'Card', amount: '10000.5' }],
  open: '33199.50',
  instructions: 'By check to the studio.\nPlease name the number.',
}

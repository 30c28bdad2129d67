import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { InvoiceCard } from '#overview/portal/web/InvoiceCard.tsx'
import { show } from '#test/web/test-page.tsx'

const invoice = {
  id: 1,
  invoiceNumber: '7',
  status: 'Sent',
  currency: 'USD',
  amount: '900.00',
  paid: '0.00',
  open: '900.00',
  credited: '0.00',
  processing: '0.00',
  tax: '0.00',
  lineItems: [{ description: 'פרחים', quantity: '3', unitPrice: '300.00', amount: '900.00' }],
} as unknown as CoupleInvoice

it('a description from right to left does not move the quantity behind it', async () => {
  await show(<InvoiceCard invoice={invoice} payRefusedBy={undefined} />)
  const words = page.getByText('פרחים', { exact: true }).element().getBoundingClientRect()
  const quantity = page.getByText('× 3', { exact: true }).element().getBoundingClientRect()
  expect(quantity.left).toBeGreaterThanOrEqual(words.right)
})

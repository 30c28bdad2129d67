import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { InvoiceCard } from '#overview/portal/web/InvoiceCard.tsx'
import { defaultLocale, defaultRegion } from '#platform/contract/locale/region.ts'
import { wearLocale } from '#platform/web/locale/here.ts'
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

it('quantities and rates of tax have the decimals of the country', async () => {
  wearLocale({ ...defaultLocale, region: { ...defaultRegion, country: 'FR' } })
  const lineItems = [{ description: 'Fleurs', quantity: '2.5', rate: '350.00', amount: '875.00' }]
  await show(<InvoiceCard invoice={{ ...invoice, lineItems, tax: '48.13', taxRate: '5.5' }} payRefusedBy={undefined} />)
  await expect.element(page.getByText('× 2,5', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Tax (5,5%)')).toBeVisible()
  wearLocale(defaultLocale)
})

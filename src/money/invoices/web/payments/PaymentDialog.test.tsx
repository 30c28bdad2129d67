import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import PaymentDialog from '#money/invoices/web/payments/PaymentDialog.tsx'
import { defaultLocale } from '#platform/contract/locale/region.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { cache } from '#platform/web/calls/api.ts'
import { wearLocale } from '#platform/web/locale/here.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())
afterEach(() => wearLocale(defaultLocale))

const asUsual = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
const wearCountry = (country: string) => wearLocale({ ...defaultLocale, region: regionOf({ country, ...asUsual }) })
const open = (values: Partial<Invoice>) => {
  const invoice = {
    id: 5,
    invoiceNumber: 'R-5',
    status: 'Sent',
    currency: 'USD',
    open: '2000.00',
    ...values,
  } as Invoice
  const { bodies } = answerCalls({ 'POST /api/invoices/5/payments': () => invoice })
  return { bodies, shown: show(<PaymentDialog invoice={invoice} open onClose={() => {}} />) }
}
const amount = page.getByLabelText('Amount')
const record = page.getByRole('button', { name: 'Record Payment' })

it('takes an amount as the country writes it, and says how it was read where that could be another', async () => {
  wearCountry('DE')
  const { bodies, shown } = open({ currency: 'EUR' })
  await shown
  await amount.fill('1,234.56')
  await expect.element(page.getByText(/Read as 1\.234,56\s€\.$/).first()).toBeVisible()
  await amount.fill('1.234,56')
  await expect.element(page.getByText(/Read as/)).not.toBeInTheDocument()
  await record.click()
  await expect.poll(() => bodies('POST /api/invoices/5/payments')).toMatchObject([{ amount: '1234.56' }])
})

it('asks about an amount that could be two, or is none of the currency', async () => {
  const { bodies, shown } = open({})
  await shown
  await amount.fill('1.200')
  await record.click()
  await expect.element(page.getByText('Please enter an amount such as 1200.50.')).toBeVisible()
  expect(bodies('POST /api/invoices/5/payments')).toEqual([])
  await amount.fill('$1,200')
  await record.click()
  await expect.poll(() => bodies('POST /api/invoices/5/payments')).toMatchObject([{ amount: '1200.00' }])
})

it('says the currency where it is not the studio’s, and warns in it of more than is open', async () => {
  const { shown } = open({ currency: 'JPY', open: '120000' })
  await shown
  await expect.element(page.getByText(/In JPY\.$/).first()).toBeVisible()
  await amount.fill('¥130,000')
  await expect.element(page.getByText(/^That is ¥10,000 more than is open/).first()).toBeVisible()
})

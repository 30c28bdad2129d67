import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { chooseIn } from './choose-in.ts'
import { inspect, longCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const couple = {
  partnerOneName: 'Grace Liu',
  partnerTwoName: 'Oliver Hart',
  email: 'grace@example.com',
  weddingDate: '2031-06-14',
}

/** Creates an invoice through the API, for tests about something else. */
async function write(page: Page, clientId: number, data: object): Promise<{ id: number; invoiceNumber: string }> {
  const answer = await page.request.post(`/api/clients/${clientId}/invoices`, { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { id: number; invoiceNumber: string }
}

async function contentOf(download: Download, name: RegExp): Promise<string> {
  expect(download.suggestedFilename()).toMatch(name)
  return readFile(await download.path(), 'latin1')
}

const oneLine = (rate: string, description = 'Full planning') => ({ lineItems: [{ description, quantity: '1', rate }] })
const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd').first()

test('an invoice is created, sent, paid in parts and then in full', async ({ page, planner }) => {
  await planner.addClient(couple)
  await page.goto('/invoices')
  await expect(page.getByText('No invoices yet')).toBeVisible()
  await page.getByRole('button', { name: 'New Invoice' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New Invoice' })
  await dialog.getByRole('button', { name: 'Save as Draft' }).click()
  await expect(dialog.getByText('Please choose a couple.')).toBeVisible()
  await expect(dialog.getByText('Please say what this is for.')).toBeVisible()
  await expect(dialog.getByText('Please enter an amount such as 1200.50.')).toBeVisible()
  await inspect(page)

  await chooseIn(dialog.getByLabel('Couple'), 'Grace Liu & Oliver Hart')
  const line = dialog.getByRole('group', { name: 'Line 1', exact: true })
  await line.getByLabel('Description').fill('Full planning')
  await line.getByLabel('Rate').fill('4,800.25')
  await dialog.getByLabel('Tax Rate').fill('8.875')
  await expect(dialog.getByText('$5,226.27')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save as Draft' }).click()
  await expect(toastOf(page, 'Invoice created')).toContainText('saved as a draft')
  await expect(dialog).toHaveCount(0)

  const row = page.getByRole('listitem').filter({ hasText: 'Grace Liu & Oliver Hart' })
  await expect(row).toContainText('Draft')
  await expect(row).toContainText('$5,226.27')
  await row.getByRole('link').click()
  await expect(page.getByText('A draft: the couple does not see it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record Payment' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark as Sent' }).click()
  await expect(toastOf(page, 'Marked as sent')).toBeVisible()
  await expect(figure(page, 'Open')).toHaveText('$5,226.27')

  await page.getByRole('button', { name: 'Record Payment' }).first().click()
  const payment = page.getByRole('dialog', { name: 'Record Payment' })
  await expect(payment.getByLabel('Amount')).toHaveValue('5226.27')
  await payment.getByLabel('Amount').fill('some')
  await payment.getByRole('button', { name: 'Record Payment' }).click()
  await expect(payment.getByText('Please enter an amount such as 1200.50.')).toBeVisible()
  await payment.getByLabel('Amount').fill('10,452.54')
  await payment.getByRole('button', { name: 'Record Payment' }).click()
  await expect(payment.getByText('$5,226.27 more than is open. If it was really paid, please confirm it')).toBeVisible()
  await expect(payment.getByRole('switch', { name: /more than is open/ })).not.toBeChecked()
  await inspect(page)
  await payment.getByLabel('Amount').fill('2,000')
  await payment.getByLabel('Method').selectOption('Bank transfer')
  await payment.getByRole('button', { name: 'Record Payment' }).click()
  await expect(toastOf(page, 'Payment recorded')).toContainText('$2,000.00')
  await expect(page.getByText('Partially Paid')).toBeVisible()
  await expect(figure(page, 'Open')).toHaveText('$3,226.27')

  await page.getByRole('button', { name: 'Remove payment of $2,000.00' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(figure(page, 'Open')).toHaveText('$5,226.27')
  await toastOf(page, 'Payment removed').getByRole('button', { name: 'Undo' }).click()
  await expect(figure(page, 'Open')).toHaveText('$3,226.27')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as Paid' }).click()
  await expect(toastOf(page, 'Invoice paid')).toContainText('$3,226.27')
  await expect(figure(page, 'Open')).toHaveText('$0.00')
  await toastOf(page, 'Invoice paid').getByRole('button', { name: 'Undo' }).click()
  await expect(figure(page, 'Open')).toHaveText('$3,226.27')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as Paid' }).click()
  await expect(page.getByText('This invoice cannot be voided')).toBeVisible()
  await expect(figure(page, 'Open')).toHaveText('$0.00')
  await expect(page.getByText('Created with $5,226.27')).toBeVisible()
  await expect(page.getByText('Payment of $2,000.00 removed')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect(await contentOf(await downloading, /\.pdf$/)).toMatch(/^%PDF-/)

  await page.goto('/invoices')
  await expect(figure(page, 'Paid this month')).toHaveText('$5,226.27')
  await expect(figure(page, 'Open')).toHaveText('$0.00')
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'For the Accountant' }).click()
  await page.getByRole('menuitem', { name: 'Payments, this year, CSV' }).click()
  expect(await contentOf(await csv, /\.csv$/)).toContain('2000.00')
})

test('an invoice is changed, duplicated, deleted and voided', async ({ page, planner }) => {
  const clientId = await planner.addClient(longCouple)
  const { id, invoiceNumber } = await write(page, clientId, { ...oneLine('1200.50'), status: 'Sent' })
  const other = await write(page, clientId, { ...oneLine('10'), invoiceNumber: 'R-10' })
  await page.goto(`/invoices/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: `Edit Invoice ${invoiceNumber}` })
  await dialog.getByLabel('Number').fill(other.invoiceNumber)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await inspect(page)
  await dialog.getByLabel('Number').fill(invoiceNumber)
  await dialog.getByLabel('Rate', { exact: true }).fill('1300')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Invoice updated')).toBeVisible()
  await expect(figure(page, 'Amount')).toHaveText('$1,300.00')
  await expect(page.getByText('Amount changed from $1,200.50 to $1,300.00')).toBeVisible()

  await page.getByRole('button', { name: 'Record Payment' }).first().click()
  const payment = page.getByRole('dialog', { name: 'Record Payment' })
  await payment.getByLabel('Amount').fill('-5')
  await expect(payment.getByRole('switch', { name: 'Is it owed again?' })).not.toBeChecked()
  await inspect(page)
  await payment.getByRole('button', { name: 'Cancel' }).click()
  await expect(payment).toHaveCount(0)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(toastOf(page, 'Invoice duplicated')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft invoice')
  await expect(page.getByRole('cell', { name: 'Full planning' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page, 'Invoice deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/invoices$/)

  await page.goto(`/invoices/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Void' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('this cannot be undone')
  await inspect(page)
  await question.getByRole('button', { name: 'Void Invoice' }).click()
  await expect(toastOf(page, 'Invoice voided')).toBeVisible()
  await expect(page.getByText('Voided: the couple does not see it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record Payment' })).toHaveCount(0)
})

test('a payment plan becomes invoices, the ledger follows live, and filters are kept in the address', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient(couple)
  await page.goto(`/clients/${clientId}?tab=billing`)
  await page.getByRole('button', { name: 'Payment Plan' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Payment plan' })
  await dialog.getByLabel('Total Amount').fill('10,000.01')
  await expect(dialog.getByText('The parts add up to the total.')).toBeVisible()
  const last = dialog.getByRole('group', { name: 'Part 3' })
  await last.getByLabel('Share').fill('20')
  await expect(dialog.getByText('$1,000.01 of the total is not in any part yet.')).toBeVisible()
  await inspect(page)
  await last.getByLabel('Share').fill('30')
  await expect(last.getByText('$3,000.01')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save and Share' }).click()
  await expect(toastOf(page, 'Payment plan created')).toContainText(
    '3 invoices written. Shared with the couple in their portal',
  )
  await expect(toastOf(page, 'Payment plan created')).toContainText('included in their next email.')

  await test.step('the ledger follows what is invoiced and paid elsewhere', async () => {
    await expect(page.getByText('Due May 31, 2031')).toBeVisible()
    await expect(figure(page, 'Invoiced')).toHaveText('$10,000.01')
    const { id } = await write(page, clientId, {
      ...oneLine('99.99', 'Candles'),
      status: 'Sent',
      dueDate: '2099-01-01',
    })
    await expect(figure(page, 'Invoiced')).toHaveText('$10,100.00')
    await page.request.post(`/api/invoices/${id}/payments`, { data: { amount: '99.99', date: '2026-01-05' } })
    await expect(figure(page, 'Paid')).toHaveText('$99.99')
    await expect(figure(page, 'Open')).toHaveText('$10,000.01')
  })

  await test.step('the list is filtered and searched', async () => {
    const other = await planner.addClient(longCouple)
    const late = { ...oneLine('100', 'Peonies'), status: 'Sent', issuedOn: '2019-12-01', dueDate: '2020-01-01' }
    await write(page, clientId, late)
    await write(page, other, oneLine('300', 'Music'))
    await page.goto('/invoices')
    const rows = page.getByRole('main').getByRole('list').getByRole('listitem')
    await expect(rows).toHaveCount(6)
    await expect(figure(page, 'Overdue')).toHaveText('$100.00')
    await page.getByLabel('Status').selectOption('Overdue')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/status=Overdue/)
    await page.getByLabel('Status').selectOption('Open')
    await expect(rows).toHaveCount(4)
    await page.getByLabel('Client').selectOption(String(other))
    await expect(page.getByText('No invoices found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await page.getByPlaceholder('Search invoices...').fill('candles')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/q=candles/)
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(page.getByText('1 of 6 invoices')).toBeVisible()
  })

  await test.step('a phone shows cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/invoices?status=Overdue')
    await expect(page.getByRole('main').getByRole('list').getByRole('listitem')).toContainText('$100.00 open')
    await expect(page.getByText('Number', { exact: true })).toBeHidden()
  })
})

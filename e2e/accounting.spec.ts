import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './services.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('a studio connects its books, and a couple’s invoices get in step with them', async ({
  page,
  planner,
  services,
}) => {
  const { books } = services
  const id = await planner.addClient({
    partnerOneName: 'Grace Liu',
    partnerTwoName: 'Oliver Hart',
    email: 'grace@example.com',
  })
  await page.request.post(`/api/clients/${id}/invoices`, { data: { amount: '1200.50', status: 'Sent' } })
  await page.goto(`/portal-builder/${id}`)
  const card = page.getByRole('region', { name: 'QuickBooks' })
  await expect(card).toContainText('Not connected yet.')
  await expect(card.getByRole('button', { name: 'Sync Invoices' })).toBeDisabled()

  const opening = page.waitForEvent('popup')
  await card.getByRole('button', { name: 'Test Connection' }).click()
  const popup = await opening
  expect(await popup.evaluate(() => [innerWidth, innerHeight]).catch(() => [600, 700])).toEqual([600, 700])
  await expect(card).toContainText('Connected')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await card.getByRole('button', { name: 'Test Connection' }).click()
  await expect(toastOf(page, 'QuickBooks Connected')).toContainText(books.company.name)

  await card.getByRole('button', { name: 'Sync Invoices' }).click()
  await expect(toastOf(page, 'Invoices Synced')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'INV-0001' })).toContainText('Synced')
  expect(books.company.invoices()).toMatchObject([{ DocNumber: 'INV-0001', TotalAmt: 1200.5 }])
  await inspect(page)

  const stranger = books.company.addCustomer('Stranger')
  await page.request.post(`/api/clients/${id}/invoices`, {
    data: { amount: '7', status: 'Sent', invoiceNumber: 'MINE' },
  })
  books.company.addInvoice(stranger.Id, 5, { DocNumber: 'MINE' })
  await card.getByRole('button', { name: 'Sync Invoices' }).click()
  await expect(toastOf(page, 'Sync Failed')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'MINE' })).toContainText('There is another invoice MINE')

  books.fail({ html: true })
  await card.getByRole('button', { name: 'Test Connection' }).click()
  await expect(toastOf(page, 'QuickBooks Setup Needed')).toContainText('Server returned HTML instead of JSON')

  await card.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(card).toContainText('Not connected yet.')
})

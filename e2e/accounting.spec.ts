import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './services.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

test('a company is connected in a popup window, invoices are synced, and each shows its sync status', async ({
  page,
  planner,
  services: { books },
}) => {
  const id = await planner.addClient(couple)
  await page.goto(`/portal-builder/${id}`)
  const card = page.getByRole('region', { name: 'QuickBooks' })
  await expect(card).toContainText('Not connected yet.')
  const opened = page.waitForEvent('popup')
  await card.getByRole('button', { name: 'Test Connection' }).click()
  const popup = await opened
  await expect(toastOf(page, 'QuickBooks Connected')).toContainText(`Connected to ${books.company.name}.`)
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(card.getByText(books.company.name)).toBeVisible()
  await expect(card.getByText('Sandbox')).toBeVisible()
  await expect(card).toContainText('Never synced')
  await expect(card.getByText('Waiting for QuickBooks')).toHaveCount(0)

  await card.getByRole('button', { name: 'Sync Invoices' }).click()
  await expect(toastOf(page, 'Invoices Synced')).toContainText('1 sent, 0 received')
  await expect(card.getByRole('listitem')).toHaveText(/INV-0001In step/)
  await expect(card).toContainText('Last synced: Just now')
  const preview = page.getByRole('region', { name: 'Preview of the portal' })
  await preview.getByRole('tab', { name: 'Billing' }).click()
  await expect(preview.getByText('No invoices yet.')).toBeVisible()
  await inspect(page)

  await page.request.post(`/api/clients/${id}/invoices`, { data: { amount: '10.00', status: 'Sent' } })
  await expect(card.getByRole('listitem').filter({ hasText: 'INV-0002' })).toContainText('Not synced')
  const body = JSON.stringify({
    Fault: { type: 'ValidationFault', Error: [{ Message: 'No', Detail: 'Books are closed', code: '6210' }] },
  })
  books.fail({ status: 400, body, path: '/invoice', times: 5 })
  await card.getByRole('button', { name: 'Sync Invoices' }).click()
  await expect(toastOf(page, 'Sync Failed')).toContainText('1 could not be synced')
  await expect(card.getByRole('listitem').filter({ hasText: 'INV-0002' })).toContainText(/Failed.*Books are closed/)
  await inspect(page)
  books.clearFailures()

  await card.getByRole('button', { name: 'Disconnect' }).click()
  await inspect(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(toastOf(page, 'QuickBooks Disconnected')).toBeVisible()
  await expect(card).toContainText('Not connected yet.')
  expect(books.isConnected(books.company.id)).toBe(false)
})

test('revoked access can be granted again, also where popups are blocked', async ({
  page,
  planner,
  services: { books },
}) => {
  const company = books.addCompany('9341450000000003', 'Heather Weddings')
  const id = await planner.addClient(couple)
  await page.goto(`/portal-builder/${id}`)
  const card = page.getByRole('region', { name: 'QuickBooks' })
  await card.getByRole('button', { name: 'Test Connection' }).click()
  await expect(card.getByText('Sandbox')).toBeVisible()
  books.disconnect(company.id)
  await page.evaluate(() => {
    const open = window.open.bind(window)
    let blocked = true
    window.open = (...given) => {
      if (!blocked) return open(...given)
      blocked = false
      return null
    }
  })
  await card.getByRole('button', { name: 'Sync Invoices' }).click()
  await expect(toastOf(page, 'Sync Failed')).toBeVisible()
  await card.getByRole('button', { name: 'Test Connection' }).click()
  await expect(card.getByText('Waiting for QuickBooks.')).toBeVisible()
  await inspect(page)
  await card.getByRole('button', { name: 'Open the Window Again' }).click()
  await expect(toastOf(page, 'QuickBooks Connected')).toBeVisible()
  await card.getByRole('button', { name: 'Sync Invoices' }).click()
  await expect(toastOf(page, 'Invoices Synced')).toBeVisible()
})

test('the popup is small, a duplicate invoice number is reported, and an invalid callback is reported differently', async ({
  page,
  planner,
  services: { books },
}) => {
  const company = books.addCompany('9341450000000004', 'Thistle Weddings')
  const id = await planner.addClient(couple)
  await page.goto(`/portal-builder/${id}`)
  const card = page.getByRole('region', { name: 'QuickBooks' })
  const features = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const open = window.open.bind(window)
        window.open = (address, name, wanted) => {
          resolve(String(wanted))
          return open(address, name, wanted)
        }
      }),
  )
  await card.getByRole('button', { name: 'Test Connection' }).click()
  expect(await features).toMatch(/width=600.*height=700/)
  await expect(card.getByText('Thistle Weddings')).toBeVisible()
  const invoice = { amount: '7', status: 'Sent', invoiceNumber: 'MINE' }
  await page.request.post(`/api/clients/${id}/invoices`, { data: invoice })
  company.addInvoice(company.addCustomer('Stranger').Id, 5, { DocNumber: 'MINE' })
  await card.getByRole('button', { name: 'Sync Invoices' }).click()
  await expect(toastOf(page, 'Sync Failed')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'MINE' })).toContainText('There is another invoice MINE')
  books.fail({ html: true })
  await card.getByRole('button', { name: 'Test Connection' }).click()
  await expect(toastOf(page, 'QuickBooks Setup Needed')).toContainText('Server returned HTML instead of JSON')
})

test('deletions in QuickBooks are shown and sent again, and all couples are synced at once', async ({
  page,
  planner,
  services: { books },
}) => {
  const company = books.addCompany('9341450000000005', 'Bracken Weddings')
  const id = await planner.addClient(couple)
  const other = await planner.addClient({ ...couple, partnerOneName: 'Ida', email: 'ida@example.com' })
  for (const client of [id, other])
    await page.request.post(`/api/clients/${client}/invoices`, { data: { amount: '10.00', status: 'Sent' } })
  await page.goto(`/portal-builder/${id}`)
  const card = page.getByRole('region', { name: 'QuickBooks' })
  await card.getByRole('button', { name: 'Test Connection' }).click()
  await expect(card.getByText('Bracken Weddings')).toBeVisible()
  await card.getByRole('button', { name: 'Sync All Couples' }).click()
  await expect(toastOf(page, 'All Couples Synced')).toContainText('2 sent, 0 received.')
  await expect(card).toContainText('2 sent, 0 received.')
  expect(company.invoices()).toHaveLength(2)

  company.remove('Invoice', company.invoices()[0]!.Id)
  await card.getByRole('button', { name: 'Sync All Couples' }).click()
  await expect(toastOf(page, 'Sync Failed')).toContainText('1 could not be synced')
  const row = card.getByRole('listitem').filter({ hasText: 'INV-0001' })
  await expect(row).toContainText(/Deleted there.*It was deleted in QuickBooks/)
  await inspect(page)
  await row.getByRole('button', { name: 'Send Again: INV-0001' }).click()
  await expect(toastOf(page, 'Invoices Synced')).toContainText('1 sent')
  await expect(row).toHaveText(/INV-0001In step/)
  expect(company.invoices()).toHaveLength(2)
})

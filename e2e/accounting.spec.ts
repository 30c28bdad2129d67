import type { Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './services.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }
const cardOf = (page: Page) => page.getByRole('region', { name: 'QuickBooks' })
const rowOf = (page: Page, number: string) => cardOf(page).getByRole('listitem').filter({ hasText: number })
const connect = (page: Page) => cardOf(page).getByRole('button', { name: 'Test Connection' }).click()
const sync = (page: Page) => cardOf(page).getByRole('button', { name: 'Sync Invoices' }).click()

test('a company is connected in a popup window, and each invoice shows whether it is in step', async ({
  page,
  planner,
  services: { books },
}) => {
  const id = await planner.addClient(couple)
  const card = cardOf(page)
  const write = (data: object) => page.request.post(`/api/clients/${id}/invoices`, { data })

  await test.step('the popup is small, and closes when the company is connected', async () => {
    await page.goto(`/portal-builder/${id}`)
    await expect(card).toContainText('Not connected yet.')
    const features = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const open = window.open.bind(window)
          window.open = (address, name, wanted) => {
            resolve(String(wanted))
            window.open = open
            return open(address, name, wanted)
          }
        }),
    )
    const opened = page.waitForEvent('popup')
    await connect(page)
    const popup = await opened
    expect(await features).toMatch(/width=600.*height=700/)
    await expect(toastOf(page, 'QuickBooks connected')).toContainText(`Connected to ${books.company.name}.`)
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(card.getByText(books.company.name)).toBeVisible()
    await expect(card.getByText('Sandbox')).toBeVisible()
    await expect(card).toContainText('Never synced')
    await expect(card.getByText('Waiting for QuickBooks')).toHaveCount(0)
  })

  await test.step('an invoice is sent', async () => {
    await sync(page)
    await expect(toastOf(page, 'Invoices synced')).toContainText('1 sent, 0 received')
    await expect(card.getByRole('listitem')).toHaveText(/INV-0001In sync/)
    await expect(card).toContainText('Last synced: Just now')
    const preview = page.getByRole('region', { name: 'Preview of the portal' })
    await preview.getByRole('tab', { name: 'Billing' }).click()
    await expect(preview.getByText('No invoices yet.')).toBeVisible()
  })

  await test.step('what cannot be sent says why', async () => {
    await write({ amount: '10.00', status: 'Sent' })
    await expect(rowOf(page, 'INV-0002')).toContainText('Not synced')
    const body = JSON.stringify({
      Fault: { type: 'ValidationFault', Error: [{ Message: 'No', Detail: 'Books are closed', code: '6210' }] },
    })
    books.fail({ status: 400, body, path: '/invoice', times: 5 })
    await sync(page)
    await expect(toastOf(page, 'Sync Failed')).toContainText('1 could not be synced')
    await expect(rowOf(page, 'INV-0002')).toContainText(/Failed.*Books are closed/)
    await inspect(page)
    books.clearFailures()
    await write({ amount: '7', status: 'Sent', invoiceNumber: 'MINE' })
    books.company.addInvoice(books.company.addCustomer('Stranger').Id, 5, { DocNumber: 'MINE' })
    await expect(rowOf(page, 'MINE')).toContainText('Not synced')
    await sync(page)
    await expect(rowOf(page, 'MINE')).toContainText('The books already have another invoice MINE')
  })

  await test.step('a page in place of an answer is told apart, and the company is disconnected', async () => {
    books.fail({ html: true })
    await connect(page)
    await expect(toastOf(page, 'QuickBooks Setup Needed')).toContainText('Server returned HTML instead of JSON')
    await card.getByRole('button', { name: 'Disconnect' }).click()
    await inspect(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(toastOf(page, 'QuickBooks disconnected')).toBeVisible()
    await expect(card).toContainText('Not connected yet.')
    expect(books.isConnected(books.company.id)).toBe(false)
  })
})

test('revoked access is granted again, and what was deleted in QuickBooks is sent again', async ({
  page,
  planner,
  services: { books },
}) => {
  const company = books.addCompany('9341450000000005', 'Bracken Weddings')
  const id = await planner.addClient(couple)
  const other = await planner.addClient({ ...couple, partnerOneName: 'Ida', email: 'ida@example.com' })
  for (const client of [id, other])
    await page.request.post(`/api/clients/${client}/invoices`, { data: { amount: '10.00', status: 'Sent' } })
  const card = cardOf(page)

  await test.step('access is granted again, also where popups are blocked', async () => {
    await page.goto(`/portal-builder/${id}`)
    await connect(page)
    await expect(card.getByText('Bracken Weddings')).toBeVisible()
    books.disconnect(company.id)
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = () => {
        window.open = open
        return null
      }
    })
    await sync(page)
    await expect(toastOf(page, 'Sync Failed')).toBeVisible()
    await connect(page)
    await expect(card.getByText('Waiting for QuickBooks.')).toBeVisible()
    await inspect(page)
    await card.getByRole('button', { name: 'Open the Window Again' }).click()
    await expect(toastOf(page, 'QuickBooks connected')).toBeVisible()
  })

  await test.step('all couples are synced at once', async () => {
    await card.getByRole('button', { name: 'Sync All Couples' }).click()
    await expect(toastOf(page, 'All couples synced')).toContainText('2 sent, 0 received.')
    await expect(card).toContainText('2 sent, 0 received.')
    expect(company.invoices()).toHaveLength(2)
  })

  await test.step('a deletion is shown, and the invoice is sent again', async () => {
    company.remove('Invoice', company.invoices()[0]!.Id)
    await card.getByRole('button', { name: 'Sync All Couples' }).click()
    await expect(toastOf(page, 'Sync Failed')).toContainText('1 could not be synced')
    const row = rowOf(page, 'INV-0001')
    await expect(row).toContainText(/Deleted there.*It was deleted in QuickBooks/)
    await inspect(page)
    await row.getByRole('button', { name: 'Send Again: INV-0001' }).click()
    await expect(toastOf(page, 'Invoices synced')).toContainText('1 sent')
    await expect(row).toHaveText(/INV-0001In sync/)
    expect(company.invoices()).toHaveLength(2)
  })
})

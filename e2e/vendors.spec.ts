import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('a vendor is added to the studio and to a wedding, changes status, is removed, and restored', async ({
  page,
  planner,
}) => {
  const id = await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com' })
  await test.step('the longest category and its buttons fit, and a dialog with what is wrong', async () => {
    await page.request.post('/api/vendors', { data: { name: 'Bayline Coaches', category: 'transportation' } })
    await page.goto('/vendors')
    await expect(page.getByText('Transportation', { exact: true }).last()).toBeVisible()
    await inspect(page)
    await page.getByRole('button', { name: 'Add Vendor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Vendor' })
    await dialog.getByRole('button', { name: 'Add Vendor' }).click()
    await expect(dialog.getByLabel('Vendor Name')).toHaveAccessibleDescription('Vendor name is required')
    await inspect(page)
    await dialog.getByLabel('Vendor Name').fill('DJ Marlowe')
    await dialog.getByLabel('Category').selectOption('DJ')
    await dialog.getByRole('button', { name: 'Add Vendor' }).click()
    await expect(page.getByRole('heading', { name: 'DJ Marlowe' })).toBeVisible()
  })

  await page.goto(`/clients/${id}?tab=vendors`)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('No vendors yet')).toBeVisible()
  await inspect(page)
  await panel.getByRole('checkbox', { name: 'DJ Marlowe · DJ' }).click()
  await panel.getByLabel('Status', { exact: true }).selectOption('Contacted')
  await panel.getByRole('button', { name: 'Add 1 Vendor' }).click()
  const status = panel.getByLabel('Status of DJ Marlowe')
  await expect(status).toHaveValue('contacted')
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await status.selectOption('Booked')
  await stored
  await page.reload()
  await expect(status).toHaveValue('booked')

  await panel.getByRole('button', { name: 'Remove DJ Marlowe from this wedding' }).click()
  await expect(panel.getByText('No vendors yet')).toBeVisible()
  const broughtBack = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await toastOf(page, 'Vendor removed').getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveValue('booked')
  await broughtBack

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vendors' }).click()
  await page.getByRole('button', { name: 'Delete DJ Marlowe' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('It will also be removed from 1 wedding.')
})

import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('vendors are added in a dialog, changed, found and deleted', async ({ page, planner: _signedIn }) => {
  await page.goto('/vendors')
  await expect(page.getByText('No vendors yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Your First Vendor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Vendor' })
  await dialog.getByLabel('Email').fill('no address')
  await dialog.getByRole('button', { name: 'Add Vendor' }).click()
  await expect(dialog.getByLabel('Vendor Name')).toHaveAccessibleDescription('Vendor name is required')
  await expect(dialog.getByLabel('Category')).toHaveAccessibleDescription('Category is required')
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required')
  await inspect(page)

  await dialog.getByLabel('Vendor Name').fill('Fleurs d’Été')
  await dialog.getByLabel('Category').selectOption('Florist')
  await dialog.getByLabel('Email').fill('odile@fleurs.example')
  await dialog.getByLabel('Website').fill('fleurs.example')
  await dialog.getByRole('button', { name: 'Add Vendor' }).click()
  await expect(toastOf(page, 'Vendor added successfully')).toBeVisible()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Fleurs d’Été' }) })
  await expect(card).toContainText('Florist')
  const site = card.getByRole('link', { name: 'Visit Website' })
  await expect(site).toHaveAttribute('href', 'https://fleurs.example/')
  await expect(site).toHaveAttribute('rel', /noopener/)
  await expect(site).toHaveAttribute('target', '_blank')
  await expect(card.getByRole('link', { name: 'Email Fleurs' })).toHaveAttribute('href', 'mailto:odile@fleurs.example')
  await expect(card.getByRole('button', { name: 'Call Fleurs' })).toBeDisabled()

  await card.getByRole('button', { name: 'Edit Fleurs' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Vendor' })
  await expect(editing.getByLabel('Vendor Name')).toHaveValue('Fleurs d’Été')
  await editing.getByLabel('Phone').fill('+33 (4) 5550 102')
  await editing.getByRole('button', { name: 'Update Vendor' }).click()
  await expect(toastOf(page, 'Vendor updated successfully')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Call Fleurs' })).toHaveAttribute('href', 'tel:+3345550102')

  await page.getByLabel('Category').selectOption('DJ')
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  await page.getByLabel('Category').selectOption('All Categories')
  await page.getByPlaceholder('Search vendors...').fill('ETE florist')
  await expect(card).toBeVisible()

  await card.getByRole('button', { name: 'Delete Fleurs' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this vendor? It is not part of any wedding.')
  await question.getByRole('button', { name: 'Delete Vendor' }).click()
  await expect(toastOf(page, 'Vendor deleted successfully')).toBeVisible()
  await expect(page.getByText('No vendors yet')).toBeVisible()

  await test.step('the longest category and its buttons fit', async () => {
    await page.request.post('/api/vendors', { data: { name: 'Bayline Coaches', category: 'transportation' } })
    await page.goto('/vendors')
    await expect(page.getByText('Transportation', { exact: true }).last()).toBeVisible()
    await inspect(page)
  })
})

test('a vendor created on its page is added to a wedding, changes status, is removed, and restored', async ({
  page,
  planner,
}) => {
  const id = await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com' })
  await page.goto('/new-vendor')
  await page.getByLabel('Vendor Name').fill('DJ Marlowe')
  await page.getByLabel('Category').selectOption('DJ')
  await page.getByRole('button', { name: 'Add Vendor' }).click()
  await expect(toastOf(page, 'Vendor added successfully')).toBeVisible()
  await expect(page).toHaveURL('/vendors')
  await expect(page.getByRole('heading', { name: 'DJ Marlowe' })).toBeVisible()

  await page.goto(`/clients/${id}?tab=vendors`)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('No vendors yet')).toBeVisible()
  await inspect(page)
  await panel.getByLabel('Vendor', { exact: true }).selectOption('DJ Marlowe · DJ')
  await panel.getByLabel('Status', { exact: true }).selectOption('Contacted')
  await panel.getByRole('button', { name: 'Add Vendor' }).click()
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

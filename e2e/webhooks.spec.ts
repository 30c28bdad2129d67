import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

const address = 'https://hooks.example.com/larkspur'

test.beforeEach(({ page }) => skipIntroductions(page))

test('a webhook is added, tested and deleted', async ({ page, planner: _signedIn }) => {
  await page.goto('/settings?tab=data')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Webhooks' }) })
  await expect(card).toContainText('There are no webhooks.')
  await card.getByRole('button', { name: 'New Webhook' }).click()
  const form = page.getByRole('dialog', { name: 'New Webhook' })
  await form.getByLabel('Address').fill('https://10.0.0.1/')
  for (const topic of await form.getByRole('checkbox').all()) await topic.click()
  await form.getByRole('button', { name: 'Add Webhook' }).click()
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/Please enter a public https address\./)
  await expect(form.getByText('Please choose at least one.')).toBeVisible()
  await inspect(page)
  await form.getByLabel('Address').fill(address)
  await form.getByLabel('Tasks').click()
  await form.getByLabel('Payments').click()
  await form.getByRole('button', { name: 'Add Webhook' }).click()
  await expect(card.getByLabel('Secret')).toHaveValue(/^whsec_/)
  await expect(card.getByRole('listitem')).toContainText('Tasks, Payments')
  await expect(card.getByRole('listitem')).toContainText('Active')
  await inspect(page)

  await card.getByRole('button', { name: `Deliveries to ${address}` }).click()
  const deliveries = page.getByRole('dialog', { name: 'Deliveries' })
  await expect(deliveries).toContainText('Nothing has been delivered yet.')
  await deliveries.getByRole('button', { name: 'Send Test' }).click()
  await expect(deliveries.getByRole('listitem')).toContainText('test')
  await inspect(page)
  await deliveries.getByRole('button', { name: 'Close' }).last().click()

  await card.getByRole('button', { name: `Delete ${address}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page, 'Webhook deleted')).toBeVisible()
  await expect(card).toContainText('There are no webhooks.')
})

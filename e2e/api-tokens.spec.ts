import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

test('a token is made, used by a program, and revoked', async ({ page, planner, instance }) => {
  await planner.addClient({ partnerOneName: 'Grace', email: 'grace@example.com' })
  await page.goto('/settings?tab=data')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'API tokens' }) })
  await expect(card).toContainText('There are no tokens.')
  await card.getByRole('button', { name: 'New Token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API Token' })
  await inspect(page)
  await dialog.getByRole('button', { name: 'Create Token' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/^Please enter a name\./)
  await dialog.getByLabel('Name').fill('Newsletter')
  await dialog.getByLabel('Read-only').click()
  await dialog.getByRole('button', { name: 'Create Token' }).click()
  const token = await card.getByLabel('Token', { exact: true }).inputValue()
  await expect(card.getByRole('listitem')).toContainText('Weddings, read-only · until')
  await inspect(page)

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${instance.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}` } })
  expect(await (await call('/api/clients')).json()).toMatchObject([{ partnerOneName: 'Grace' }])
  expect((await call('/api/invoices')).status).toBe(403)
  expect((await call('/api/tasks/1', { method: 'DELETE' })).status).toBe(403)

  await page.reload()
  await expect(card.getByRole('listitem')).toContainText('last used')
  await expect(card.getByLabel('Token', { exact: true })).toHaveCount(0)
  await card.getByRole('button', { name: 'Revoke Newsletter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(toastOf(page, 'Token revoked')).toBeVisible()
  await expect(card).toContainText('There are no tokens.')
  expect((await call('/api/clients')).status).toBe(401)
})

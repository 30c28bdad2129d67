import type { Page } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { test } from './named-instance.ts'
import { toastOf } from './toasts.ts'
import { addPasskeyDevice, type PasskeyDevice } from './virtual-passkeys.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

const cardOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Second Factor', exact: true }) })

async function addPasskey(page: Page, device: PasskeyDevice, password: string) {
  await page.goto('/settings?tab=security')
  await cardOf(page).getByRole('button', { name: 'Add a Passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(password)
  await device.inspect()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your Recovery Codes' })).toBeVisible()
}

test('a planner adds a passkey, signs in with it alone, and removes it', async ({ page, planner }) => {
  const device = await addPasskeyDevice(page)
  await addPasskey(page, device, planner.password)
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [code = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'I Have Kept Them' }).click()
  const [credential, ...others] = await device.credentials()
  expect({ others, rpId: credential?.rpId, isResident: credential?.isResidentCredential }).toEqual({
    others: [],
    rpId: 'localhost',
    isResident: true,
  })
  await cardOf(page)
    .getByRole('button', { name: /^Rename/ })
    .click()
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop')
  await device.inspect()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(cardOf(page)).toContainText('My laptop')
  await device.inspect()

  await page.context().clearCookies()
  await page.goto('/login')
  await device.inspect()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(toastOf(page, 'Welcome Back!')).toContainText(planner.name)

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(planner.email)
  await page.getByLabel('Password', { exact: true }).fill(planner.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeVisible()
  await device.inspect()
  await device.remove()
  await page.getByLabel('Recovery Code').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(toastOf(page, 'Welcome Back!')).toBeVisible()

  await page.goto('/settings?tab=security')
  await cardOf(page).getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('dialog').getByLabel('Current Password').fill(planner.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page, 'Passkey removed')).toBeVisible()
  await expect(cardOf(page)).not.toContainText('Recovery codes')
})

test('a passkey that the person does not confirm signs nobody in', async ({ page, planner }) => {
  const device = await addPasskeyDevice(page)
  await addPasskey(page, device, planner.password)
  await page.getByRole('button', { name: 'I Have Kept Them' }).click()
  await device.refuse()
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(toastOf(page, 'Not signed in')).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

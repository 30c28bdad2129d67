import type { Page } from '@playwright/test'
import { appCode } from '#test/app-code.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { mailsIn } from './outbox.ts'
import type { Account } from './planners.ts'
import { addApp, cardOf, security } from './second-factor-app.ts'
import { toastOf } from './toasts.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

async function enterPassword(page: Page, { email, password }: Account) {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

async function isSignedIn(page: Page) {
  await expect(toastOf(page, 'Welcome Back!')).toBeVisible()
  await expect(page).toHaveURL('/')
}

test('a planner adds an authenticator app, and signs in with its codes', async ({ page, planner, instance }) => {
  const { secret } = await addApp(page, planner.password)
  await expect
    .poll(async () => (await mailsIn(instance.dataDir)).findLast(({ to }) => to === planner.email)?.subject)
    .toBe('A second factor was added to your account')

  await enterPassword(page, planner)
  await inspect(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not right, or was used already.')
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()

  await enterPassword(page, planner)
  await page.getByLabel('Code', { exact: true }).fill(await appCode(secret, 0))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await isSignedIn(page)

  await page.goto(security)
  await cardOf(page).getByRole('button', { name: 'Remove the authenticator app' }).click()
  await page.getByRole('dialog').getByLabel('Current Password').fill(planner.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page, 'App removed')).toBeVisible()
  await expect(cardOf(page).getByRole('button', { name: 'Set Up' })).toBeVisible()
})

test('a lost app is replaced with a recovery code, and new codes end the old ones', async ({ page, planner }) => {
  const { recoveryCodes } = await addApp(page, planner.password)
  const [first = '', second = ''] = recoveryCodes
  await enterPassword(page, planner)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await inspect(page)
  await page.getByLabel('Recovery Code').fill(first.toUpperCase())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await isSignedIn(page)

  await page.goto(security)
  await expect(cardOf(page)).toContainText('9 codes are left')
  await cardOf(page).getByRole('button', { name: 'Make New Codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(planner.password)
  await dialog.getByRole('button', { name: 'Make New Codes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I Have Kept Them' }).click()
  await expect(cardOf(page)).toContainText('10 codes are left')

  await enterPassword(page, planner)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery Code').fill(second)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not right, or was used already.')
})

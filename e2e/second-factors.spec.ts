import type { Page } from '@playwright/test'
import { appCode } from '#test/app-code.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import type { Instance } from './instance.ts'
import { expect, test } from './journey.ts'
import { resetByOperator } from './operator.ts'
import { mailsIn } from './outbox.ts'
import type { Account } from './planners.ts'
import { addApp, addAppByCalls, cardOf, security } from './second-factor-app.ts'
import { toastOf } from './toasts.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

async function enterPassword(page: Page, { email, password }: Account) {
  // An open page whose session ends loads the login page itself, which would abort the next navigation.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
const oneMoreStep = (page: Page) => page.getByRole('heading', { name: 'One more step' })

async function isSignedIn(page: Page) {
  await expect(toastOf(page, 'Welcome Back!')).toBeVisible()
  await expect(page).toHaveURL('/')
}

const lastMail = async ({ dataDir }: Instance, email: string) =>
  (await mailsIn(dataDir)).findLast(({ to }) => to === email)?.subject

const wrong = 'This code is incorrect or has already been used.'

test('a planner adds an authenticator app, signs in with its codes, and replaces it with a recovery code', async ({
  page,
  planner,
  instance,
}) => {
  const { secret, recoveryCodes } = await addApp(page, planner.password, security, inspect)
  const [first = '', second = ''] = recoveryCodes
  await expect.poll(() => lastMail(instance, planner.email)).toBe('A second factor was added to your account')

  await test.step('a wrong code lets nobody in, the right one does', async () => {
    await enterPassword(page, planner)
    await expect(oneMoreStep(page)).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('alert')).toContainText(wrong)
    await inspect(page)
    expect((await page.request.get('/api/auth/me')).status()).toBe(401)
    await page.getByLabel('Code', { exact: true }).fill(await appCode(secret, 0))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await isSignedIn(page)
  })

  await test.step('a recovery code replaces a lost app, and new codes end the old ones', async () => {
    await enterPassword(page, planner)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await inspect(page)
    await page.getByLabel('Recovery Code').fill(first.toUpperCase())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await isSignedIn(page)
    await page.goto(security)
    await expect(cardOf(page)).toContainText('9 codes are left')
    await cardOf(page).getByRole('button', { name: 'Create New Codes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current Password').fill(planner.password)
    await dialog.getByRole('button', { name: 'Create New Codes' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: 'I Have Saved Them' }).click()
    await expect(cardOf(page)).toContainText('10 codes are left')
    await enterPassword(page, planner)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery Code').fill(second)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('alert')).toContainText(wrong)
  })
})

test('the operator lets in a planner who has lost everything, and an app is set up again and removed', async ({
  page,
  planner,
  instance,
}) => {
  await addAppByCalls(page.request, planner.password)
  await resetByOperator(instance, planner.email)
  await expect.poll(() => lastMail(instance, planner.email)).toBe('Your second factors were reset')
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
  await enterPassword(page, planner)
  await isSignedIn(page)
  await addAppByCalls(page.request, planner.password)
  await page.goto(security)
  await cardOf(page).getByRole('button', { name: 'Remove the authenticator app' }).click()
  await page.getByRole('dialog').getByLabel('Current Password').fill(planner.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page, 'App removed')).toBeVisible()
  await expect(cardOf(page).getByRole('button', { name: 'Set Up' })).toBeVisible()
})

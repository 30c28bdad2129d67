import type { Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { joinByCalls } from './join-team.ts'
import { expect, test } from './journey.ts'
import { addApp, addAppByCalls } from './second-factor-app.ts'
import { toastOf } from './toasts.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

const requirement = (page: Page) => page.getByRole('switch', { name: 'Everyone needs a second factor' })
const led = (page: Page) => page.getByRole('heading', { name: 'Add a second factor' })

test('an owner requires a second factor, members are led through adding one, and a lost one is reset', async ({
  page,
  planner,
  browser,
  instance,
}) => {
  await test.step('the owner needs one first', async () => {
    await page.goto('/settings?tab=team')
    await requirement(page).click()
    await expect(toastOf(page, 'Not changed')).toContainText('Please add a second factor of your own first.')
    await expect(requirement(page)).not.toBeChecked()
    await addAppByCalls(page.request, planner.password)
  })

  const email = `ada-${planner.username}@team.example`
  await page.request.post('/api/members', { data: { name: 'Ada', email, role: 'assistant' } })
  const ada = await joinByCalls(browser, instance, email, 'Ada')
  await test.step('a member can do nothing until one is added', async () => {
    await ada.goto('/')
    await expect(ada.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await requirement(page).click()
    await expect(toastOf(page, 'Second factor required')).toBeVisible()
    // The live channel of an open page is closed, and opened again after seconds.
    await expect(led(ada)).toBeVisible({ timeout: 30_000 })
    await inspect(ada)
    await ada.goto('/clients')
    await expect(led(ada)).toBeVisible()
    await expect(ada.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await addApp(ada, 'a-good-password', '/clients')
    await expect(ada.getByRole('heading', { name: 'You have a second factor' })).toBeVisible()
    await ada.getByRole('button', { name: 'Continue' }).click()
    await expect(ada.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  })

  await test.step('the owner resets a lost one, which signs the member out', async () => {
    await expect(page.getByText('Second factor', { exact: true })).toHaveCount(2)
    await page.getByRole('button', { name: 'Actions for Ada' }).click()
    await page.getByRole('menuitem', { name: 'Reset Second Factors' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current Password').fill(planner.password)
    await inspect(page)
    await dialog.getByRole('button', { name: 'Reset' }).click()
    await expect(toastOf(page, 'Second factors reset')).toContainText(email)
    await expect(ada).toHaveURL(/\/login/, { timeout: 30_000 })
    // On the page that came by itself, because another navigation could collide with it.
    await ada.getByLabel('Email').fill(email)
    await ada.getByLabel('Password', { exact: true }).fill('a-good-password')
    await ada.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(led(ada)).toBeVisible()
    await ada.getByRole('button', { name: 'Log out' }).click()
    await expect(ada).toHaveURL(/\/login/)
  })
  await ada.context().close()
})

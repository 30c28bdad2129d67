import type { Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'What you typed before is still here.' })

test('a form keeps its input after leaving by the sidebar, and after switching tabs of the settings', async ({
  page,
  planner: _signedIn,
}) => {
  await page.goto('/new-client')
  await page.getByLabel('Partner One Name').fill('Grace Liu')
  await page.getByLabel('Notes').fill('Wants peonies.\nNo roses.')
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await sidebar.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Bio').fill('Weddings by the sea.')
  await page.getByRole('tab', { name: 'Business' }).click()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue('Weddings by the sea.')
  await page.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue('')
  await page.goto('/new-client')
  await expect(page.getByLabel('Partner One Name')).toHaveValue('Grace Liu')
  await expect(page.getByLabel('Notes')).toHaveValue('Wants peonies.\nNo roses.')
  await expect(note(page)).toBeVisible()
  await inspect(page)
  await page.getByLabel('Email Address').fill('grace@example.com')
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(toastOf(page, 'Client Added')).toBeVisible()
  await expect(page).toHaveURL(/\/clients\/\d+$/)
  await page.goto('/new-client')
  await expect(page.getByLabel('Partner One Name')).toHaveValue('')
})

test('a session that ends while saving keeps the input for the user who typed it', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  /** The session ends as the change reaches the server; earlier, a call in the background would show the sign-in first. */
  const endSessionAt = (address: string) => {
    let ended = false
    return page.route(address, async (route) => {
      if (ended || route.request().method() === 'GET') return route.fallback()
      ended = true
      expect((await page.request.post('/api/auth/logout')).ok()).toBe(true)
      await route.continue()
    })
  }
  const signInAgain = async () => {
    await expect(page).toHaveURL(/\/login\?ended=1/)
    await page.getByLabel('Email').fill(planner.email)
    await page.getByLabel('Password', { exact: true }).fill(planner.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await page.goto('/new-client')
  await page.getByLabel('Partner One Name').fill('Mia Wong')
  await page.getByLabel('Email Address').fill('mia@example.com')
  await endSessionAt('**/api/clients')
  await page.getByRole('button', { name: 'Add Client' }).click()
  await signInAgain()
  await expect(page).toHaveURL('/new-client')
  await expect(page.getByLabel('Partner One Name')).toHaveValue('Mia Wong')
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(toastOf(page, 'Client Added')).toBeVisible()
  await expect(page).toHaveURL(/\/clients\/\d+$/)

  await page.goto(`/portal-builder/${id}`)
  await page.getByRole('radio', { name: 'Rose' }).check()
  await endSessionAt('**/customization')
  page.once('dialog', (question) => void question.accept())
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await signInAgain()
  await expect(page).toHaveURL(`/portal-builder/${id}`)
  await expect(page.getByRole('radio', { name: 'Rose' })).toBeChecked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/portal-builder')
  await page.goto(`/portal-builder/${id}`)
  await expect(page.getByRole('radio', { name: 'Rose' })).not.toBeChecked()

  await page.goto(`/clients/${id}`)
  await page.getByRole('button', { name: 'Edit Notes' }).click()
  await page.getByLabel('Notes').fill('Allergic to lilies.')
  await page.reload()
  await expect(page.getByLabel('Notes')).toHaveValue('Allergic to lilies.')
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('private')))).toEqual([])
})

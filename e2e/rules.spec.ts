import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

/** The chunk with the validation schemas of forms. */
const rules = /\/assets\/schemas-.*\.js$/

test('a form is shown before its validation schema has loaded, and waits for it on submit', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(rules, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
  arrive()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('a validation schema that fails to load is reported, and the input is kept', async ({ page }) => {
  await page.route(rules, (route) => route.abort())
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto('/login')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toastOf(page, 'A part of this page could not be loaded.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('grace@example.com')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(calls).toEqual([])
})

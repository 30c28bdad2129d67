import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

/** The chunk with the validation schemas of forms. */
const rules = /\/assets\/schemas-.*\.js$/

test('a form is shown before its validation schema has loaded, waits for it on submit, and keeps its input if it fails to load', async ({
  page,
}) => {
  const email = page.getByLabel('Email')
  const signIn = page.getByRole('button', { name: 'Sign In' })
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))

  await test.step('a schema that fails to load is reported', async () => {
    await page.route(rules, (route) => route.abort())
    await page.goto('/login')
    await email.fill('grace@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a long password')
    await signIn.click()
    await expect(toastOf(page, 'Part of this page could not be loaded.')).toBeVisible()
    await expect(email).toHaveValue('grace@example.com')
    await expect(signIn).toBeEnabled()
    expect(calls).toEqual([])
    await page.unrouteAll()
  })

  await test.step('one that takes its time is waited for', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(rules, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/login')
    await email.fill('not an address')
    await signIn.click()
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
    arrive()
    await expect(email).toHaveAccessibleDescription('Valid email is required')
    await expect(email).toBeFocused()
    await expect(signIn).toBeEnabled()
  })
})

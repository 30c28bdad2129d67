import type { Locator } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const grace = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)

/** The contrast ratio of two CSS colours; 1 is none. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255)
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (brighter! + 0.05) / (darker! + 0.05)
}

test('the sidebar marks the current page, also in the dark theme', async ({ page, planner: _signedIn }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/clients')
    const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients', exact: true })
    await expect(current).toHaveAttribute('aria-current', 'page')
    const beside = await groundOf(page.locator('#sidebar'))
    expect(contrast(await groundOf(current), beside), colorScheme).toBeGreaterThan(1.14)
  }
})

test('the selected conversation shows the picture of its couple', async ({ page, planner }) => {
  const id = await planner.addClient(grace)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/messages?client=${id}`)
    const row = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: /Grace Liu/ })
    await expect(row).toHaveAttribute('aria-current')
    const picture = row.getByText('GO', { exact: true })
    await expect(picture).toBeVisible()
    expect(await groundOf(picture), colorScheme).not.toBe(await groundOf(row))
  }
})

test('Escape closes a dialog, also while a toast covers it', async ({ page, planner }) => {
  await planner.addClient({ ...grace, weddingDate: '2031-06-14' })
  await page.goto('/clients')
  await page.getByRole('button', { name: 'Actions for Grace Liu' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Client' })
  await dialog.getByLabel('Venue').fill('Fern Hill')
  await page.route('**/api/clients/*', (route) => route.fulfill({ status: 503, json: {} }))
  await dialog.getByRole('button', { name: 'Update Client' }).click()
  // Not by role, because elements outside of an open dialog are hidden from the accessibility tree.
  await expect(page.getByText('Failed to update client').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(toastOf(page, 'Draft kept')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toastOf(page, 'Draft kept')).toHaveCount(0)
})

import type { Locator } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'

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

test('the sidebar and the conversations mark what is open, also in the dark theme', async ({ page, planner }) => {
  const id = await planner.addClient(grace)
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await page.goto(`/messages?client=${id}`)
      const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' })
      await expect(current).toHaveAttribute('aria-current', 'page')
      const row = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: /Grace Liu/ })
      await expect(row).toHaveAttribute('aria-current')
      const picture = row.getByText('GO', { exact: true })
      await expect(picture).toBeVisible()
      // Colours may be in transition when the theme has changed.
      const beside = () => groundOf(page.locator('#sidebar'))
      await expect.poll(async () => contrast(await groundOf(current), await beside())).toBeGreaterThan(1.14)
      await expect.poll(async () => (await groundOf(picture)) === (await groundOf(row))).toBe(false)
    })
  }
})

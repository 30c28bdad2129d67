import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('a sample wedding is made, looked at and removed, by one press each', async ({ page, planner: _signedIn }) => {
  await page.goto('/')
  const make = page.getByRole('button', { name: 'Try a Sample Wedding First' })
  await make.click()
  await expect(page.getByRole('heading', { name: 'Olivia & Noah (sample)' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Remove It' }).click()
  await expect(toastOf(page, 'Sample removed')).toBeVisible()
  await expect(make).toBeVisible()
})

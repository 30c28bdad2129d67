import { activeCouple } from './couples.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('feedback appears live, is averaged, filtered and answered in place', async ({
  page,
  planner: _signedIn,
  instance,
}) => {
  await page.goto('/feedback')
  await expect(page.getByText('No feedback yet')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const couple = { partnerOneName: 'Amara', partnerTwoName: 'Julian', email: 'amara.feedback@example.com' }
  const { id, browser } = await activeCouple(page.request, instance, couple)
  const give = (data: object) => browser.post(`/api/clients/${id}/feedback`, { data })
  await give({
    rating: 5,
    review: 'We would marry again.',
    category: 'Planning and everything that came with all of it, always',
    isPublic: true,
  })
  await give({ rating: 2 })

  await expect(page.getByRole('img', { name: '3.5 of 5 stars on average' })).toBeVisible()
  const kind = page.getByRole('listitem').filter({ hasText: 'We would marry again.' })
  await expect(kind).toContainText('Public')
  await expect(page.getByRole('listitem').filter({ hasText: 'Stars only, without words.' })).toContainText('Private')
  await inspect(page)

  await page.getByLabel('Rating').selectOption('5 stars')
  await expect(page.getByRole('status').filter({ hasText: '1 of 2' })).toBeVisible()
  await kind.getByRole('button', { name: 'Answer Amara & Julian' }).click()
  const field = kind.getByLabel('Your answer to Amara & Julian')
  await expect(field).toBeFocused()
  await kind.getByRole('button', { name: 'Save Answer' }).click()
  await expect(field).toHaveAccessibleDescription(/Please write an answer/)
  await field.fill('So would I.')
  await inspect(page)
  await kind.getByRole('button', { name: 'Save Answer' }).click()
  await expect(toastOf(page, 'Your answer has been saved')).toBeVisible()
  await expect(kind).toContainText('So would I.')
  await page.getByLabel('Answers').selectOption('Not Answered Yet')
  await expect(page.getByText('No feedback found')).toBeVisible()
  const [, given] = (await (await browser.get(`/api/clients/${id}/feedback`)).json()) as { plannerResponse: string }[]
  expect(given?.plannerResponse).toBe('So would I.')
  await browser.dispose()
})

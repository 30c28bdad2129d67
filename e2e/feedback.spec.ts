import { inspect, skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { toastOf } from './toasts.ts'
import { test } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('feedback of a couple appears live, is averaged, filtered and answered in place, and the couple sees the answer', async ({
  page,
  wedding: { id, portal },
}) => {
  await page.goto('/feedback')
  await expect(page.getByText('No feedback yet')).toBeVisible()

  await test.step('the couple gives stars, which are required, and words', async () => {
    await portal.goto(`/client-portal/${id}`)
    await portal.getByRole('button', { name: 'Leave Feedback' }).click()
    await portal.getByRole('button', { name: 'Send Feedback' }).click()
    await expect(portal.getByRole('alert')).toHaveText('Please choose one to five stars.')
    await portal.getByRole('radio', { name: '5 stars' }).check()
    await portal.getByLabel('Your words').fill('A calm hand, always.')
    await inspect(portal)
    await portal.getByRole('button', { name: 'Send Feedback' }).click()
    await expect(toastOf(portal, 'Thank you')).toBeVisible()
  })

  const one = page.getByRole('listitem').filter({ hasText: 'A calm hand, always.' })
  await test.step('the planner sees it without a reload, with the average', async () => {
    await expect(page.getByRole('img', { name: '5.0 of 5 stars on average' })).toBeVisible()
    await expect(one).toBeVisible()
    const category = 'Planning and everything that came with all of it, always'
    const give = (data: object) => portal.request.post(`/api/clients/${id}/feedback`, { data })
    await give({ rating: 2, review: 'We would marry again.', category, isPublic: true })
    await give({ rating: 2 })
    await expect(page.getByRole('img', { name: '3.0 of 5 stars on average' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'We would marry again.' })).toContainText('Public')
    await expect(page.getByRole('listitem').filter({ hasText: 'Stars only, without words.' })).toContainText('Private')
  })

  await test.step('the planner answers in place', async () => {
    await page.getByLabel('Rating').selectOption('5 stars')
    await expect(page.getByRole('status').filter({ hasText: '1 of 3' })).toBeVisible()
    await one.getByRole('button', { name: 'Answer Grace Liu & Oliver Hart' }).click()
    const field = one.getByLabel('Your answer to Grace Liu & Oliver Hart')
    await expect(field).toBeFocused()
    await one.getByRole('button', { name: 'Save Answer' }).click()
    await expect(field).toHaveAccessibleDescription(/Please write an answer/)
    await field.fill('You made it easy.')
    await inspect(page)
    await one.getByRole('button', { name: 'Save Answer' }).click()
    await expect(toastOf(page, 'Your answer has been saved')).toBeVisible()
    await expect(one).toContainText('You made it easy.')
    await page.getByLabel('Answers').selectOption('Not Answered Yet')
    await expect(page.getByText('No feedback found')).toBeVisible()
    await expect(portal.getByText('You made it easy.')).toBeVisible()
  })
})

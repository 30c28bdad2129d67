import { monthHere } from '#platform/contract/calendar-date.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('a goal is created, and the last value that was typed is stored when the page is left', async ({
  page,
  planner: _signedIn,
}) => {
  const stored = async () => {
    const answer = await page.request.get(`/api/progress-goals?monthYear=${monthHere()}`)
    return ((await answer.json()) as { currentValue: number }[]).map(({ currentValue }) => currentValue)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Add Goal' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Progress Goal' })
  await dialog.getByLabel('Title').fill('Deposits')
  await dialog.getByLabel('Target Value').fill('20000')
  await inspect(page)
  await dialog.getByLabel('Title').press('Enter')
  await expect(toastOf(page, 'Success')).toContainText('Progress goal created successfully')
  const value = page.getByLabel('Current value of Deposits')
  await value.fill('99999')
  await expect(value).toHaveAccessibleDescription('At most 20,000 here; edit the goal to go beyond.')
  await inspect(page)

  await value.fill('3')
  await value.fill('4')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
  await expect.poll(stored).toEqual([4])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await value.fill('6')
  await value.fill('7')
  await page.goto('/settings')
  await expect.poll(stored).toEqual([7])
})

import type { Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Monthly Progress' }) })
const monthNow = (page: Page) =>
  page.evaluate(() => `${new Date().getFullYear()}-${String(new Date().getMonth() + 1).padStart(2, '0')}`)

async function savedValues(page: Page): Promise<number[]> {
  const answer = await page.request.get(`/api/progress-goals?monthYear=${await monthNow(page)}`)
  return ((await answer.json()) as { currentValue: number }[]).map(({ currentValue }) => currentValue)
}

test('a goal is created, updated, also when the page is left, edited and deleted', async ({
  page,
  planner: _signedIn,
}) => {
  await page.goto('/')
  await expect(card(page)).toContainText('No progress goals set for this month.')
  await card(page).getByRole('button', { name: 'Add Goal' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Progress Goal' })
  const toastBehind = (text: string) => page.getByRole('listitem', { includeHidden: true }).filter({ hasText: text })
  await dialog.getByRole('button', { name: 'Create Goal' }).click()
  await expect(toastBehind('Validation Error')).toContainText('Goal title is required')
  await dialog.getByLabel('Title').fill('Deposits')
  await dialog.getByRole('button', { name: 'Create Goal' }).click()
  await expect(toastBehind('Validation Error')).toContainText('Target value must be greater than 0')
  await dialog.getByLabel('Target Value').fill('20000')
  await dialog.getByLabel('Unit').selectOption('Dollars')
  await dialog.getByLabel('Category').selectOption('Revenue')
  await inspect(page)
  await dialog.getByLabel('Title').press('Enter')
  await expect(toastOf(page, 'Success')).toContainText('Progress goal created successfully')
  await expect(card(page)).toContainText('of $20,000')
  await expect(card(page)).toContainText('Revenue')

  const value = page.getByLabel('Current value of Deposits')
  await value.fill('-5')
  await value.fill('5000')
  await expect(page.getByRole('progressbar', { name: 'Deposits' })).toHaveAttribute('aria-valuenow', '25')
  await expect(toastOf(page, 'Success')).toContainText('Progress goal updated successfully')
  await value.fill('99999')
  await expect(value).toHaveAccessibleDescription('At most 20,000 here; edit the goal to go beyond.')
  await inspect(page)
  await value.fill('20000')
  await expect(value).toHaveAccessibleDescription('')
  await expect.poll(() => savedValues(page)).toEqual([20000])

  await test.step('the last typed value is stored when the page is left', async () => {
    await value.fill('3')
    await value.fill('4')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
    await expect.poll(() => savedValues(page)).toEqual([4])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
    await value.fill('6')
    await value.fill('7')
    await page.goto('/settings')
    await expect.poll(() => savedValues(page)).toEqual([7])
    await page.goto('/')
    await expect(value).toHaveValue('7')
  })

  await test.step('without a network nothing is changed', async () => {
    const strip = page.getByText('You are offline. This is how things stood')
    await page.context().setOffline(true)
    await expect(strip).toBeVisible()
    await value.fill('9')
    await expect(toastOf(page, 'Error')).toContainText('You are offline. Nothing was changed.')
    await expect(value).toHaveValue('7')
    await page.context().setOffline(false)
    await expect(strip).toHaveCount(0)
  })

  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Deposits' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Progress Goal' })
  await edit.getByLabel('Unit').selectOption('Percentage')
  await edit.getByLabel('Target Value').fill('90')
  await edit.getByRole('button', { name: 'Update Goal' }).click()
  await expect(card(page)).toContainText('of 90%')

  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(card(page)).toContainText('No progress goals set for this month.')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Goal' }).click()
  await expect(toastOf(page, 'Success')).toContainText('Progress goal deleted successfully')
  await expect(card(page)).toContainText('No progress goals set for this month.')
})

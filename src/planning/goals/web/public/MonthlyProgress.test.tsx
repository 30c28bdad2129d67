import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { monthHere } from '#platform/contract/calendar-date.ts'
import type { Goal } from '#planning/goals/contract/endpoints.ts'
import MonthlyProgress from '#planning/goals/web/public/MonthlyProgress.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { connection } from '#platform/web/offline/connection.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

/** A studio without goals, which keeps those of this month. */
function studio() {
  const stored: Goal[] = []
  const calls = answerCalls({
    'GET /api/progress-goals': ({ query }) => stored.filter(({ monthYear }) => monthYear === query['monthYear']),
    'POST /api/progress-goals': ({ body }) => {
      const times = { createdAt: '2031-06-01T00:00:00.000Z', updatedAt: '2031-06-01T00:00:00.000Z' }
      const made = { id: 1, description: null, isActive: true, ...times, ...(body as Partial<Goal>) } as Goal
      stored.push(made)
      return made
    },
    'PATCH /api/progress-goals/1': ({ body }) => Object.assign(stored[0]!, body),
    'DELETE /api/progress-goals/1': () => void stored.pop(),
  })
  return { stored, calls }
}

const none = page.getByText('No progress goals set for this month.')
const dialog = page.getByRole('dialog')
const choose = async (action: string) => {
  await page.getByRole('button', { name: 'Actions for Deposits' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

it('creates a goal once title and target are given, counts its progress, edits it and deletes it', async () => {
  const { stored, calls } = studio()
  await show(<MonthlyProgress />)
  await expect.element(none).toBeVisible()
  await page.getByRole('button', { name: 'Add Goal' }).click()
  const create = dialog.getByRole('button', { name: 'Create Goal' })
  await create.click()
  await expect.element(page.getByText('Goal title is required').first()).toBeInTheDocument()
  await expect.element(page.getByText('Validation Error')).toBeInTheDocument()
  await dialog.getByLabelText('Title').fill('Deposits')
  await create.click()
  await expect.element(page.getByText('Target value must be greater than 0').first()).toBeInTheDocument()
  expect(calls.count('POST /api/progress-goals')).toBe(0)
  await dialog.getByLabelText('Target Value').fill('20000')
  await dialog.getByLabelText('Unit').selectOptions('Dollars')
  await dialog.getByLabelText('Category').selectOptions('Revenue')
  await create.click()
  await expect.element(page.getByText('Progress goal created successfully')).toBeVisible()
  expect(calls.bodies('POST /api/progress-goals')).toMatchObject([
    { title: 'Deposits', targetValue: 20000, unit: 'dollars', category: 'revenue', monthYear: monthHere() },
  ])
  await expect.element(page.getByText('of $20,000')).toBeVisible()
  await expect.element(page.getByText('Revenue')).toBeVisible()

  const value = page.getByLabelText(/^Current value of Deposits/)
  await value.fill('-5')
  await value.fill('5000')
  const bar = page.getByRole('progressbar', { name: 'Deposits' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25')
  await expect.element(page.getByText('Progress goal updated successfully')).toBeVisible()
  await value.fill('99999')
  await expect.element(value).toHaveAccessibleDescription('At most 20,000 here; edit the goal to go beyond.')
  await value.fill('20000')
  await expect.element(value).toHaveAccessibleDescription('')
  await expect.poll(() => stored[0]?.currentValue).toBe(20000)
  expect(calls.bodies('PATCH /api/progress-goals/1')).toEqual([{ currentValue: 5000 }, { currentValue: 20000 }])

  connection.lost = true
  onTestFinished(() => void (connection.lost = false))
  await value.fill('9')
  await expect.element(page.getByText('You are offline. Nothing was changed.')).toBeVisible()
  await expect.element(value).toHaveValue(20000)
  connection.lost = false

  await choose('Edit')
  await dialog.getByLabelText('Unit').selectOptions('Percentage')
  await dialog.getByLabelText('Target Value').fill('90')
  await dialog.getByRole('button', { name: 'Update Goal' }).click()
  await expect.element(page.getByText('of 90%')).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(none).toBeVisible()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Goal' }).click()
  await expect.element(page.getByText('Progress goal deleted successfully')).toBeVisible()
  await expect.element(none).toBeVisible()
})

it('edits a goal that follows the money in a month in which more was paid back', async () => {
  cache.clear()
  const { stored, calls } = studio()
  const values = { title: 'Deposits', targetValue: 100, currentValue: -5, unit: 'dollars', category: 'revenue' }
  const times = { createdAt: '2031-06-01T00:00:00.000Z', updatedAt: '2031-06-01T00:00:00.000Z' }
  stored.push({
    ...values,
    ...times,
    id: 1,
    description: null,
    isActive: true,
    followsMoney: true,
    leftOut: [] as string[],
    monthYear: monthHere(),
  } as Goal)
  await show(<MonthlyProgress />)
  await expect.element(page.getByText('-$5')).toBeVisible()
  await choose('Edit')
  await dialog.getByLabelText('Target Value').fill('200')
  await dialog.getByRole('button', { name: 'Update Goal' }).click()
  await expect
    .poll(() => calls.bodies('PATCH /api/progress-goals/1'))
    .toMatchObject([{ targetValue: 200, previous: { targetValue: 100 } }])
})

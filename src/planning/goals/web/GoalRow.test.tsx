import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Goal } from '#planning/goals/contract/endpoints.ts'
import * as calls from '#planning/goals/contract/calls.ts'
import { cache, useAnswer } from '#platform/web/calls/api.ts'
import { GoalRow } from '#planning/goals/web/GoalRow.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const goalOfCalls = {
  id: 1,
  title: 'Calls',
  currentValue: 9,
  targetValue: 4,
  unit: 'count',
  category: 'bookings',
  leftOut: [] as string[],
} as Goal

function Goals() {
  const { data } = useAnswer(calls.list, { query: { monthYear: '2031-06' } })
  return data?.map((goal) => <GoalRow key={goal.id} goal={goal} onEdit={() => {}} onDelete={() => {}} />)
}

it('stores no value above the target, and shows the stored one again', async () => {
  const stored = { ...goalOfCalls }
  const { bodies } = answerCalls({
    'GET /api/progress-goals': () => [{ ...stored }],
    'PATCH /api/progress-goals/1': ({ body }) => ({ ...Object.assign(stored, body) }),
  })
  await show(<Goals />)
  const value = page.getByLabelText(/^Current value of Calls/)
  await expect.element(value).toHaveValue(9)
  await value.fill('')
  await userEvent.keyboard('10')
  await expect.element(value).toHaveAccessibleDescription('At most 4 here; edit the goal to go beyond.')
  await userEvent.tab()
  await expect.element(value).toHaveValue(9)
  await expect.element(value).toHaveAccessibleDescription('')
  await value.fill('3')
  await userEvent.tab()
  // What was typed before would have been sent first.
  await expect.poll(() => bodies('PATCH /api/progress-goals/1')).toEqual([{ currentValue: 3 }])
})

it('shows what came in of a goal that follows the money, and cannot be typed into', async () => {
  cache.clear()
  const goal = { ...goalOfCalls, title: 'Income', unit: 'dollars', category: 'revenue' } as Goal
  answerCalls({
    'GET /api/progress-goals': () => [
      { ...goal, currentValue: 14500, targetValue: 20000, followsMoney: true, monthYear: '2031-06', leftOut: ['EUR'] },
    ],
  })
  await show(<Goals />)
  await expect.element(page.getByText(/without what came in as EUR$/)).toBeVisible()
  const amount = page.getByRole('link', { name: '$14,500' })
  await expect.element(amount).toHaveAttribute('href', '/money?year=2031&figure=paid&from=2031-06-01&to=2031-06-30')
  await expect.element(page.getByText('73%')).toBeVisible()
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument()
})

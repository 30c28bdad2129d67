import * as calls from '#planning/tasks/contract/calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { TaskRow } from '#planning/tasks/web/TaskRow.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { answerCalls, held, Refused, show } from '#test/web/test-page.tsx'

const task = {
  id: 1,
  title: 'Book florist',
  completed: false,
  completedAt: null,
  priority: 'medium',
  assignedTo: '',
  steps: [],
  offset: null,
}

const Tasks = () => useAnswer(calls.list, {}).data?.map((one) => <TaskRow key={one.id} task={one} onOpen={() => {}} />)

const tick = page.getByRole('checkbox', { name: 'Book florist: completed' })

/** A fake server with one task. */
function tasks() {
  const stored = { ...task, dueDate: null } as Partial<Task> as Task
  return { stored, list: { 'GET /api/tasks': () => [{ ...stored }] } }
}

it('has a badge for its priority until it is done, also for a medium one', async () => {
  const { stored, list } = tasks()
  answerCalls({ ...list, 'PATCH /api/tasks/1': ({ body }) => Object.assign(stored, body) })
  await show(<Tasks />)
  await expect.element(page.getByText('Medium')).toBeVisible()
  await tick.click()
  await expect.element(page.getByText('Medium')).not.toBeInTheDocument()
})

it('says since when it is overdue', async () => {
  const { stored, list } = tasks()
  stored.dueDate = '2020-01-01'
  answerCalls(list)
  await show(<Tasks />)
  await expect.element(page.getByRole('button', { name: /^Book florist.*Overdue: January 1, 2020/ })).toBeVisible()
})

it('ticks at once, and unticks on undo', async () => {
  const { stored, list } = tasks()
  const { bodies } = answerCalls({ ...list, 'PATCH /api/tasks/1': ({ body }) => Object.assign(stored, body) })
  await show(<Tasks />)
  await tick.click()
  await expect.element(tick).toBeChecked()
  await expect.element(page.getByText('“Book florist” is complete.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(tick).not.toBeChecked()
  await expect.poll(() => bodies('PATCH /api/tasks/1')).toEqual([{ completed: true }, { completed: false }])
})

it('rolls back a tick that the server refuses, and says so', async () => {
  const { list } = tasks()
  const refusal = held<never>()
  answerCalls({ ...list, 'PATCH /api/tasks/1': () => refusal.answer })
  await show(<Tasks />)
  await tick.click()
  await expect.element(tick).toBeChecked()
  refusal.reject(new Refused(500, ''))
  await expect.element(page.getByText('Failed to update task. Please try again.')).toBeVisible()
  await expect.element(tick).not.toBeChecked()
})

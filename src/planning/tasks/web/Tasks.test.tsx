import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'
import { row, rows, studio, task, tick } from '#test/web/test-tasks.ts'

beforeEach(() => cache.clear())

it('loads the first tasks, counts all of them, and loads more when the end comes near', async () => {
  const { asked } = studio(130)
  await showPage('/tasks')
  await expect.element(page.getByText('130 open')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pending: 130' })).toBeVisible()
  expect(asked.map(({ limit }) => limit)).toEqual([undefined])
  const all = document.documentElement
  const rowsAtTheEnd = () => {
    all.scrollTo(0, all.scrollHeight)
    return rows()
  }
  await expect.poll(rowsAtTheEnd).toBe(130)
  await expect.element(row(130)).toBeVisible()
  expect(asked.map(({ limit }) => limit)).toEqual([undefined, '120', '240'])
})

it('asks the server for filters and words, and counts what is found', async () => {
  const { asked } = studio(300)
  await showPage('/tasks')
  await page.getByLabelText('Priority').selectOptions('high')
  await expect.element(page.getByText('150 of 300 tasks')).toBeInTheDocument()
  await page.getByLabelText('Search tasks').fill('Task 29')
  await expect.element(page.getByText('6 of 300 tasks')).toBeInTheDocument()
  expect(rows()).toBe(6)
  expect(asked.at(-1)).toMatchObject({ priority: 'high', words: 'Task 29' })
  await page.getByLabelText('Search tasks').fill('nothing')
  await expect.element(page.getByText('No tasks found')).toBeVisible()
})

it('counts a tick at once, and keeps the task at its place', async () => {
  studio(100)
  await showPage('/tasks')
  await tick(1).click()
  await expect.element(page.getByRole('button', { name: 'Completed: 1' })).toBeVisible()
  await expect.element(page.getByText('99 open · 1 completed')).toBeVisible()
  expect(document.querySelector('[data-task]')?.textContent).toContain('Task 1')
})

it('keeps what is chosen while other filters leave it out, and changes all of it', async () => {
  const { calls } = studio(100)
  await showPage('/tasks')
  await expect.element(row(1)).toBeVisible()
  ;(row(1).element() as HTMLElement).focus()
  await userEvent.keyboard('x')
  await page.getByLabelText('Priority').selectOptions('low')
  await expect.element(row(1)).not.toBeInTheDocument()
  ;(row(2).element() as HTMLElement).focus()
  await userEvent.keyboard('x')
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' })
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Complete' }).click()
  await expect.poll(() => calls.bodies('POST /api/tasks/bulk')).toEqual([{ ids: [1, 2], change: { completed: true } }])
})

it('sets the date of the focused row, and of all that are chosen, by D', async () => {
  const { calls } = studio(100)
  await showPage('/tasks')
  await expect.element(row(1)).toBeVisible()
  ;(row(1).element() as HTMLElement).focus()
  await userEvent.keyboard('d')
  const dialog = page.getByRole('dialog', { name: 'Due Date of “Task 1”' })
  await dialog.getByLabelText('Due Date').fill('June 12, 2031')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row(1)).toHaveFocus()
  for (const key of ['x', 'j', 'x', 'd']) await userEvent.keyboard(key)
  await page.getByRole('dialog', { name: 'Due Date of the Selected Tasks' }).getByLabelText('Due Date').fill('')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => calls.bodies('POST /api/tasks/bulk'))
    .toEqual([
      { ids: [1], change: { dueDate: '2031-06-12' } },
      { ids: [1, 2], change: { dueDate: '' } },
    ])
  await expect.element(page.getByRole('toolbar', { name: 'Selected tasks' })).not.toBeInTheDocument()
})

it('moves a task to a group of which nothing is loaded', async () => {
  const { calls } = studio(100)
  await showPage('/tasks?group=date')
  await page.getByRole('button', { name: 'Actions for Task 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to No Date' }).click()
  await expect.poll(() => calls.bodies('PATCH /api/tasks/1')).toEqual([{ dueDate: '' }])
})

it('finds in all tasks that the device keeps while there is no network', async () => {
  const { calls } = studio(100)
  await showPage('/tasks')
  await expect.element(row(1)).toBeVisible()
  expect(calls.count('GET /api/tasks')).toBe(0)
  answerCalls({
    'GET /api/task-board': () => {
      throw new Error('There is no network.')
    },
    'GET /api/tasks': () => Array.from({ length: 100 }, (_, index) => task(index + 1)),
  })
  await page.getByLabelText('Search tasks').fill('Task 99')
  await expect.element(row(99)).toBeVisible()
  expect(rows()).toBe(1)
})

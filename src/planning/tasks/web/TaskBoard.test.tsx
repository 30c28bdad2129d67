import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { cache } from '#platform/web/calls/api.ts'
import { showPage } from '#test/web/test-planner-page.tsx'
import { row, studio } from '#test/web/test-tasks.ts'

beforeEach(() => cache.clear())

const address = () => decodeURIComponent(location.pathname + location.search).replaceAll('+', ' ')

it('opens with the filters of its address, offers their couple for a new task, and clears them', async () => {
  const { asked } = studio(20)
  await showPage('/tasks?q=Task%201&priority=high&client=7')
  await expect.poll(() => asked.at(-1)).toMatchObject({ words: 'Task 1', priority: 'high', client: '7' })
  await expect.element(page.getByLabelText('Search tasks')).toHaveValue('Task 1')
  await expect.element(page.getByLabelText('Priority')).toHaveValue('high')
  const client = page.getByLabelText('Client', { exact: true })
  await expect.element(client).toHaveValue('7')
  await page.getByRole('button', { name: 'New Task' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New Task' })
  await expect.element(dialog.getByLabelText(/^Client/)).toHaveValue('Zoë & Ben')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await client.selectOptions('Internal Tasks')
  await expect.poll(() => asked.at(-1)).toMatchObject({ client: 'internal' })
  await expect.element(row(11)).toBeVisible()
  await page.getByLabelText('Status').selectOptions('In Progress')
  await expect.poll(address).toBe('/tasks?q=Task 1&status=in-progress&priority=high&client=internal')
  await page.getByLabelText('Search tasks').fill('nothing')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.poll(address).toBe('/tasks')
  await expect.element(row(2)).toBeVisible()
})

it('groups by date and by phase, shows what is folded, and filters by a count that is pressed', async () => {
  const { asked } = studio(3, 5)
  await showPage('/tasks')
  await page.getByRole('button', { name: 'Show 5 completed' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ unfolded: 'client-0' })
  await page.getByLabelText('Group').selectOptions('By Date')
  await expect.poll(address).toBe('/tasks?group=date')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Later' })).toBeVisible()
  await page.getByRole('button', { name: 'Pending: 3' }).click()
  await expect.poll(address).toBe('/tasks?status=pending&group=date')
  await page.getByRole('button', { name: 'Pending: 3' }).click()
  await expect.poll(address).toBe('/tasks?group=date')
  await page.getByLabelText('Group').selectOptions('By Phase')
  await expect.poll(() => asked.at(-1)).toMatchObject({ group: 'phase' })
})

it('edits a task and changes or deletes chosen ones by keyboard, and takes the deletion back', async () => {
  const { calls } = studio(3)
  await showPage('/tasks?group=date')
  await expect.element(row(1)).toBeVisible()
  const choose = async (id: number) => {
    ;(row(id).element() as HTMLElement).focus()
    await userEvent.keyboard('x')
  }
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' })
  await choose(1)
  await bar.getByRole('button', { name: 'Date' }).click()
  await page.getByRole('menuitem', { name: 'A Week Later' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  ;(row(1).element() as HTMLElement).focus()
  await userEvent.keyboard('e')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Task 1')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row(1)).toHaveFocus()
  await choose(3)
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect
    .poll(() => calls.bodies('POST /api/tasks/bulk'))
    .toEqual([
      { ids: [1], change: { shiftDays: 7 } },
      { ids: [3], delete: true },
    ])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => calls.count('POST /api/history/1/undo')).toBe(1)
})

it('moves a task to today from its menu, and back with the undo', async () => {
  const { calls } = studio(3)
  await showPage('/tasks?group=date')
  await page.getByRole('button', { name: 'Actions for Task 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to Today' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => calls.bodies('PATCH /api/tasks/3'))
    .toEqual([{ dueDate: dayHere() }, { dueDate: '2031-05-01' }])
})

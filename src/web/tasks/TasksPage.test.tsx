import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Board, Task } from '#contract/tasks.ts'
import { cache } from '#web/calls/api.ts'
import { answerCalls } from '#web/test-page.tsx'
import { showPage } from '#web/test-planner-page.tsx'

beforeEach(() => cache.clear())

const task = (id: number): Task => ({
  id,
  clientId: null,
  clientName: null,
  title: `Task ${id}`,
  description: null,
  dueDate: '2031-05-01',
  completed: false,
  completedAt: null,
  completedBy: null,
  assignedTo: 'planner',
  memberId: null,
  visibleToCouple: false,
  priority: id % 2 ? 'high' : 'low',
  phase: null,
  steps: [],
  offset: null,
  repeat: null,
  createdAt: '2027-01-01T00:00:00.000Z',
})

type Asked = Record<string, string>

/** A server with so many internal tasks; of completed ones it only has the count. */
function studio(count: number) {
  const tasks = Array.from({ length: count }, (_, index) => task(index + 1))
  const asked: Asked[] = []
  const board = ({ query }: { query: Asked }): Board => {
    asked.push(query)
    const isShown = ({ title, priority }: Task) =>
      (!query['words'] || title.includes(query['words'])) && (!query['priority'] || priority === query['priority'])
    const found = tasks.filter(isShown)
    const shown = found.slice(0, Number(query['limit'] ?? 60))
    const loaded = shown.filter(({ completed }) => !completed).length
    const group = {
      key: query['group'] === 'date' ? 'later' : 'client-0',
      clientId: null,
      clientName: null,
      phase: null,
    }
    const open = found.filter(({ completed }) => !completed).length - loaded
    const pending = tasks.filter(({ completed }) => !completed).length - loaded
    return {
      at: '2031-03-01T00:00:00.000Z',
      tasks: shown.map((one) => ({ ...one })),
      groups: found.length > 0 ? [{ ...group, open, completed: 0 }] : [],
      others: { pending, completed: tasks.length - pending - shown.length, overdue: 0 },
    }
  }
  const calls = answerCalls({
    'GET /api/task-board': board,
    'GET /api/clients': () => [],
    'GET /api/colleagues': () => [],
    'GET /api/tasks': () => tasks,
    'POST /api/tasks/bulk': ({ body }) => ({ batch: 1, count: (body as { ids: number[] }).ids.length }),
    ...Object.fromEntries(
      tasks.map((one) => [`PATCH /api/tasks/${one.id}`, ({ body }: { body: unknown }) => Object.assign(one, body)]),
    ),
  })
  return { calls, asked }
}

const rows = () => document.querySelectorAll('[data-task]').length
const tick = (id: number) => page.getByRole('checkbox', { name: `Task ${id}: completed` })
const row = (id: number) => page.getByRole('button', { name: new RegExp(`^Task ${id}\\b`) })

it('loads the first tasks, counts all of them, and loads more when the end comes near', async () => {
  const { asked } = studio(130)
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await showPage('/tasks')
  await expect.element(page.getByText('130 open')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pending: 130' })).toBeVisible()
  expect(asked.map(({ limit }) => limit)).toEqual([undefined])
  await page.viewport(1280, 20_000)
  await expect.element(row(130)).toBeInTheDocument()
  expect(rows()).toBe(130)
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
  const bar = page.getByRole('toolbar', { name: 'Chosen tasks' })
  await expect.element(bar.getByText('2 chosen')).toBeVisible()
  await bar.getByRole('button', { name: 'Complete' }).click()
  await expect.poll(() => calls.bodies('POST /api/tasks/bulk')).toEqual([{ ids: [1, 2], change: { completed: true } }])
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

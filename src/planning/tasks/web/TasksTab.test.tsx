import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

const zoe = {
  id: 7,
  partnerOneName: 'Zoë',
  partnerTwoName: 'Ben',
  email: 'zoe@example.com',
  weddingDate: null,
  venue: null,
  status: 'planning',
  phone: null,
  guestCount: null,
  avatarUrl: null,
  budget: null,
  notes: null,
  isActivated: false,
}

const task = (id: number, title: string, rest: Partial<Task>): Task => ({
  id,
  clientId: 7,
  clientName: 'Zoë & Ben',
  title,
  description: null,
  dueDate: null,
  completed: false,
  completedAt: null,
  completedBy: null,
  assignedTo: 'planner',
  memberId: null,
  visibleToCouple: false,
  priority: 'medium',
  phase: null,
  steps: [],
  offset: null,
  repeat: null,
  createdAt: '2027-01-01T00:00:00.000Z',
  ...rest,
})

const rows = () => document.querySelectorAll('[data-task]').length
const row = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) })

it('groups the tasks of a wedding by phase, and filters and changes them like those of the studio', async () => {
  cache.clear()
  const tasks = [
    task(1, 'Book florist', {}),
    task(2, 'Choose band', { dueDate: '2020-05-01', phase: 'Music' }),
    task(3, 'Hear three bands', { phase: 'Music' }),
  ]
  const calls = answerCalls({
    'GET /api/clients/7': () => zoe,
    'GET /api/clients/7/next': () => ({ late: [], lateCount: 0, owed: [], unconfirmed: [], ahead: [], counts: {} }),
    'GET /api/clients/7/tasks': () => tasks.map((one) => ({ ...one })),
    'GET /api/clients': () => [zoe],
    'GET /api/colleagues': () => [],
    'PATCH /api/tasks/2': ({ body }) => Object.assign(tasks[1]!, body),
    'POST /api/tasks/bulk': ({ body }) => {
      const { ids } = body as { ids: number[] }
      for (const one of tasks) one.completed = ids.includes(one.id)
      return { batch: 1, count: ids.length }
    },
    'POST /api/history/1/undo': () => {
      for (const one of tasks) one.completed = false
      return { batch: 2, count: 2 }
    },
  })
  await showPage('/clients/7?tab=tasks&status=overdue')
  await expect.element(row('Choose band')).toBeVisible()
  expect(rows()).toBe(1)
  await userEvent.keyboard('j')
  await expect.element(row('Choose band')).toHaveFocus()
  await userEvent.keyboard('e')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Total: 3' }).click()
  await expect.poll(rows).toBe(3)
  await expect.poll(() => location.search).toBe('?tab=tasks')
  const groups = () => [...document.querySelectorAll('[role=tabpanel] h3')].map((one) => one.textContent)
  expect(groups()).toEqual(['Music', 'No Phase'])
  ;(row('Choose band').element() as HTMLElement).focus()
  for (const key of ['x', 'j', 'x']) await userEvent.keyboard(key)
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' })
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Complete' }).click()
  await expect.element(page.getByText('2 of 3 completed')).toBeVisible()
  expect(calls.bodies('POST /api/tasks/bulk')).toEqual([{ ids: [2, 3], change: { completed: true } }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('0 of 3 completed')).toBeVisible()

  await page.getByLabelText('Group').selectOptions('By Date')
  await page.getByRole('button', { name: 'Actions for Choose band' }).click()
  await page.getByRole('menuitem', { name: 'Move to Today' }).click()
  await expect.element(page.getByRole('button', { name: /^Choose band.*Today/ })).toBeVisible()
  await expect.poll(() => calls.bodies('PATCH /api/tasks/2')).toEqual([{ dueDate: dayHere() }])
})

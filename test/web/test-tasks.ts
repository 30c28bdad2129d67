import { page } from 'vitest/browser'
import type { Board, Task } from '#planning/tasks/contract/endpoints.ts'
import { answerCalls } from '#test/web/test-page.tsx'

export const task = (id: number): Task => ({
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

const zoe = { id: 7, partnerOneName: 'Zoë', partnerTwoName: 'Ben' }

/** A server with so many internal tasks; of completed ones it only has the count, beside some that are folded. */
export function studio(count: number, folded = 0) {
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
      groups: found.length > 0 ? [{ ...group, open, completed: query['unfolded'] ? 0 : folded }] : [],
      others: { pending, completed: tasks.length - pending - shown.length, overdue: 0 },
    }
  }
  const calls = answerCalls({
    'GET /api/task-board': board,
    'GET /api/clients': () => [zoe],
    'GET /api/colleagues': () => [],
    'GET /api/tasks': () => tasks,
    'POST /api/tasks/bulk': ({ body }) => ({ batch: 1, count: (body as { ids: number[] }).ids.length }),
    'POST /api/history/1/undo': () => ({ batch: 2, count: 1 }),
    ...Object.fromEntries(
      tasks.map((one) => [`PATCH /api/tasks/${one.id}`, ({ body }: { body: unknown }) => Object.assign(one, body)]),
    ),
  })
  return { calls, asked }
}

export const rows = () => document.querySelectorAll('[data-task]').length
export const tick = (id: number) => page.getByRole('checkbox', { name: `Task ${id}: completed` })
export const row = (id: number) => page.getByRole('button', { name: new RegExp(`^Task ${id}\\b`) })

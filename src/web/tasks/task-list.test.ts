import { describe, expect, it } from 'vitest'
import type { Task } from '#contract/tasks.ts'
import { countTasks, filterTasks, firstRows, groupTasks, noFilters } from '#web/tasks/task-list.ts'

const today = '2027-03-01'
let id = 0
const task = (values: Partial<Task>): Task => ({
  id: ++id,
  clientId: null,
  clientName: null,
  title: 'Task',
  description: null,
  dueDate: null,
  completed: false,
  completedAt: null,
  completedBy: null,
  assignedTo: 'planner',
  visibleToCouple: false,
  priority: 'medium',
  createdAt: '2027-01-01T00:00:00.000Z',
  ...values,
})

const zoe = { clientId: 7, clientName: 'Zoë & Tom' }
const florist = task({ ...zoe, title: 'Book florist', dueDate: '2027-02-01', priority: 'high' })
const menu = task({ ...zoe, title: 'Menu', description: 'Château tasting', assignedTo: 'client' })
const done = task({ ...zoe, title: 'Venue', completed: true })
const taxes = task({ title: 'Taxes', dueDate: today })
const band = task({ clientId: 3, clientName: 'Amara', title: 'Band' })
const all = [done, florist, taxes, menu, band]

describe('the filters', () => {
  it.each([
    [{ words: 'chateau zoe' }, [menu]],
    [{ words: 'BOOK' }, [florist]],
    [{ status: 'not-started' }, [florist, taxes, band]],
    [{ status: 'in-progress' }, [menu]],
    [{ status: 'completed' }, [done]],
    [{ status: 'overdue' }, [florist]],
    [{ priority: 'high' }, [florist]],
    [{ client: '7' }, [done, florist, menu]],
    [{ client: 'internal' }, [taxes]],
    [{ client: '7', status: 'not-started', words: 'flo' }, [florist]],
    [{}, all],
  ])('%j', (filters, found) => {
    expect(filterTasks(all, { ...noFilters, ...filters }, today)).toEqual(found)
  })
})

it('counts all tasks; pending are those not completed', () => {
  expect(countTasks(all, today)).toEqual({ total: 5, pending: 4, completed: 1, overdue: 1 })
})

describe('the groups', () => {
  const groups = groupTasks(all, ({ completed }) => completed, [{ id: 3 }, { id: 7 }])

  it('are ordered like the couples with internal tasks last, and completed tasks after open ones', () => {
    expect(groups.map(({ name, tasks }) => [name, tasks])).toEqual([
      ['Amara', [band]],
      ['Zoë & Tom', [florist, menu, done]],
      ['Internal Tasks', [taxes]],
    ])
  })

  it('of a couple that is not loaded yet come before the internal ones', () => {
    const names = groupTasks(all, () => false, [{ id: 7 }]).map(({ name }) => name)
    expect(names).toEqual(['Zoë & Tom', 'Amara', 'Internal Tasks'])
  })

  it('are cut off at the number of rows', () => {
    expect(firstRows(groups, 2).map(({ name, shown }) => [name, shown])).toEqual([
      ['Amara', [band]],
      ['Zoë & Tom', [florist]],
    ])
    expect(firstRows(groups, 100).flatMap(({ shown }) => shown)).toHaveLength(5)
  })
})

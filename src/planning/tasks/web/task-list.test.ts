import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { wearRegion } from '#platform/web/locale/here.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { firstRows, groupTasks, groupTasksOfWedding, isFoldable } from '#planning/tasks/web/task-groups.ts'
import { noFilters } from '#planning/tasks/web/filters.ts'
import { countTasks, filterTasks } from '#planning/tasks/web/task-list.ts'

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
  memberId: null,
  visibleToCouple: false,
  priority: 'medium',
  phase: null,
  steps: [],
  offset: null,
  repeat: null,
  createdAt: '2027-01-01T00:00:00.000Z',
  ...values,
})

const zoe = { clientId: 7, clientName: 'Zoë & Tom' }
const florist = task({ ...zoe, title: 'Book florist', dueDate: '2027-02-01', priority: 'high' })
const menu = task({ ...zoe, title: 'Menu', description: 'Château tasting', assignedTo: 'client' })
const done = task({ ...zoe, title: 'Venue', completed: true })
const taxes = task({ title: 'Taxes', dueDate: today })
const band = task({ clientId: 3, clientName: 'Amara', title: 'Band' })
const rings = task({ ...zoe, title: 'Rings', assignedTo: 'Nina', memberId: 4 })
const all = [done, florist, taxes, menu, band]

describe('the filters', () => {
  it.each([
    [{ words: 'chateau zoe' }, [menu]],
    [{ words: 'BOOK' }, [florist]],
    [{ status: 'not-started' }, [florist, taxes, band]],
    [{ status: 'in-progress' }, [menu, rings]],
    [{ status: 'completed' }, [done]],
    [{ status: 'overdue' }, [florist]],
    [{ status: 'pending' }, [florist, taxes, menu, band, rings]],
    [{ priority: 'high' }, [florist]],
    [{ assignee: 'mine' }, [done, florist, taxes, band]],
    [{ assignee: 'client' }, [menu]],
    [{ assignee: '4' }, [rings]],
    [{ client: '7' }, [done, florist, menu, rings]],
    [{ client: 'internal' }, [taxes]],
    [{ client: '7', status: 'not-started', words: 'flo' }, [florist]],
    [{}, [...all, rings]],
  ])('%j', (filters, found) => {
    expect(filterTasks([...all, rings], { ...noFilters, ...filters }, today)).toEqual(found)
  })
})

it('counts all tasks; pending are those not completed', () => {
  expect(countTasks(all, today)).toEqual({ total: 5, pending: 4, completed: 1, overdue: 1 })
})

const grouped = (way: string, tasks = all, couples = [{ id: 3 }, { id: 7 }]) =>
  groupTasks(tasks, way, { isDone: ({ completed }) => completed, couples, today })
const named = (groups: ReturnType<typeof grouped>) =>
  groups.map(({ name, open, done: completed }) => [name, [...open, ...completed]])

describe('the groups by couple', () => {
  it('are ordered like the couples with internal tasks last, and completed tasks after open ones', () => {
    expect(named(grouped(''))).toEqual([
      ['Amara', [band]],
      ['Zoë & Tom', [florist, menu, done]],
      ['Internal Tasks', [taxes]],
    ])
    expect(grouped('').map(({ places }) => places)).toEqual([{ clientId: 3 }, { clientId: 7 }, { clientId: null }])
  })

  it('of a couple that is not loaded yet come before the internal ones', () => {
    const names = grouped('', all, [{ id: 7 }]).map(({ name }) => name)
    expect(names).toEqual(['Zoë & Tom', 'Amara', 'Internal Tasks'])
  })

  it('are cut off at the number of rows', () => {
    expect(firstRows(grouped(''), 2, () => false).map(({ name, shown }) => [name, shown])).toEqual([
      ['Amara', [band]],
      ['Zoë & Tom', [florist]],
    ])
    expect(firstRows(grouped(''), 100, () => false).flatMap(({ shown }) => shown)).toHaveLength(5)
  })

  it('fold many completed tasks', () => {
    const many = [florist, ...Array.from({ length: 4 }, () => task({ ...zoe, completed: true }))]
    const [group] = grouped('', many)
    expect(isFoldable(group!)).toBe(true)
    expect(isFoldable(grouped('', many.slice(0, 4))[0]!)).toBe(false)
    expect(firstRows([group!], 100, isFoldable)[0]).toMatchObject({ folded: true, shown: [florist] })
  })
})

describe('the groups by date', () => {
  const on = (dueDate: string) => task({ dueDate })
  // 2027-03-01 is a Monday.
  const [wednesday, sunday, monday] = [on('2027-03-03'), on('2027-03-07'), on('2027-03-08')]
  beforeEach(() => wearRegion({ ...defaultRegion, weekStart: 'monday' }))
  afterEach(() => wearRegion(defaultRegion))

  it('are late, today, this week, later, without a date, and completed', () => {
    expect(named(grouped('date', [done, florist, taxes, wednesday, sunday, monday, band]))).toEqual([
      ['Late', [florist]],
      ['Today', [taxes]],
      ['This Week', [wednesday, sunday]],
      ['Later', [monday]],
      ['No Date', [band]],
      ['Completed', [done]],
    ])
  })

  it.each([
    ['2027-03-01', ['2027-03-01', '2027-03-05', '2027-03-08', '']],
    ['2027-03-05', ['2027-03-05', '2027-03-07', '2027-03-08', '']],
    ['2027-03-07', ['2027-03-07', '2027-03-08', '']],
  ])('are there on %s to move tasks to, also empty', (day, dates) => {
    const groups = groupTasks([], 'date', { isDone: () => false, couples: [], today: day })
    expect(groups.map(({ places }) => places?.dueDate)).toEqual(dates)
  })

  it.each([
    ['sunday', ['2027-03-01', '2027-03-05', '2027-03-07', '']],
    ['saturday', ['2027-03-01', '2027-03-05', '2027-03-06', '']],
  ] as const)('follow a week that begins on %s', (weekStart, dates) => {
    wearRegion({ ...defaultRegion, weekStart })
    const groups = groupTasks([], 'date', { isDone: () => false, couples: [], today })
    expect(groups.map(({ places }) => places?.dueDate)).toEqual(dates)
  })
})

describe('groups of which a part is loaded', () => {
  const none = { open: 0, completed: 0 }
  const counted = (key: string, clientName: string | null, more = none) => ({
    key,
    clientName,
    clientId: Number(key.slice(7)) || null,
    phase: null,
    ...more,
  })
  const counts = [
    counted('client-7', 'Zoë & Tom'),
    counted('client-3', 'Amara', { open: 5, completed: 4 }),
    counted('client-0', null, { open: 2, completed: 0 }),
  ]
  const groups = (tasks: Task[], way = '') =>
    groupTasks(tasks, way, { isDone: ({ completed }) => completed, couples: undefined, today, counted: counts })

  it('are named, ordered and counted without their tasks', () => {
    expect(groups([florist, band]).map(({ name, open, more }) => [name, open, more.open, more.completed])).toEqual([
      ['Zoë & Tom', [florist], 0, 0],
      ['Amara', [band], 5, 4],
      ['Internal Tasks', [], 2, 0],
    ])
  })

  it('are left out when their last task has left them', () => {
    expect(groups([band]).map(({ name }) => name)).toEqual(['Amara', 'Internal Tasks'])
  })

  it('fold by what they have in all, and are shown up to the first that is not whole', () => {
    expect(groups([florist, band]).map(isFoldable)).toEqual([false, true, false])
    expect(firstRows(groups([florist, band]), 50, isFoldable).map(({ name }) => name)).toEqual(['Zoë & Tom', 'Amara'])
  })

  it('by date are those of the same names', () => {
    const late = { key: 'late', clientId: null, clientName: null, phase: null, open: 3, completed: 0 }
    const [first] = groupTasks([florist], 'date', {
      isDone: () => false,
      couples: undefined,
      today,
      counted: [late],
    })
    expect(first).toMatchObject({ name: 'Late', open: [florist], more: { open: 3 } })
  })
})

it('groups by phase, tasks without one last', () => {
  const flowers = task({ phase: 'Flowers' })
  const music = task({ phase: 'Music' })
  expect(named(grouped('phase', [band, music, flowers, done]))).toEqual([
    ['Music', [music]],
    ['Flowers', [flowers]],
    ['No Phase', [band, done]],
  ])
  const ofWedding = (tasks: Task[], way = '') =>
    groupTasksOfWedding(tasks, way, { isDone: ({ completed }) => completed, couples: undefined, today })
  expect(named(ofWedding([menu, music]))).toEqual([
    ['Music', [music]],
    ['No Phase', [menu]],
  ])
  expect(named(ofWedding([menu, done]))).toEqual([['All Tasks', [menu, done]]])
  expect(ofWedding([menu], 'date').map(({ key }) => key)).toContain('undated')
  expect(ofWedding([menu], 'toString').map(({ key }) => key)).toEqual(['phase-'])
})

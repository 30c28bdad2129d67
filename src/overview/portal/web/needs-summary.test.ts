import { expect, it } from 'vitest'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { marksOf, summaryOf } from '#overview/portal/web/needs-summary.ts'
import { needsOf, type Given } from '#overview/portal/web/needs.ts'

const task = (id: number, dueDate: string | null) => ({
  id,
  title: 'Choose the band',
  dueDate,
  completed: false,
  assignedTo: 'client',
})
const message = (id: number) => ({ id, sender: 'planner', read: false, content: 'Hello' }) as Message
const allOf = (given: Given) =>
  needsOf(given, { viewed: [], kept: new Set() }, new Date('2027-03-15T12:00:00Z'), Infinity)
const saidOf = (given: Given, seen?: ReadonlySet<string>) => {
  const { open, news, late } = summaryOf(allOf(given), seen, '2027-03-15')
  return [open, news, late].filter(Boolean).join(', ')
}

it('counts what is open, also beyond what is listed', () => {
  expect(saidOf({ tasks: [1, 2, 3, 4, 5].map((id) => task(id, null)) }, new Set())).toBe('5 open, 5 new')
  expect(saidOf({}, new Set())).toBe('All done')
})

it('says how many are overdue from the day after their date', () => {
  const tasks = [
    task(1, '2027-03-14'),
    task(2, '2027-03-15'),
    task(3, '2027-01-01'),
    task(4, '2027-01-02'),
    task(5, '2027-01-03'),
  ]
  const seen = new Set(tasks.map(({ id }) => `task-${id}`))
  expect(saidOf({ tasks }, seen)).toBe('5 open, 4 overdue')
})

it('says how many were not seen, of which a further message is one', () => {
  const given = { tasks: [task(1, null), task(2, null)], messages: [message(7)] }
  const seen = new Set(allOf(given).flatMap(marksOf))
  expect(saidOf(given, seen)).toBe('3 open')
  expect(saidOf({ ...given, tasks: [...given.tasks, task(3, null)] }, seen)).toBe('4 open, 1 new')
  expect(saidOf({ ...given, messages: [message(7), message(8)] }, seen)).toBe('3 open, 1 new')
  expect(saidOf(given)).toBe('3 open, 3 new')
})

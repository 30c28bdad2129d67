import { describe, expect, it } from 'vitest'
import { dueInWords, isOverdue } from '#planning/tasks/web/public/due.ts'
import { assigneeInWords } from '#planning/tasks/web/assignee.ts'
import { statusOf } from '#planning/tasks/web/public/task-status.ts'

describe('the status of a task', () => {
  it.each([
    [{ completed: true, assignedTo: 'client' }, 'completed'],
    [{ completed: false, assignedTo: 'client' }, 'in-progress'],
    [{ completed: false, assignedTo: 'Nina' }, 'in-progress'],
    [{ completed: false, assignedTo: 'planner' }, 'not-started'],
    [{ completed: false, assignedTo: '' }, 'not-started'],
  ])('%j is %s', (task, status) => {
    expect(statusOf(task)).toBe(status)
  })
})

describe('overdue', () => {
  const today = '2027-03-01'
  it.each([
    ['2027-02-28', true],
    ['2027-03-01', false],
    ['2027-03-02', false],
    [null, false],
  ])('a task due on %s is overdue on March 1: %s', (dueDate, overdue) => {
    expect(isOverdue({ completed: false, dueDate }, today)).toBe(overdue)
    expect(isOverdue({ completed: true, dueDate }, today)).toBe(false)
  })
})

describe('the due date and the assignee in words', () => {
  it('name days near today, and dates otherwise', () => {
    const words = ['2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03', '2026-12-24']
    expect(words.map((date) => dueInWords(date, '2027-03-01'))).toEqual([
      'Yesterday',
      'Today',
      'Tomorrow',
      'March 3, 2027',
      'December 24, 2026',
    ])
  })

  it('name the assignee', () => {
    const words = ['planner', '', 'client', 'Nina'].map((assignedTo) => assigneeInWords({ assignedTo, memberId: null }))
    expect(words).toEqual(['You', 'You', 'The couple', 'Nina'])
  })
})

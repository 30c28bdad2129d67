import { datedKinds } from '#plan/plan/contract/plan-kinds.ts'
import { describe, expect, it } from 'vitest'
import type { DatedRow } from '#plan/plan/contract/endpoints.ts'
import { rowForTests } from '#plan/plan/web/rows-for-tests.ts'
import { changedCount, kindsInOrder, plannedRows, rowsToSend } from '#plan/plan/web/re-dating.ts'

const row = (values: Partial<DatedRow>) => rowForTests({ offset: { months: -1, days: 0 }, ...values })
const tied = row({ id: 1 })
const fixed = row({ id: 2, offset: null })
const settled = row({ id: 3, isSettled: true })
const event = row({ id: 1, kind: 'event' })
const over = row({ id: 2, kind: 'event', isOver: true })
const all = [tied, fixed, settled, event, over]

describe('the rows that move with a wedding', () => {
  it('are the tied ones that are neither settled nor over', () => {
    const planned = plannedRows(all, {})
    expect(planned.filter(({ moves }) => moves).map(({ key }) => key)).toEqual(['task-1', 'event-1'])
    expect(rowsToSend(planned, {})).toEqual([
      { kind: 'task', id: 1 },
      { kind: 'event', id: 1 },
    ])
    expect(changedCount(planned)).toBe(2)
  })

  it('come first, whatever the planner decides', () => {
    const planned = plannedRows([fixed, over, tied, event], { 'task-1': { moves: false }, 'task-2': { moves: true } })
    expect(planned.map(({ key }) => key)).toEqual(['task-1', 'event-1', 'task-2', 'event-2'])
    const others = datedKinds.filter((kind) => kind !== 'event')
    expect(kindsInOrder(plannedRows([fixed, event], {}))).toEqual(['event', ...others])
  })

  it('are others if the planner decides so, but never settled ones', () => {
    const choices = {
      'task-1': { moves: false },
      'task-2': { moves: true, date: '2028-07-01' },
      'task-3': { moves: true },
      'event-1': { date: '2028-04-27' },
      'event-2': { moves: true },
    }
    const planned = plannedRows(all, choices)
    expect(rowsToSend(planned, choices)).toEqual([
      { kind: 'event', id: 1, date: '2028-04-27' },
      { kind: 'task', id: 2, date: '2028-07-01' },
      { kind: 'event', id: 2 },
    ])
    expect(changedCount(planned)).toBe(2)
  })
})

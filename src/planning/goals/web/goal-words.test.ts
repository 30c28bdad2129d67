import { describe, expect, it } from 'vitest'
import { amountInWords, progressOf, limitInWords, typedValue } from '#planning/goals/web/goal-words.ts'
import { monthsLater } from '#planning/goals/web/months.ts'

it('formats amounts in their unit', () => {
  expect(amountInWords(14500, 'dollars')).toBe('$14,500')
  expect(amountInWords(-1200, 'dollars')).toBe('-$1,200')
  expect(amountInWords(90, 'percentage')).toBe('90%')
  expect(amountInWords(1, 'hours')).toBe('1 hour')
  expect(amountInWords(12, 'hours')).toBe('12 hours')
  expect(amountInWords(1200, 'count')).toBe('1,200')
})

it.each([
  [0, 8, 0],
  [2, 8, 25],
  [1, 3, 33],
  [12, 8, 100],
  [-3, 8, 0],
  [5, 0, 0],
])('%i of %i is %i %%', (currentValue, targetValue, progress) => {
  expect(progressOf({ currentValue, targetValue })).toBe(progress)
})

it.each([
  ['3', 3],
  ['2.6', 3],
  ['8', 8],
  ['8.4', 8],
  ['9', undefined],
  ['15', undefined],
  ['0', 0],
  ['-1', undefined],
  ['', undefined],
  ['many', undefined],
])('typing %j for a target of 8 sends %s', (text, sent) => {
  expect(typedValue(text, 8)).toBe(sent)
})

it('explains why a number beyond the target is not saved', () => {
  expect(limitInWords('1001', 1000)).toBe('At most 1,000 here; edit the goal to go beyond.')
  for (const text of ['1000', '0', '', 'many', undefined]) expect(limitInWords(text, 1000)).toBeUndefined()
})

describe('months', () => {
  it('continue across the turn of the year', () => {
    expect([monthsLater('2026-12', 1), monthsLater('2027-01', -1), monthsLater('2026-03', 1)]).toEqual([
      '2027-01',
      '2026-12',
      '2026-04',
    ])
  })
})

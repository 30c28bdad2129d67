import { expect, it } from 'vitest'
import { offsetOf, tieOf, type Tie } from '#weddings/clients/web/public/tie.ts'

it.each<[Tie, { months: number; days: number }]>([
  [
    { count: '4', unit: 'weeks', side: 'before' },
    { months: 0, days: -28 },
  ],
  [
    { count: '9', unit: 'months', side: 'before' },
    { months: -9, days: 0 },
  ],
  [
    { count: '10', unit: 'days', side: 'after' },
    { months: 0, days: 10 },
  ],
  [
    { count: '1', unit: 'weeks', side: 'after' },
    { months: 0, days: 7 },
  ],
  [
    { count: '0', unit: 'days', side: 'before' },
    { months: 0, days: 0 },
  ],
])('%j is the offset %j', (tie, offset) => {
  expect(offsetOf(tie)).toEqual(offset)
  expect(tieOf(offset)).toEqual(tie)
})

it.each(['', '-1', 'four', '1.5', '12345'])('%j is no number of days', (count) => {
  expect(offsetOf({ count, unit: 'days', side: 'before' })).toBeUndefined()
})

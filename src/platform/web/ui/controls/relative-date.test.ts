import { expect, it } from 'vitest'
import { dateInLine } from '#platform/web/ui/controls/relative-date.ts'

it.each([
  ['fri', '2026-11-27'],
  ['Friday', '2026-11-27'],
  ['this thurs', '2026-11-26'],
  ['sunday', '2026-11-29'],
  ['next fri', '2026-11-27'],
  ['next week', '2026-11-29'],
  ['in 3 weeks', '2026-12-13'],
  ['in a week', '2026-11-29'],
  ['in 10 days', '2026-12-02'],
  ['in 1 month', '2026-12-22'],
  ['in 15 months', '2028-02-22'],
  ['tomorrow', '2026-11-23'],
  ['12 jun 27', '2027-06-12'],
])('on Sunday, November 22, 2026, %s is %s', (text, date) => {
  expect(dateInLine(text, '2026-11-22')).toBe(date)
})

it.each([
  ['next mon', '2026-11-25', '2026-11-30'],
  ['next fri', '2026-11-25', '2026-12-04'],
  ['wed', '2026-11-25', '2026-12-02'],
  ['in 1 month', '2027-01-31', '2027-02-28'],
  ['in a month', '2028-01-31', '2028-02-29'],
  ['in 3 months', '2027-01-31', '2027-04-30'],
])('%s on %s is %s', (text, today, date) => {
  expect(dateInLine(text, today)).toBe(date)
})

it.each(['fr', 'next', 'in weeks', 'soon', 'last fri'])('%j is not a date', (text) => {
  expect(dateInLine(text, '2026-11-22')).toBeUndefined()
})

import { expect, it } from 'vitest'
import { dateTyped } from '#platform/web/ui/controls/typed-date.ts'

const today = '2026-11-22'

it.each([
  ['2027-06-12', '2027-06-12'],
  ['2027-6-2', '2027-06-02'],
  ['12 jun 27', '2027-06-12'],
  ['12jun27', '2027-06-12'],
  ['12 June 2027', '2027-06-12'],
  ['12th of june 2027', '2027-06-12'],
  ['Jun 12, 2027', '2027-06-12'],
  ['june 12 27', '2027-06-12'],
  ['June 1st, 2027', '2027-06-01'],
  ['Saturday, June 12, 2027', '2027-06-12'],
  ['sat 12 jun 27', '2027-06-12'],
  ['sept 5 27', '2027-09-05'],
  ['6/12/27', '2027-06-12'],
  ['6/12/2027', '2027-06-12'],
  ['25/12/2027', '2027-12-25'],
  ['06-12-2027', '2027-06-12'],
  [' 12 JUN 27 ', '2027-06-12'],
  ['today', '2026-11-22'],
  ['tomorrow', '2026-11-23'],
  ['yesterday', '2026-11-21'],
])('%s is %s', (text, date) => {
  expect(dateTyped(text, today)).toBe(date)
})

it.each([
  ['nov 22', '2026-11-22'],
  ['nov 21', '2027-11-21'],
  ['12/31', '2026-12-31'],
  ['1/2', '2027-01-02'],
  ['29 feb', '2028-02-29'],
])('%s without a year is its next occurrence: %s', (text, date) => {
  expect(dateTyped(text, today)).toBe(date)
})

it.each(['', 'soon', '12', 'jun', 'ju 12', '30 feb 27', '13/13/27', '2027-02-30', '12 jun 27 at 5', '6/12/275'])(
  '%j is not a date',
  (text) => {
    expect(dateTyped(text, today)).toBeUndefined()
  },
)

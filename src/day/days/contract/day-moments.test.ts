import { expect, it } from 'vitest'
import { plannedMoments } from '#day/days/contract/day-moments.ts'

it.each([
  ['2027-10-30', 'when the clocks go back'],
  ['2027-03-27', 'when the clocks go forward'],
  ['2027-06-12', 'on any other day'],
])('an item of two hours in the night after %s takes two hours, %s', (date) => {
  const { begins, ends } = plannedMoments(date, 'Europe/Rome', { start: '25:30', minutes: 120 })
  expect(ends - begins).toBe(2 * 60 * 60_000)
})

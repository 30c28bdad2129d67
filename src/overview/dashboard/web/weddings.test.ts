import { expect, test } from 'vitest'
import { greeting, whenInWords } from '#overview/dashboard/web/weddings.ts'

test('days are written in words', () => {
  expect([0, 1, 2, 1200].map(whenInWords)).toEqual(['today', 'tomorrow', 'in 2 days', 'in 1,200 days'])
})

test('the greeting depends on the hour', () => {
  expect([8, 12, 18].map(greeting)).toEqual(['Good morning', 'Good afternoon', 'Good evening'])
})

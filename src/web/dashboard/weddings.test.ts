import { expect, test } from 'vitest'
import { greeting, statusLook, whenInWords } from '#web/dashboard/weddings.ts'

test('days are written in words', () => {
  expect([0, 1, 2, 1200].map(whenInWords)).toEqual(['today', 'tomorrow', 'in 2 days', 'in 1,200 days'])
})

test('the greeting depends on the hour', () => {
  expect([8, 12, 18].map(greeting)).toEqual(['Good morning', 'Good afternoon', 'Good evening'])
})

test('a status has the colour of the dashboard, any other is gray', () => {
  const statuses = ['active', 'planning', 'initial', 'completed', 'contracted', 'someday']
  expect(statuses.map((status) => statusLook(status).tone)).toEqual(['green', 'amber', 'blue', 'grey', 'grey', 'grey'])
  expect(statusLook('planning').label).toBe('Planning')
})

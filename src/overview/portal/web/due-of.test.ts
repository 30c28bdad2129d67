import { expect, it } from 'vitest'
import { dueOf } from '#overview/portal/web/due-of.ts'

it('names the time before the wedding as long as that has no date', () => {
  const offset = { months: 0, days: -28 }
  const day = (date: string) => `on ${date}`
  expect(dueOf({ dueDate: null, offset }, day)).toBe('4 weeks before the wedding')
  expect(dueOf({ dueDate: '2027-05-01', offset }, day)).toBe('on 2027-05-01')
  expect(dueOf({ dueDate: null, offset: null }, day)).toBe('')
})

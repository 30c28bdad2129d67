import { expect, it } from 'vitest'
import { counted, loadOf } from '#overview/today/web/week-words.ts'

const nothing = { events: 0, tasks: 0, invoices: 0 }

it('names what there is', () => {
  expect(counted({ weddings: 1, events: 2, tasks: 1, invoices: 3 })).toBe(
    '1 wedding, 2 events, 1 task due, 3 invoices due',
  )
  expect(counted({ ...nothing, events: 1 })).toBe('1 event')
  expect(counted({ ...nothing, weddings: 0 })).toBe('')
})

it('leaves out the weddings of a day, which are shown by name', () => {
  expect(counted({ ...nothing, weddings: [{ clientId: 1, clientName: 'Emma' }], tasks: 2 })).toBe('2 tasks due')
})

it('weighs a wedding as ten tasks and an event as two', () => {
  expect(loadOf({ from: '2027-05-01', weddings: 1, events: 2, tasks: 3, invoices: 9 })).toBe(17)
})

import { expect, test } from 'vitest'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { colourOf, folded, inCoupleColours, itemsShown, kindOf } from '#overview/calendar/web/look.ts'

const item = (values: Partial<CalendarItem>): CalendarItem => ({
  kind: 'event',
  id: 1,
  title: 'Tasting',
  description: null,
  clientId: 7,
  clientName: 'Emma & James',
  date: '2031-06-10',
  time: '10:00',
  type: 'tasting',
  ...values,
})
const task = (id: number, date = '2031-06-10') => item({ kind: 'task', type: 'task', id, date, title: `Task ${id}` })
const titles = (items: readonly CalendarItem[]) => items.map(({ title }) => title)

test('several deadlines of a day are one line in their place, a single one stays', () => {
  const items = [
    item({}),
    task(1),
    task(2),
    task(3),
    item({ date: '2031-06-11', title: 'Call' }),
    task(4, '2031-06-11'),
  ]
  expect(titles(folded(items))).toEqual(['Tasting', '3 deadlines', 'Call', 'Task 4'])
})

test('a kind that is switched off hides the events of its type and nothing else', () => {
  const wedding = item({ kind: 'wedding', type: 'wedding', title: 'Wedding' })
  const moment = item({ kind: 'moment', type: 'wedding', title: 'Vows' })
  const ceremony = item({ type: 'wedding', title: 'Ceremony' })
  const items = [wedding, moment, ceremony]
  expect(titles(itemsShown(items, [kindOf(moment)]))).toEqual(['Wedding', 'Ceremony'])
  expect(titles(itemsShown(items, [kindOf(ceremony)]))).toEqual(['Wedding', 'Vows'])
  expect(itemsShown(items, [])).toBe(items)
})

test('each couple has a colour of its own, and what has no couple has none', () => {
  const items = [7, 8, 9, null].map((clientId) => item({ clientId }))
  const colours = inCoupleColours(items, [9, 7, 8]).map(colourOf)
  expect(new Set(colours.slice(0, 3).map((one) => one?.['--event-hue'])).size).toBe(3)
  expect(colours.map((one) => one?.['--event-colour'])).toEqual([1, 1, 1, 0.15])
  expect(inCoupleColours([items[1]!], [7, 8, 9, 10]).map(colourOf)).toEqual([colours[1]])
  expect(colourOf(items[0]!)).toBeUndefined()
})

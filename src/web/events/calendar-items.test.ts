import { expect, test } from 'vitest'
import type { Deadline, Event } from '#contract/events.ts'
import { byDate, filterItems, itemsOf } from '#web/events/calendar-items.ts'

const event = (values: Partial<Event>): Event => ({
  id: 1,
  clientId: 7,
  clientName: 'Zoë & Tom',
  title: 'Tasting',
  description: null,
  date: '2026-11-21',
  time: '10:00',
  type: 'tasting',
  ...values,
})
const task = (values: Partial<Deadline>): Deadline => ({
  id: 1,
  title: 'Send contract',
  description: null,
  clientId: null,
  clientName: null,
  dueDate: '2026-11-21',
  ...values,
})
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('a day begins with what has no time and ends with what is due', () => {
  const events = [event({ title: 'late', time: '22:00' }), event({ title: 'open', time: null })]
  const items = itemsOf({ events, deadlines: [task({ title: 'due' })] })
  expect(titles(items)).toEqual(['open', 'late', 'due'])
  expect(items[2]).toMatchObject({ kind: 'task', time: '23:59', type: 'task' })
})

test('words are found in titles, descriptions and names, without accents', () => {
  const items = itemsOf({
    events: [event({ description: 'Lemon or fig' }), event({ title: 'Fitting', clientName: 'Ada' })],
    deadlines: [],
  })
  expect(titles(filterItems(items, 'zoe'))).toEqual(['Tasting'])
  expect(titles(filterItems(items, 'FIG tasting'))).toEqual(['Tasting'])
  expect(titles(filterItems(items, 'ada'))).toEqual(['Fitting'])
  expect(filterItems(items, 'nobody')).toEqual([])
})

test('one couple has its own events and deadlines, and no internal ones', () => {
  const items = itemsOf({
    events: [event({ clientId: 7 }), event({ clientId: 8, title: 'Other' })],
    deadlines: [task({ clientId: 7, title: 'Own' }), task({ title: 'Internal' })],
  })
  expect(titles(filterItems(items, '', 7))).toEqual(['Tasting', 'Own'])
  expect(filterItems(items, '')).toHaveLength(4)
})

test('days have what happens on them', () => {
  const days = byDate(itemsOf({ events: [event({}), event({ date: '2026-11-22' }), event({})], deadlines: [] }))
  expect([...days].map(([date, items]) => [date, items.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-22', 1],
  ])
})

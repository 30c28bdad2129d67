import { expect, test } from 'vitest'
import type { Event } from '#contract/events.ts'
import { byDate, filterItems, itemsOf, type Deadline } from '#web/events/calendar-items.ts'

const range = { from: '2026-11-01', to: '2026-11-30' }
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
  completed: false,
  ...values,
})
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('a day begins with what has no time and ends with what is due', () => {
  const events = [event({ title: 'late', time: '22:00' }), event({ title: 'open', time: null })]
  const items = itemsOf(events, [task({ title: 'due' })], range)
  expect(titles(items)).toEqual(['open', 'late', 'due'])
  expect(items[2]).toMatchObject({ kind: 'task', time: '23:59', type: 'task' })
})

test('tasks without a day, done, or due elsewhere are not shown', () => {
  const tasks = [task({ dueDate: null }), task({ completed: true }), task({ dueDate: '2026-12-01' })]
  expect(itemsOf([], tasks, range)).toEqual([])
  expect(itemsOf([], [task({ dueDate: '2026-11-01' }), task({ dueDate: '2026-11-30' })], range)).toHaveLength(2)
})

test('words are found in titles, descriptions and names, without accents', () => {
  const items = itemsOf(
    [event({ description: 'Lemon or fig' }), event({ title: 'Fitting', clientName: 'Ada' })],
    [],
    range,
  )
  expect(titles(filterItems(items, 'zoe'))).toEqual(['Tasting'])
  expect(titles(filterItems(items, 'FIG tasting'))).toEqual(['Tasting'])
  expect(titles(filterItems(items, 'ada'))).toEqual(['Fitting'])
  expect(filterItems(items, 'nobody')).toEqual([])
})

test('one couple has its own events and deadlines, and no internal ones', () => {
  const items = itemsOf(
    [event({ clientId: 7 }), event({ clientId: 8, title: 'Other' })],
    [task({ clientId: 7, title: 'Own' }), task({ title: 'Internal' })],
    range,
  )
  expect(titles(filterItems(items, '', 7))).toEqual(['Tasting', 'Own'])
  expect(filterItems(items, '')).toHaveLength(4)
})

test('days have what happens on them', () => {
  const days = byDate(itemsOf([event({}), event({ date: '2026-11-22' }), event({})], [], range))
  expect([...days].map(([date, items]) => [date, items.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-22', 1],
  ])
})

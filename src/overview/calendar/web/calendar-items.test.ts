import { expect, test } from 'vitest'
import type { Calendar } from '#overview/calendar/contract/endpoints.ts'
import type { Deadline } from '#planning/tasks/contract/deadline.ts'
import { byDate, filterItems, itemsOf, timeOfItem } from '#overview/calendar/web/calendar-items.ts'

type Event = Calendar['events'][number]

const couple = { partnerTwoName: null, weddingDate: null, venue: null }
const zoe = { ...couple, id: 7, partnerOneName: 'Zoë', partnerTwoName: 'Tom' }
const couples = [zoe, { ...couple, id: 8, partnerOneName: 'Ada' }]
const days = { from: '2026-11-01', to: '2026-11-30' }
const event = (values: Partial<Event>): Event => ({
  id: 1,
  clientId: 7,
  title: 'Tasting',
  description: null,
  place: null,
  date: '2026-11-21',
  time: '10:00',
  type: 'tasting',
  minutes: null,
  ...values,
})
const task = (values: Partial<Deadline>): Deadline => ({
  id: 1,
  title: 'Send contract',
  description: null,
  clientId: null,
  dueDate: '2026-11-21',
  ...values,
})
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test('a day begins with events without time and ends with deadlines', () => {
  const events = [event({ title: 'late', time: '22:00' }), event({ title: 'open', time: null })]
  const items = itemsOf({ events, deadlines: [task({ title: 'due' })], moments: [], busy: [] }, couples, days)
  expect(titles(items)).toEqual(['open', 'late', 'due'])
  expect(items[2]).toMatchObject({ kind: 'task', time: '23:59', type: 'task' })
  expect(items.map(timeOfItem).at(-1)).toBe('Due')
})

test('words are found in titles, descriptions and names, ignoring accents', () => {
  const events = [event({ description: 'Lemon or fig' }), event({ title: 'Fitting', clientId: 8 })]
  const items = itemsOf({ events, deadlines: [], moments: [], busy: [] }, couples, days)
  expect(titles(filterItems(items, 'zoe'))).toEqual(['Tasting'])
  expect(titles(filterItems(items, 'FIG tasting'))).toEqual(['Tasting'])
  expect(titles(filterItems(items, 'ada'))).toEqual(['Fitting'])
  expect(filterItems(items, 'nobody')).toEqual([])
})

test('filtered by couple, the calendar has its events and deadlines but no internal tasks', () => {
  const events = [event({ clientId: 7 }), event({ clientId: 8, title: 'Other' })]
  const deadlines = [task({ clientId: 7, title: 'Own' }), task({ title: 'Internal' })]
  const items = itemsOf({ events, deadlines, moments: [], busy: [] }, couples, days)
  expect(titles(filterItems(items, '', 7))).toEqual(['Tasting', 'Own'])
  expect(filterItems(items, '')).toHaveLength(4)
})

test('items are grouped by date', () => {
  const events = [event({}), event({ date: '2026-11-22' }), event({})]
  const ofDays = byDate(itemsOf({ events, deadlines: [], moments: [], busy: [] }, couples, days))
  expect([...ofDays].map(([date, items]) => [date, items.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-22', 1],
  ])
})

test('items have the names of their couples; one whose couple is not loaded yet is not taken for internal', () => {
  const events = [event({}), event({ clientId: 9 })]
  const items = itemsOf({ events, deadlines: [task({})], moments: [], busy: [] }, couples, days)
  expect(items.map(({ clientName }) => clientName)).toEqual(['Zoë & Tom', '', null])
})

test('a wedding comes first on its day, and opens its couple', () => {
  const marrying = (weddingDate: string | null) => [{ ...zoe, weddingDate, venue: 'Old Mill' }]
  const events = [event({ title: 'Ceremony', time: null })]
  const items = itemsOf({ events, deadlines: [], moments: [], busy: [] }, marrying('2026-11-21'), days)
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ['wedding', 'Zoë & Tom'],
    ['event', 'Ceremony'],
  ])
  expect(items[0]).toMatchObject({ id: 7, clientId: 7, date: '2026-11-21', time: null, description: 'Old Mill' })
  expect(titles(filterItems(items, 'old mill'))).toEqual(['Zoë & Tom'])
  for (const elsewhere of [null, '2026-10-31', '2026-12-01'])
    expect(titles(itemsOf({ events, deadlines: [], moments: [], busy: [] }, marrying(elsewhere), days))).toEqual([
      'Ceremony',
    ])
})

test('key moments are placed by their time, with their place and couple', () => {
  const moment = { id: 3, dayId: 4, clientId: 7, title: 'Vows', place: 'Orangery', date: '2026-11-21', time: '14:30' }
  const events = [event({ title: 'Late', time: '20:00' })]
  const items = itemsOf({ events, deadlines: [], moments: [moment], busy: [] }, couples, days)
  expect(titles(items)).toEqual(['Vows', 'Late'])
  expect(items[0]).toMatchObject({ kind: 'moment', dayId: 4, description: 'Orangery', clientName: 'Zoë & Tom' })
})

test('busy times have the name of their calendar, and belong to no couple', () => {
  const busy = { id: 5, name: 'Private', date: '2026-11-21', time: null, minutes: null }
  const items = itemsOf({ events: [event({})], deadlines: [], moments: [], busy: [busy] }, couples, days)
  expect(items.map(({ kind, title, clientName }) => [kind, title, clientName])).toEqual([
    ['busy', 'Busy', 'Private'],
    ['event', 'Tasting', 'Zoë & Tom'],
  ])
  expect(filterItems(items, 'private')).toHaveLength(1)
  expect(titles(filterItems(items, '', 7))).toEqual(['Tasting'])
})

import { describe, expect, it } from 'vitest'
import type { Item } from '#day/days/contract/day-records.ts'
import { momentOf } from '#platform/contract/zoned-time.ts'
import { earlyInWords, nowAndNext, timeThere, untilInWords } from '#day/days/web/mode/day-now.ts'

const day = { date: '2027-05-01', timeZone: 'Europe/Rome' }
const at = (minutes: number) => momentOf(day.date, minutes, day.timeZone)

const item = (id: number, start: string, state: Item['state'] = 'open'): Item => ({
  id,
  dayId: 1,
  start,
  minutes: 30,
  title: `Item ${id}`,
  place: null,
  details: null,
  section: null,
  isKey: false,
  state,
  startedAt: null,
  endedAt: null,
  notes: null,
  isFixed: false,
  audience: 'everyone',
  vendorIds: [],
})
const ids = (items: readonly Item[]) => items.map(({ id }) => id)

describe('what is next', () => {
  it('follows the clock while nobody has pressed anything', () => {
    const items = [item(1, '09:00'), item(2, '09:30'), item(3, '10:00')]
    expect(ids(nowAndNext(day, items, at(9 * 60 + 40)).upcoming)).toEqual([2, 3])
    expect(ids(nowAndNext(day, items, at(9 * 60)).upcoming)).toEqual([1, 2, 3])
  })

  it('follows the last pressed item when the day is late', () => {
    const items = [item(1, '09:00', 'done'), item(2, '09:30', 'running'), item(3, '10:00'), item(4, '10:30')]
    const { running, upcoming } = nowAndNext(day, items, at(11 * 60))
    expect([ids(running), ids(upcoming)]).toEqual([[2], [3, 4]])
  })

  it('leaves out what was passed over, but not what an early item has overtaken', () => {
    const items = [item(1, '09:00'), item(2, '10:00'), item(3, '10:30', 'running'), item(4, '11:00')]
    expect(ids(nowAndNext(day, items, at(10 * 60)).upcoming)).toEqual([2, 4])
  })

  it('is everything that is open while the day has no date', () => {
    const items = [item(1, '09:00', 'skipped'), item(2, '10:00')]
    expect(ids(nowAndNext({ ...day, date: null }, items, 0).upcoming)).toEqual([2])
  })
})

it('shows the time of the place', () => {
  expect(timeThere(at(25 * 60 + 30), day.timeZone)).toBe('1:30 AM')
  expect(timeThere('2027-05-01T12:05:30.000Z', day.timeZone)).toBe('2:05 PM')
})

it('counts to the next item in minutes on the day before, and in days of the calendar earlier', () => {
  const words = (now: number) => untilInWords(at(14 * 60), now, day.timeZone)
  expect(words(at(13 * 60 + 15))).toBe('In 45 min')
  expect(words(at(-9 * 60))).toBe('In 23 h')
  expect(words(at(-12 * 60))).toBe('Tomorrow')
  expect(words(at(-25 * 60))).toBe('In 2 days')
})

describe('a press is early', () => {
  const named = { ...day, name: 'Wedding' }
  it.each([
    ['months before', at(-90 * 24 * 60), '“Wedding” is on Saturday, May 1; “Item 1” begins at 2:00 PM.'],
    ['in the year before', at(-200 * 24 * 60), '“Wedding” is on Saturday, May 1, 2027; “Item 1” begins at 2:00 PM.'],
    ['13 hours before', at(60), '“Wedding” is on Saturday, May 1; “Item 1” begins at 2:00 PM.'],
    ['on the morning', at(2 * 60), undefined],
    ['after it', at(20 * 60), undefined],
  ])('%s', (_, now, words) => {
    expect(earlyInWords(named, item(1, '14:00'), now)).toBe(words)
  })

  it('while the day has no date', () => {
    expect(earlyInWords({ ...named, date: null }, item(1, '14:00'), 0)).toBe('“Wedding” has no date yet.')
  })
})

import { expect, it } from 'vitest'
import { addDays, daysBetween } from '#platform/contract/calendar-date.ts'
import { rankOf, ranksOn, type Ranked } from '#overview/today/contract/today-rank.ts'

const today = '2027-05-14'
const line = (kind: Ranked['kind'], day: string, more: Partial<Ranked> = {}): Ranked => ({
  key: `${kind}-1`,
  kind,
  day,
  weddingDate: null,
  ...more,
})

const eventAt = (time: string | null) => line('event', today, { time })
const overdue = (day: string, more: Partial<Ranked> = {}) => line('task', day, more)
const dueToday = line('task', today)
const essential = (weddingDate: string) => line('venue', weddingDate, { weddingDate })
const portal = line('portal', '2027-01-01')

it.each<[string, Ranked, Ranked]>([
  ['an event without a time before one with a time', eventAt(null), eventAt('09:00')],
  ['an earlier event before a later one', eventAt('09:00'), eventAt('10:30')],
  ['an event before what is long overdue', eventAt('23:00'), overdue('2026-01-01')],
  ['what is overdue before what is due today', overdue('2027-05-13'), dueToday],
  ['an unread message before what is due today', line('message', '2027-05-12'), dueToday],
  ['an overdue invoice before what is due today', line('invoice', '2027-05-13'), dueToday],
  ['an essential a week before the wedding before what is due today', essential('2027-05-21'), dueToday],
  ['what is due today before an essential eight days before the wedding', dueToday, essential('2027-05-22')],
  ['an essential of a near wedding before a portal that nobody has opened', essential('2027-06-13'), portal],
  ['an essential of a nearer wedding before that of a later one', essential('2027-05-25'), essential('2027-06-01')],
  [
    'what is overdue for a near wedding before what is overdue for longer',
    overdue('2027-05-13', { weddingDate: '2027-06-13' }),
    overdue('2026-01-01', { weddingDate: '2027-06-14' }),
  ],
  [
    'what is overdue for a nearer wedding before that of a later one',
    overdue('2027-05-13', { weddingDate: '2027-05-20' }),
    overdue('2027-05-01', { weddingDate: '2027-05-21' }),
  ],
  [
    'a past wedding is not near',
    overdue('2027-05-12', { weddingDate: '2027-06-01' }),
    overdue('2027-05-01', { weddingDate: '2027-05-13' }),
  ],
  ['high priority before what is overdue for longer', overdue('2027-05-13', { isHigh: true }), overdue('2026-01-01')],
  ['what is overdue for longer first', overdue('2027-05-01'), overdue('2027-05-02')],
  ['an overdue invoice before a task of no urgency', line('invoice', '2027-05-13'), overdue('2027-05-01')],
  [
    'a task of high priority before an invoice of the same day',
    overdue('2027-05-01', { isHigh: true }),
    line('invoice', '2027-05-01'),
  ],
  ['what is due today before what waits for an invitation', dueToday, overdue('2027-05-01', { isWaiting: true })],
  ['an invoice that is due today before a draft', line('invoice', today), line('draft', '2027-05-10')],
  [
    'otherwise the order of the keys',
    overdue('2027-05-01', { key: 'task-1' }),
    overdue('2027-05-01', { key: 'task-2' }),
  ],
])('ranks %s', (_, first, second) => {
  const [before, after] = [first, second].map((one) => rankOf(one, ranksOn(today)))
  expect([after, before].sort()).toEqual([before, after])
  expect(before).not.toBe(after)
})

it('counts days across a clock change and a leap day', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2027-05-14', '2027-05-13')).toBe(-1)
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
})

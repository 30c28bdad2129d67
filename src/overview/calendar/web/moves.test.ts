import { expect, test } from 'vitest'
import { movedTo } from '#overview/calendar/web/moves.ts'

const tasting = { date: '2026-11-21', time: '14:30' }
const allDay = { date: '2026-11-21', time: null }

test('moving to another day of the month keeps the time', () => {
  expect(movedTo(tasting, { date: '2026-11-21' }, { date: '2026-12-01' })).toEqual({
    date: '2026-12-01',
    time: '14:30',
  })
  expect(movedTo(allDay, { date: '2026-11-21' }, { date: '2026-11-22' })).toEqual({ date: '2026-11-22', time: null })
})

test('moving to another hour keeps the minutes, wherever the event was grabbed', () => {
  const slot = (hour: number | null) => ({ date: '2026-11-22', hour })
  expect(movedTo(tasting, slot(15), slot(17))).toEqual({ date: '2026-11-22', time: '16:30' })
  expect(movedTo(tasting, slot(14), slot(0))).toEqual({ date: '2026-11-22', time: '00:30' })
  expect(movedTo({ ...tasting, time: '00:10' }, slot(1), slot(0))).toEqual({ date: '2026-11-22', time: '00:00' })
  expect(movedTo({ ...tasting, time: '23:40' }, slot(22), slot(23))?.time).toBe('23:59')
})

test('an event loses its time in the all-day row, and gets one in an hour', () => {
  expect(movedTo(tasting, { date: '2026-11-21', hour: 14 }, { date: '2026-11-21', hour: null })).toEqual(allDay)
  expect(movedTo(allDay, { date: '2026-11-21', hour: null }, { date: '2026-11-21', hour: 9 })).toEqual({
    date: '2026-11-21',
    time: '09:00',
  })
})

test('dropping an event where it was is not a move', () => {
  expect(movedTo(tasting, { date: '2026-11-21', hour: 15 }, { date: '2026-11-21', hour: 15 })).toBeUndefined()
  expect(movedTo(allDay, { date: '2026-11-21' }, { date: '2026-11-21' })).toBeUndefined()
})

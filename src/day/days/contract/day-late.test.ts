import { describe, expect, it } from 'vitest'
import { lateAtEnd, lateNow } from '#day/days/contract/day-late.ts'

const at = (time: string) => Date.parse(`2027-06-12T${time}:00Z`)
const hours = 60 * 60_000
const item = (start: string, startedAt: string | null = null, endedAt: string | null = null) => {
  const state = endedAt ? ('done' as const) : startedAt ? ('running' as const) : ('open' as const)
  const instant = (time: string | null) => time && new Date(at(time)).toISOString()
  return { start, minutes: 60, state, startedAt: instant(startedAt), endedAt: instant(endedAt) }
}
const day = (...items: ReturnType<typeof item>[]) => ({ date: '2027-06-12', timeZone: 'UTC', items })

describe('how late a day is', () => {
  it.each([
    ['nothing was pressed', day(item('12:00')), '15:00', 0],
    ['the last item ended late', day(item('12:00', '12:10', '13:20'), item('14:00')), '13:30', 20],
    ['an earlier item ended late', day(item('12:00', '12:10', '13:20'), item('14:00', '14:00', '15:00')), '15:10', 0],
    ['a running item began late', day(item('12:00', '12:10')), '12:30', 10],
    ['a running item should have ended', day(item('12:00', '12:10')), '13:30', 30],
    ['it has no date', { ...day(item('12:00', '12:10')), date: null }, '13:30', 0],
  ])('when %s', (_name, planned, now, late) => {
    expect(lateNow(planned, at(now))).toBe(late)
  })

  it('is told until six hours after the planned end of the last item', () => {
    const running = day(item('12:00', '12:10'), item('15:00'))
    expect(lateNow(running, at('22:00'))).toBe(9 * 60)
    expect(lateNow(running, at('22:01'))).toBe(0)
    expect(lateNow(day(), at('22:01'))).toBe(0)
  })

  it('stays what it was at the end', () => {
    const later = at('12:00') + 72 * hours
    expect(lateAtEnd(day(item('12:00', '12:10', '13:20')), later)).toBe(20)
    expect(lateAtEnd(day(item('12:00', '12:10')), later)).toBe(10)
    expect(lateAtEnd(day(item('12:00', '12:10')), at('13:30'))).toBe(30)
  })
})

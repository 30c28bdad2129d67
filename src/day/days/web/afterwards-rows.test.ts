import { describe, expect, it } from 'vitest'
import type { Item } from '#day/days/contract/day-records.ts'
import { comparedWithPlan } from '#day/days/web/afterwards-rows.ts'

const item = (values: Partial<Item>): Item => ({
  id: 1,
  dayId: 1,
  start: '15:00',
  minutes: 30,
  title: 'Ceremony',
  place: null,
  details: null,
  section: null,
  isKey: false,
  state: 'done',
  startedAt: null,
  endedAt: null,
  notes: null,
  isFixed: false,
  audience: 'everyone',
  vendorIds: [],
  ...values,
})
const day = { date: '2027-06-12', timeZone: 'Europe/Rome' }
const of = (values: Partial<Item>, on = day) => {
  const [{ took, startedLate, longer } = {}] = comparedWithPlan(on, [item(values)])
  return [startedLate, took, longer]
}

describe('a day afterwards', () => {
  it('compares begin and duration with the plan, in the time zone of the place', () => {
    expect(of({ startedAt: '2027-06-12T13:10:00Z', endedAt: '2027-06-12T13:35:00Z' })).toEqual([10, 25, -5])
    expect(of({ start: '25:30', startedAt: '2027-06-12T23:20:00Z', endedAt: '2027-06-13T00:05:00Z' })).toEqual([
      -10, 45, 15,
    ])
  })

  it('compares with the clock on a day with a clock change', () => {
    const night = { date: '2027-03-28', timeZone: 'Europe/Rome' }
    expect(of({ start: '10:00', startedAt: '2027-03-28T08:05:00Z', endedAt: '2027-03-28T08:35:00Z' }, night)).toEqual([
      5, 30, 0,
    ])
  })

  it('knows no more than what was pressed', () => {
    expect(of({ endedAt: '2027-06-12T13:35:00Z' })).toEqual([undefined, undefined, undefined])
    expect(of({ state: 'running', startedAt: '2027-06-12T13:05:00Z' })).toEqual([5, undefined, undefined])
    expect(of({ state: 'skipped' })).toEqual([undefined, undefined, undefined])
  })

  it('leaves out what nobody pressed', () => {
    expect(comparedWithPlan(day, [item({ state: 'open' })])).toEqual([])
  })
})

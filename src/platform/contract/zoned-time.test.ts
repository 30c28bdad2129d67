import fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentOf, wallClock } from '#platform/contract/zoned-time.ts'

const at = (date: string, time: string, zone: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(momentOf(date, hours * 60 + minutes, zone)).toISOString()
}

it('is the moment at which clocks of the zone show that time', () => {
  expect(at('2027-06-12', '14:30', 'Europe/Rome')).toBe('2027-06-12T12:30:00.000Z')
  expect(at('2027-01-12', '14:30', 'America/New_York')).toBe('2027-01-12T19:30:00.000Z')
  expect(at('2027-06-12', '25:30', 'Asia/Tokyo')).toBe('2027-06-12T16:30:00.000Z')
})

it('is an hour later for a time that a clock change leaves out, and the first of one that comes twice', () => {
  expect(at('2027-03-28', '02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z')
  expect(at('2027-10-31', '02:30', 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z')
  expect(at('2027-10-30', '27:30', 'Europe/Berlin')).toBe('2027-10-31T02:30:00.000Z')
})

it('comes back as the same time for any moment of any day', () => {
  const zones = ['UTC', 'Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia']
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2031-01-01') }),
      (zone, moment) => {
        const minute = Math.floor(moment / 60_000) * 60_000
        const { date, minutes } = wallClock(minute, zone)
        const back = momentOf(date, minutes, zone)
        expect([0, 3_600_000, 1_800_000]).toContain(minute - back)
        expect(wallClock(back, zone)).toEqual({ date, minutes })
      },
    ),
    { numRuns: 500 },
  )
})

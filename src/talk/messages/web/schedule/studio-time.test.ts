import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, quickTimes, wallTime } from '#talk/messages/web/schedule/studio-time.ts'

describe('the instant of a time in a zone', () => {
  it.each([
    ['2027-01-15', '09:00', 'Europe/Berlin', '2027-01-15T08:00:00.000Z'],
    ['2027-07-15', '09:00', 'Europe/Berlin', '2027-07-15T07:00:00.000Z'],
    ['2027-07-15', '09:00', 'America/Los_Angeles', '2027-07-15T16:00:00.000Z'],
    ['2027-07-15', '00:15', 'Asia/Kathmandu', '2027-07-14T18:30:00.000Z'],
    ['2027-07-15', '09:00', 'Not/AZone', '2027-07-15T09:00:00.000Z'],
    // Skipped by the change to summer time, so an hour later.
    ['2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    // Twice on the day of the change back: the first.
    ['2027-10-31', '02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantOf({ date, time }, zone)?.toISOString()).toBe(instant)
  })

  it('is undefined for what is no time', () => {
    expect(instantOf({ date: 'soon', time: '09:00' }, 'UTC')).toBeUndefined()
    expect(instantOf({ date: '2027-01-15', time: '' }, 'UTC')).toBeUndefined()
  })

  it('gives the time back, in every zone, unless a clock change skips it', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kolkata']
    const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2031, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const shown = wallTime(new Date(minute * 60_000), zone)
        const back = instantOf(shown, zone)
        expect(back && wallTime(back, zone)).toEqual(shown)
      }),
    )
  })
})

describe('quick choices', () => {
  it.each([
    ['2026-11-23T10:00:00Z', ['2026-11-24', '2026-11-30']],
    ['2026-11-20T10:00:00Z', ['2026-11-21', '2026-11-23']],
    // A Sunday: Monday is tomorrow.
    ['2026-11-22T10:00:00Z', ['2026-11-23']],
    // In Berlin it is Sunday already.
    ['2026-11-21T23:30:00Z', ['2026-11-23']],
  ])('at %s are %j', (now, dates) => {
    expect(quickTimes(new Date(now), 'Europe/Berlin').map(({ date }) => date)).toEqual(dates)
  })
})

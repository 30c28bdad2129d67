import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const zone = process.env['TZ']
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const anyDay = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

describe.each(['Pacific/Honolulu', 'Europe/London', 'Pacific/Auckland'] as const)('in %s', (here) => {
  beforeEach(() => {
    process.env['TZ'] = here
    vi.resetModules()
  })
  const dates = () => import('#platform/web/ui/format/dates.ts')
  const days = () => import('#overview/calendar/web/days.ts')
  const periods = () => import('#overview/calendar/web/periods.ts')

  it('has this time zone', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(here)
  })

  it('keeps the weekday and the format of a date', async () => {
    const { rangeLabel, weekdayAndDate } = await dates()
    const { weekdayOf } = await import('#platform/contract/calendar-date.ts')
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(weekdayAndDate('2026-11-21')).toBe('Saturday, November 21')
    expect(rangeLabel('2026-11-15', '2026-11-21')).toBe('Nov 15 – 21, 2026')
    expect(rangeLabel('2026-11-29', '2026-12-05')).toBe('Nov 29 – Dec 5, 2026')
    expect(rangeLabel('2026-12-27', '2027-01-02')).toBe('Dec 27, 2026 – Jan 2, 2027')
  })

  it('counts days across both clock changes', async () => {
    const { daysOfRange } = await days()
    const { addDays } = await import('#platform/contract/calendar-date.ts')
    expect(daysOfRange('2026-03-27', '2026-03-31')).toEqual([
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
    ])
    for (const start of ['2026-03-29', '2026-10-25', '2026-04-05', '2026-09-27']) {
      expect(addDays(addDays(start, 1), -1)).toBe(start)
      expect(daysOfRange(start, addDays(start, 27))).toHaveLength(28)
    }
  })

  it('shows whole weeks from Sunday, with every day of the month once', async () => {
    const { daysOfRange, startOfMonth } = await days()
    const { addDays, weekdayOf } = await import('#platform/contract/calendar-date.ts')
    const { addMonths } = await import('#platform/contract/offset.ts')
    const { weeksOf } = await periods()
    fc.assert(
      fc.property(anyDay, (date) => {
        const weeks = weeksOf('month', date)
        const shown = weeks.flat()
        const first = startOfMonth(date)
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] as string) === 0)).toBe(true)
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown).toEqual(expect.arrayContaining(daysOfRange(first, addDays(addMonths(first, 1), -1))))
        expect(weeksOf('week', date).flat()).toContain(date)
      }),
      { numRuns: 50 },
    )
  })

  it('knows the local day', async () => {
    const { dayHere } = await import('#platform/contract/calendar-date.ts')
    const seen = ['2026-11-21T05:00:00Z', '2026-11-21T12:00:00Z'].map((moment) => dayHere(new Date(moment)))
    expect(seen).toEqual(
      {
        'Pacific/Honolulu': ['2026-11-20', '2026-11-21'],
        'Europe/London': ['2026-11-21', '2026-11-21'],
        'Pacific/Auckland': ['2026-11-21', '2026-11-22'],
      }[here],
    )
  })

  it('steps by the length of the view', async () => {
    const { stepped, labelOf } = await periods()
    const today = '2026-11-21'
    expect(stepped('month', '2027-01-31', 1, today)).toBe('2027-02-01')
    expect(stepped('month', '2026-12-15', -1, today)).toBe(today)
    expect(stepped('week', '2026-03-28', 1, today)).toBe('2026-03-29')
    expect(stepped('week', '2026-11-25', -1, today)).toBe(today)
    expect(stepped('agenda', '2026-10-20', 1, today)).toBe('2026-11-17')
    expect(labelOf('month', '2026-11-30')).toBe('November 2026')
    expect(labelOf('week', '2026-11-21').replace(/\s/g, ' ')).toBe('Nov 15 – 21, 2026')
  })

  it('accepts only existing days from an address', async () => {
    const { isDate } = await days()
    expect(['2028-02-29', '2026-11-21'].every(isDate)).toBe(true)
    expect(['2027-02-29', '2026-13-01', '21.11.2026', '', 'x', '0000-01-01', null].some(isDate)).toBe(false)
  })
})

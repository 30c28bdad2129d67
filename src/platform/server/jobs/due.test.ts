import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rhythm } from '#platform/contract/rhythms.ts'
import { isDue as isDueAfter, localTime, nextByDay, type Waiting } from '#platform/server/jobs/due.ts'

const minute = 60_000
const isDue = (waiting: Waiting, now: Date) => isDueAfter(waiting, now, 10 * minute)
const at = (text: string) => new Date(text)
const waiting = (rhythm: Rhythm, oldest: string, zone = 'UTC', weddingDate: string | null = null) => ({
  rhythm,
  zone,
  weddingDate,
  oldest: at(oldest),
})

describe('news', () => {
  it('is collected for ten minutes', () => {
    const news = waiting('at-once', '2026-06-01T12:00:00Z')
    expect(isDue(news, at('2026-06-01T12:09:59Z'))).toBe(false)
    expect(isDue(news, at('2026-06-01T12:10:00Z'))).toBe(true)
  })

  it.each([
    { zone: 'Europe/London', quiet: '2026-06-01T20:00:00Z', loud: '2026-06-02T07:00:00Z' },
    { zone: 'America/New_York', quiet: '2026-06-02T01:00:00Z', loud: '2026-06-02T12:00:00Z' },
    { zone: 'Asia/Kathmandu', quiet: '2026-06-01T15:15:00Z', loud: '2026-06-02T02:15:00Z' },
    { zone: 'Not/A_Zone', quiet: '2026-06-01T21:00:00Z', loud: '2026-06-02T08:00:00Z' },
  ])('waits from 21:00 to 8:00 in $zone', ({ zone, quiet, loud }) => {
    const news = waiting('at-once', '2026-06-01T12:00:00Z', zone)
    expect(isDue(news, new Date(at(quiet).getTime() - minute))).toBe(true)
    expect(isDue(news, at(quiet))).toBe(false)
    expect(isDue(news, new Date(at(loud).getTime() - minute))).toBe(false)
    expect(isDue(news, at(loud))).toBe(true)
  })

  it('waits for the morning of the next day, or of Monday', () => {
    const daily = waiting('daily', '2026-06-03T09:00:00Z')
    expect(isDue(daily, at('2026-06-03T20:00:00Z'))).toBe(false)
    expect(isDue(daily, at('2026-06-04T08:00:00Z'))).toBe(true)
    const weekly = waiting('weekly', '2026-06-03T09:00:00Z')
    expect(isDue(weekly, at('2026-06-07T20:00:00Z'))).toBe(false)
    expect(isDue(weekly, at('2026-06-08T08:00:00Z'))).toBe(true)
  })

  it('of before the morning goes out in the same morning', () => {
    expect(isDue(waiting('daily', '2026-06-03T07:00:00Z'), at('2026-06-03T08:00:00Z'))).toBe(true)
    expect(isDue(waiting('weekly', '2026-06-08T07:00:00Z'), at('2026-06-08T08:00:00Z'))).toBe(true)
  })

  it('of the future, which is from before the clock was set back, goes out by day', () => {
    const news = waiting('daily', '2026-06-02T12:00:00Z')
    expect(isDue(news, at('2026-06-01T12:00:00Z'))).toBe(true)
    expect(isDue(news, at('2026-06-01T22:00:00Z'))).toBe(false)
    expect(isDue(news, at('2026-06-02T11:59:30Z'))).toBe(false)
  })

  it('does not wait in the week of the wedding', () => {
    const news = (weddingDate: string) => waiting('weekly', '2026-06-03T09:00:00Z', 'UTC', weddingDate)
    const soon = at('2026-06-03T09:10:00Z')
    expect(['2026-06-02', '2026-06-03', '2026-06-10', '2026-06-11'].map((day) => isDue(news(day), soon))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

/** Sends like the job, which runs every minute: news that waits when a letter is due goes into it. */
function letters(rhythm: Rhythm, zone: string, weddingDate: string | null, news: readonly Date[], until: Date) {
  const sent: { at: Date; of: Date[] }[] = []
  let open: Date[] = []
  const coming = [...news].sort((one, other) => one.getTime() - other.getTime())
  const start = coming[0]?.getTime() ?? 0
  for (let now = start; now <= until.getTime(); now += 5 * minute) {
    while (coming[0] && coming[0].getTime() <= now) open.push(coming.shift()!)
    const [oldest] = open
    if (!oldest || !isDue({ rhythm, zone, weddingDate, oldest }, new Date(now))) continue
    sent.push({ at: new Date(now), of: open })
    open = []
  }
  return { sent, open, coming }
}

describe('any news over three weeks with a clock change', () => {
  const day = 24 * 60 * minute
  const anyNews = fc.record({
    rhythm: fc.constantFrom<Rhythm>('at-once', 'daily', 'weekly', 'needs-me'),
    zone: fc.constantFrom('UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu'),
    start: fc.constantFrom('2026-03-01', '2026-03-20', '2026-09-20', '2026-10-18', '2026-10-28'),
    wedding: fc.option(fc.integer({ min: 0, max: 30 })),
    minutes: fc.array(fc.integer({ min: 0, max: 9 * 24 * 60 }), { minLength: 1, maxLength: 12 }),
  })

  it('is told once, not in the night, not too soon, and no later than its rhythm says', () => {
    fc.assert(
      fc.property(anyNews, ({ rhythm, zone, start, wedding, minutes }) => {
        const begin = Date.parse(start)
        const news = minutes.map((after) => new Date(begin + after * minute))
        const weddingDate = wedding === null ? null : new Date(begin + wedding * day).toISOString().slice(0, 10)
        const { sent, open, coming } = letters(rhythm, zone, weddingDate, news, new Date(begin + 21 * day))
        expect([...open, ...coming]).toEqual([])
        expect(sent.flatMap(({ of }) => of)).toHaveLength(news.length)
        for (const letter of sent) {
          const { date, time } = localTime(letter.at, zone)
          expect(time >= '08:00' && time < '21:00').toBe(true)
          const oldest = Math.min(...letter.of.map((one) => one.getTime()))
          const waited = letter.at.getTime() - oldest
          expect(waited).toBeGreaterThanOrEqual(10 * minute)
          // A night is eleven hours; a clock change makes it or a day an hour longer.
          const longest = { 'at-once': 12.3, 'needs-me': 12.3, daily: 36.3, weekly: 8 * 24, none: 0 }[rhythm]
          expect(waited).toBeLessThanOrEqual(longest * 60 * minute)
          const isNear = weddingDate !== null && Math.abs(Date.parse(date) - Date.parse(weddingDate)) <= 8 * day
          const others = sent.filter((other) => localTime(other.at, zone).date === date)
          if (rhythm === 'daily' && !isNear) expect(others).toHaveLength(1)
        }
      }),
      { numRuns: 150 },
    )
  })
})

it.each([
  ['2031-03-10T14:03:30Z', 'Australia/Sydney', '2031-03-10T21:00:00.000Z'],
  ['2031-03-10T05:07:00Z', 'Asia/Kathmandu', '2031-03-10T05:07:00.000Z'],
  ['2031-03-10T18:00:00Z', 'Asia/Kathmandu', '2031-03-11T02:15:00.000Z'],
  // The clocks are set forth in that night.
  ['2031-03-09T02:00:00Z', 'America/New_York', '2031-03-09T12:00:00.000Z'],
])('after %s, it is day in %s at %s', (now, zone, day) => {
  expect(nextByDay(new Date(now), zone).toISOString()).toBe(day)
})

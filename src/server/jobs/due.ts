import type { Rhythm } from '#contract/people.ts'

/** News of one person of one wedding that waits for a letter. */
export type Waiting = { rhythm: Rhythm; zone: string; weddingDate: string | null; oldest: Date }

/** Mail goes out from this hour on, and until the other. */
const [morning, evening] = ['08:00', '21:00']
const weekDays = 7

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: zone })
  } catch {
    format = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' })
  }
  formats.set(zone, format)
  return format
}

/** Date and time in a time zone, such as '2026-06-20' and '08:00'. */
export function localTime(at: Date, zone: string): { date: string; time: string } {
  const [date = '', time = ''] = formatFor(zone).format(at).split(' ')
  return { date, time }
}

const dayLength = 24 * 60 * 60 * 1000
const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

const mondayOf = (date: string) => daysAfter(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

/** In the week before the wedding and on its day, nobody waits for a daily or weekly mail. */
const isWeddingWeek = (date: string, weddingDate: string | null) =>
  weddingDate !== null && date >= daysAfter(weddingDate, -weekDays) && date <= weddingDate

/** Whether the person's news goes out now, as one letter. */
export function isDue({ rhythm, zone, weddingDate, oldest }: Waiting, now: Date, collectedMs: number): boolean {
  if (now.getTime() - oldest.getTime() < collectedMs) return false
  const { date, time } = localTime(now, zone)
  if (time < morning || time >= evening) return false
  if (rhythm !== 'daily' && rhythm !== 'weekly') return true
  if (isWeddingWeek(date, weddingDate)) return true
  const since = localTime(oldest, zone)
  const last = rhythm === 'daily' ? date : mondayOf(date)
  return since.date < last || (since.date === last && since.time < morning)
}

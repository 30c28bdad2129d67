import { minutesOf } from '#overview/calendar/web/week-layout.ts'

/** A drop target: a day of the month, an hour of a day, or (null) the all-day row. */
export type Slot = { date: string; hour?: number | null }
export type When = { date: string; time: string | null }

const two = (part: number) => String(part).padStart(2, '0')
const lastMinute = 24 * 60 - 1

/** The new date and time of an event dragged from one slot to another; undefined if they are unchanged. */
export function movedTo({ date, time }: When, from: Slot, to: Slot): When | undefined {
  const next = { date: to.date, time: timeAt(time, from.hour, to.hour) }
  return next.date === date && next.time === time ? undefined : next
}

function timeAt(time: string | null, from: Slot['hour'], to: Slot['hour']): string | null {
  if (to === undefined) return time
  if (to === null) return null
  if (time === null || typeof from !== 'number') return `${two(to)}:00`
  const minutes = Math.min(Math.max(minutesOf(time) + (to - from) * 60, 0), lastMinute)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

import { dayHere } from '#contract/day.ts'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' })

/** 'at 3:05 PM', with the day when that is not today. */
export function stoodAtWords(at: number, now = Date.now()): string {
  const isToday = dayHere(new Date(at)) === dayHere(new Date(now))
  return isToday ? `at ${clock.format(at)}` : `on ${day.format(at)} at ${clock.format(at)}`
}

import { dayHere } from '#platform/contract/calendar-date.ts'

/** The local date and time of a moment: '2031-06-14' and '16:30'. */
export function momentHere24(moment: number): { date: string; time: string } {
  const at = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  return { date: dayHere(at), time: `${two(at.getHours())}:${two(at.getMinutes())}` }
}

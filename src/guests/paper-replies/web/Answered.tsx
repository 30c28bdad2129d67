import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import { comingInWords, type Person } from '#guests/paper-replies/web/reply.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { monthAndDay } from '#platform/web/ui/format/dates.ts'

/** Says that an envelope has answered before: when, in which way, and how many come. */
export function Answered({ envelope: { answeredAt, paperAt }, people }: { envelope: Envelope; people: Person[] }) {
  const day = answeredAt && monthAndDay(dayHere(new Date(answeredAt)))
  const way = answeredAt === paperAt ? 'Entered from paper' : 'Answered online'
  return (
    <p role="status" className="rounded-md bg-sunken px-3 py-2 text-sm">
      {day ? `${way} on ${day}` : 'Has answers already'}: {comingInWords(people)}.
    </p>
  )
}

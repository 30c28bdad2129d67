import { read as calendar } from '#overview/calendar/contract/calls.ts'
import { list, listOfClient, read, update } from '#planning/events/contract/calls.ts'
import { wordsFor } from '#platform/web/calls/call.ts'
import { change, type ChangeOptions } from '#platform/web/calls/change.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import type { When } from '#overview/calendar/web/moves.ts'
import { withRow } from '#platform/web/calls/pending-edits.ts'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const words = ({ date, time }: When) => `${formatDate(date)}${time ? ` at ${formatTime(time)}` : ''}`

const moving = (title: string, from: When): ChangeOptions<typeof update> => ({
  optimistic: (cached, { params: { id }, body }) => {
    cached.edit(calendar, (known) => ({ ...known, events: withRow(known.events, id, body) }))
    cached.edit(list, (events) => withRow(events, id, body))
    cached.edit(listOfClient, (events) => withRow(events, id, body))
    cached.edit(read, (event) => ({ ...event, ...body }), { params: { id } })
  },
  failure: (error) => ({
    title: 'Event not moved',
    text: `${title} stays on ${words(from)}. ${wordsFor(error, 'Please try again.')}`,
    variant: 'destructive',
  }),
})

/** Moves an event optimistically, with an undo in the toast. */
export async function moveEvent({ id, title, date, time }: CalendarItem, when: When): Promise<void> {
  const before = { date, time }
  const move = (to: When, from: When) => change(update, { params: { id }, body: to }, moving(title, from))
  try {
    await move(when, before)
  } catch {
    // A toast has reported the failure.
    return
  }
  toast({
    title: 'Event moved',
    text: `${title} is now on ${words(when)}.`,
    action: { label: 'Undo', onSelect: () => void move(before, when) },
  })
}

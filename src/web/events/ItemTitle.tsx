import { ClipboardList } from 'lucide-react'
import type { CalendarItem } from '#web/events/calendar-items.ts'

/** The title of an event; a task's deadline has a clipboard before it. */
export function ItemTitle({ item }: { item: CalendarItem }) {
  if (item.kind === 'event') return item.title
  return (
    <>
      <ClipboardList aria-hidden className="mr-1 -mt-0.5 inline size-3.5 shrink-0" />
      <span className="sr-only">Task due: </span>
      {item.title}
    </>
  )
}

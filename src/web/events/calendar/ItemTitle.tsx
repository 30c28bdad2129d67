import ClipboardList from 'lucide-react/icons/clipboard-list'
import Heart from 'lucide-react/icons/heart'
import type { CalendarItem } from '#web/events/calendar/calendar-items.ts'

const marks = { task: [ClipboardList, 'Task due: '], wedding: [Heart, 'Wedding: '] } as const

/** The title of an event, with a clipboard icon for a task's deadline and a heart for a wedding. */
export function ItemTitle({ item }: { item: CalendarItem }) {
  if (item.kind === 'event') return item.title
  const [Icon, spoken] = marks[item.kind]
  return (
    <>
      <Icon aria-hidden className="mr-1 -mt-0.5 inline size-3.5 shrink-0" />
      <span className="sr-only">{spoken}</span>
      {item.title}
    </>
  )
}

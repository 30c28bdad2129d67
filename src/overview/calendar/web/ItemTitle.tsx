import CalendarOff from 'lucide-react/icons/calendar-off'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Heart from 'lucide-react/icons/heart'
import Star from 'lucide-react/icons/star'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'

const marks = {
  task: [ClipboardList, 'Task due: '],
  wedding: [Heart, 'Wedding: '],
  moment: [Star, 'Key moment: '],
  busy: [CalendarOff, ''],
} as const

/** The title of an event, with an icon for a task's deadline, a wedding, a key moment of its day, and a busy time. */
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

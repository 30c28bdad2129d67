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
  deadlines: [ClipboardList, ''],
} as const

/** The couple's first names and the title of an event, with an icon for a task's deadline, a wedding, a key moment of its day, and a busy time. */
export function ItemTitle({ item }: { item: CalendarItem }) {
  const words = (
    <>
      {item.couple && <span className="font-medium">{item.couple}: </span>}
      {item.title}
    </>
  )
  if (item.kind === 'event') return words
  const [Icon, spoken] = marks[item.kind]
  return (
    <>
      <Icon aria-hidden className="mr-1 -mt-0.5 inline size-3.5 shrink-0" />
      <span className="sr-only">{spoken}</span>
      {words}
    </>
  )
}

import AlarmClock from 'lucide-react/icons/alarm-clock'
import Bell from 'lucide-react/icons/bell'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ListChecks from 'lucide-react/icons/list-checks'
import MessageSquare from 'lucide-react/icons/message-square'
import UserRound from 'lucide-react/icons/user-round'
import type { LucideIcon } from 'lucide-react'

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['event', CalendarDays],
  ['message', MessageSquare],
  ['client', UserRound],
  ['task', ListChecks],
  ['reminder', AlarmClock],
])

/** The icon of a type, and a bell for any other. */
export const iconOf = (type: string): LucideIcon => icons.get(type) ?? Bell

const tints: Record<string, string> = {
  high: 'bg-red-tint text-red-text',
  medium: 'bg-yellow-tint text-yellow-text',
  low: 'bg-green-tint text-green-text',
}

/** The colours of a priority, and gray for any other. */
export const tintOf = (priority: string): string => tints[priority] ?? 'bg-grey-tint text-grey-text'

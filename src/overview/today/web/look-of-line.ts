import Ellipsis from 'lucide-react/icons/ellipsis'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import DoorClosed from 'lucide-react/icons/door-closed'
import FilePen from 'lucide-react/icons/file-pen'
import Hourglass from 'lucide-react/icons/hourglass'
import ListChecks from 'lucide-react/icons/list-checks'
import type { LucideIcon } from 'lucide-react'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import MapPinHouse from 'lucide-react/icons/map-pin-house'
import Receipt from 'lucide-react/icons/receipt'
import Store from 'lucide-react/icons/store'
import Utensils from 'lucide-react/icons/utensils'
import type { TodayAction } from '#overview/today/contract/endpoints.ts'
import type { TodayKind } from '#overview/today/contract/today-rank.ts'

/** The icon of a line, and what the button says that opens its page. */
export const lookOf: Record<TodayKind, { icon: LucideIcon; open: string }> = {
  event: { icon: CalendarClock, open: 'Open' },
  task: { icon: ListChecks, open: 'Open' },
  'couple-task': { icon: Hourglass, open: 'Open' },
  invoice: { icon: Receipt, open: 'Open' },
  draft: { icon: FilePen, open: 'Look' },
  message: { icon: MessagesSquare, open: 'Open' },
  moved: { icon: CalendarSync, open: 'Look' },
  venue: { icon: MapPin, open: 'Open' },
  vendors: { icon: Store, open: 'Vendors' },
  schedule: { icon: CalendarPlus, open: 'Plan' },
  invite: { icon: Mail, open: 'Open' },
  portal: { icon: DoorClosed, open: 'Open' },
  answers: { icon: MailQuestion, open: 'Guests' },
  meals: { icon: Utensils, open: 'Guests' },
  addresses: { icon: MapPinHouse, open: 'Guests' },
  more: { icon: Ellipsis, open: 'Show' },
}

export const actionWords: Record<Exclude<TodayAction['kind'], 'open' | 'map'>, string> = {
  'complete-task': 'Done',
  nudge: 'Nudge',
  remind: 'Remind',
  reply: 'Reply',
  invite: 'Invite',
  'set-venue': 'Set Venue',
  'ask-vendors': 'Ask',
}

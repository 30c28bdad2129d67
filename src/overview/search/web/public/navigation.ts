import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import type { PlainPath } from '#platform/web/router/address.ts'
import { hasRight, homeInstead } from '#platform/web/session/own-rights.ts'

type Entry = { label: string; to: PlainPath; icon: LucideIcon }

const entries: Entry[] = [
  { label: 'Dashboard', to: '/', icon: LayoutDashboard },
  { label: 'Clients', to: '/clients', icon: Users },
  { label: 'Calendar', to: '/calendar', icon: CalendarDays },
  { label: 'Tasks', to: '/tasks', icon: ListChecks },
  { label: 'Vendors', to: '/vendors', icon: Store },
  { label: 'Client Portals', to: '/client-portals', icon: HeartHandshake },
  { label: 'Documents', to: '/documents', icon: FileText },
  { label: 'Money', to: '/money', icon: ReceiptText },
  { label: 'Feedback', to: '/feedback', icon: Star },
  { label: 'Messages', to: '/messages', icon: MessagesSquare },
  { label: 'Settings', to: '/settings', icon: Settings },
]
/** For members who reach nothing else of a wedding. */
const days: Entry = { label: 'Wedding Days', to: '/days', icon: CalendarDays }

/** The sidebar's entries that the member may open, in the order of the specification. */
export const navigationHere = (): Entry[] =>
  (hasRight('work') ? entries : [days, ...entries]).filter(({ to }) => !homeInstead(to))

import Bell from 'lucide-react/icons/bell'
import LayoutList from 'lucide-react/icons/layout-list'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import type { LucideIcon } from 'lucide-react'
import type { Target } from '#platform/web/router/address.ts'
import { settingsTabs, settingsTabsHere, type SettingsTab } from '#studio/settings/web/public/settings-tabs.ts'
import { navigationHere } from '#overview/search/web/public/navigation.ts'
import { homeInstead } from '#platform/web/session/own-rights.ts'
import { plain } from '#platform/web/ui/plain.ts'

/** A page or a tab of the settings; `also` has further words that find it. */
export type Place = { label: string; note?: string; also?: string; icon: LucideIcon; target: Target }

const start = (label: string, to: '/new-client' | '/new-task' | '/new-event' | '/new-vendor' | '/portal-builder') => ({
  label,
  also: 'add create',
  icon: Plus,
  target: { to },
})

/** The forms that begin something. */
export const beginnings: readonly Place[] = [
  { ...start('New Client', '/new-client'), also: 'add create couple' },
  start('New Task', '/new-task'),
  start('New Event', '/new-event'),
  start('New Vendor', '/new-vendor'),
  start('New Portal', '/portal-builder'),
]

const moreWords: Partial<Record<string, string>> = {
  '/': 'home start today',
  '/clients': 'couples weddings customers',
  '/tasks': 'to do todos checklist',
  '/calendar': 'events schedule agenda',
  '/vendors': 'suppliers florist caterer',
  '/client-portals': 'invitations logins',
  '/documents': 'files contracts uploads',
  '/money': 'invoices billing payments income revenue earnings quarter year ledger',
  '/feedback': 'reviews ratings',
  '/messages': 'inbox conversations chat',
  '/settings': 'preferences options trash bin recently deleted restore',
}

export const pages: readonly Place[] = [
  ...navigationHere().map(({ label, to, icon }) => ({ label, icon, also: moreWords[to] ?? '', target: { to } })),
  ...(homeInstead('/templates')
    ? []
    : [{ label: 'Plan Templates', also: 'checklists', icon: LayoutList, target: { to: '/templates' as const } }]),
  ...(homeInstead('/invoices')
    ? []
    : [{ label: 'Invoices', also: 'bills', icon: ReceiptText, target: { to: '/invoices' as const } }]),
  { label: 'Notifications', also: 'news alerts', icon: Bell, target: { to: '/notifications' } },
]

const settingsWords: Record<SettingsTab, string> = {
  look: 'logo color colour brand branding typeface font theme style welcome portals',
  profile: 'name email phone picture photo avatar account website bio',
  business: 'studio company name email phone address website time zone timezone keep history',
  billing:
    'invoices payments stripe quickbooks accounting bank tax taxes vat sales currency dollars number prefix reminders',
  notifications: 'reminders mails emails alerts push digest morning today preferences',
  calendars: 'events subscribe feeds ical ics google outlook apple busy sync',
  letters: 'letters words emails greeting',
  team: 'members staff assistants coordinators roles rights permissions people users colleagues',
  data: 'import export backup download csv excel xlsx spreadsheet lists api tokens webhooks integrations delete account studio gdpr',
  security:
    'password passkeys two second factor 2fa mfa authenticator recovery codes sessions devices signed login verification',
  audit: 'security sign ins record',
}

const settings: readonly Place[] = settingsTabsHere().map((tab) => ({
  label: settingsTabs[tab],
  note: 'Settings',
  icon: Settings,
  also: `settings ${settingsWords[tab]}`,
  target: { to: '/settings', ...(tab !== 'profile' && { search: { tab } }) },
}))

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The places in which every word begins a word, those whose labels begin with the text first. */
export function placesFor(typed: string): Place[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const found = [...beginnings, ...pages, ...settings].filter(({ label, also = '' }) => {
    const own = wordsOf(`${label} ${also}`)
    return words.every((word) => own.some((part) => part.startsWith(word)))
  })
  const isFirst = ({ label }: Place) => plain(label).startsWith(plain(typed.trim()))
  return [...found.filter(isFirst), ...found.filter((place) => !isFirst(place))]
}

import Bell from 'lucide-react/icons/bell'
import LayoutList from 'lucide-react/icons/layout-list'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import type { LucideIcon } from 'lucide-react'
import type { Target } from '#web/router/address.ts'
import { settingsTabs } from '#web/settings/shared/settings-tabs.ts'
import { navigationHere } from '#web/shell/navigation.ts'
import { homeInstead } from '#web/shell/own-rights.ts'
import { plain } from '#web/ui/plain.ts'

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
  '/': 'home start',
  '/clients': 'couples weddings',
  '/tasks': 'to do',
  '/calendar': 'events schedule',
  '/documents': 'files contracts',
  '/invoices': 'billing payments money',
  '/messages': 'inbox conversations',
}

export const pages: readonly Place[] = [
  ...navigationHere().map(({ label, to, icon }) => ({ label, icon, also: moreWords[to] ?? '', target: { to } })),
  ...(homeInstead('/templates')
    ? []
    : [{ label: 'Plan Templates', icon: LayoutList, target: { to: '/templates' as const } }]),
  { label: 'Notifications', icon: Bell, target: { to: '/notifications' } },
]

const settingsWords: Partial<Record<string, string>> = {
  profile: 'name email picture account',
  business: 'studio company logo address',
  billing: 'invoices payments stripe quickbooks bank',
  notifications: 'reminders mails push digest morning today',
  calendars: 'events subscribe feeds',
  letters: 'letters words',
  team: 'members assistants roles people',
  data: 'import export download delete account',
  security: 'password passkeys two factor authenticator sessions devices',
}

const settings: readonly Place[] = Object.entries(settingsTabs).map(([tab, label], place) => ({
  label,
  note: 'Settings',
  icon: Settings,
  also: `settings ${settingsWords[tab] ?? ''}`,
  target: { to: '/settings', ...(place > 0 && { search: { tab } }) },
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

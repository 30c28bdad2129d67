import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import ListChecks from 'lucide-react/icons/list-checks'
import ListOrdered from 'lucide-react/icons/list-ordered'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Search from 'lucide-react/icons/search'
import StickyNote from 'lucide-react/icons/sticky-note'
import Store from 'lucide-react/icons/store'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import type { SearchResult } from '#overview/search/contract/endpoints.ts'
import type { Tone } from '#platform/web/ui/layout/Badge.tsx'
import { recordPage } from '#platform/web/router/known-pages.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['client', Users],
  ['event', CalendarDays],
  ['task', ListChecks],
  ['vendor', Store],
  ['document', FileText],
  ['item', ListOrdered],
  ['invoice', ReceiptText],
  ['note', StickyNote],
  ['message', MessagesSquare],
])

const iconOf = (kind: string): LucideIcon => icons.get(kind) ?? Search

export function KindIcon({ kind }: { kind: string }) {
  return createElement(iconOf(kind), { role: 'img', 'aria-label': kind, className: 'size-4 shrink-0 text-muted' })
}

/** The page of a found record, if there is one. */
export function pageOf({
  type,
  id,
  title,
  dayId,
  clientId,
}: Pick<SearchResult, 'type' | 'id' | 'title'> & Partial<SearchResult>) {
  if (type === 'vendor') return { to: '/vendors' } as const
  if (type === 'document') return { to: '/documents', search: { q: title } } as const
  if (clientId && (type === 'message' || type === 'note'))
    return { to: '/messages', search: { client: clientId, notes: type === 'note' ? 'open' : undefined } } as const
  if (dayId && clientId)
    return { to: '/clients/{id}/day', params: { id: clientId }, search: { day: dayId, item: id } } as const
  return recordPage(type, id)
}

const tones: Record<string, Tone> = { completed: 'green', 'in-progress': 'blue' }

export const toneOf = (status: string): Tone => tones[status] ?? 'grey'

/** 'in-progress' as 'In Progress'. */
export const inWords = (status: string): string =>
  status
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Below the title: what tells records of one title apart, and the category. The venue of a couple and the place of an item are names. */
export function lineBelow({
  type,
  category,
  date,
  clientName,
}: Pick<SearchResult, 'type' | 'category'> & Partial<SearchResult>) {
  const isName = type === 'client' || type === 'item' || type === 'invoice'
  return [date && formatDate(date), clientName, category && (isName ? category : inWords(category))]
    .filter(Boolean)
    .join(' · ')
}

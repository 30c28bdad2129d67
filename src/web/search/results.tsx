import { CalendarDays, FileText, ListChecks, Store, Users } from 'lucide-react'
import type { SearchResult } from '#contract/search.ts'
import type { Tone } from '#web/ui/Badge.tsx'

type Kind = SearchResult['type']

const icons = { client: Users, event: CalendarDays, task: ListChecks, vendor: Store, document: FileText }

export function KindIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind]
  return <Icon role="img" aria-label={kind} className="size-4 shrink-0 text-muted" />
}

/** Where a found record is shown. */
export function pageOf({ type, id, title }: SearchResult) {
  const params = { id }
  switch (type) {
    case 'client':
      return { to: '/clients/$id', params } as const
    case 'event':
      return { to: '/events/$id', params } as const
    case 'task':
      return { to: '/tasks/$id', params } as const
    case 'vendor':
      return { to: '/vendors' } as const
    case 'document':
      return { to: '/documents', search: { q: title } } as const
  }
}

const tones: Record<string, Tone> = { completed: 'green', 'in-progress': 'blue' }

export const toneOf = (status: string): Tone => tones[status] ?? 'grey'

/** 'in-progress' as 'In Progress'. */
export const inWords = (status: string): string =>
  status
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

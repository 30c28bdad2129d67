import type { DayState, Share, Summary } from '#overview/summary/contract/endpoints.ts'
import { agoInSentence } from '#platform/web/ui/format/instants.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'

const names = { studio: 'The studio', couple: 'The couple' } as const

export function shareWords({ kind, name, openTasks }: Pick<Share, 'kind' | 'name' | 'openTasks'>): string {
  const who = name ?? (kind === 'couple' ? names.couple : names.studio)
  return openTasks > 0 ? `${who}: ${counted(openTasks, 'open task')}` : who
}

/** 'Wedding Day: 45 items, published, 2 changes not published, 7 of 9 vendors confirmed'. */
export function dayWords({ name, items, version, unpublished, vendors, confirmed }: Omit<DayState, 'id' | 'date'>) {
  const published = unpublished > 0 ? `${counted(unpublished, 'change')} not published` : 'published'
  const state =
    version > 0 ? [published, vendors > 0 && `${confirmed} of ${vendors} vendors confirmed`] : ['not published']
  return `${name}: ${[counted(items, 'item'), ...state].filter(Boolean).join(', ')}`
}

export function contactWords({ sender, name, words, at }: NonNullable<Summary['lastMessage']>): string {
  const who = name ?? (sender === 'planner' ? 'The studio' : 'The couple')
  const line = words.replace(/\s+/g, ' ').trim()
  return `${who} ${agoInSentence(at)}: ${line === '' ? 'a file' : `“${line}”`}`
}

import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { recordPage } from '#platform/web/router/known-pages.ts'

/** Where the records of a reminder of several are. */
const lists: Record<string, { to: '/tasks' | '/calendar' }> = { task: { to: '/tasks' }, event: { to: '/calendar' } }

/** The page of the notification's record or records, if there is one. */
export function relatedPage({ relatedType, relatedId }: Notification) {
  if (relatedId === null) return lists[relatedType ?? '']
  if (relatedType === 'message') return { to: '/messages', search: { client: relatedId } } as const
  if (relatedType === 'feedback') return { to: '/feedback' } as const
  return recordPage(relatedType, relatedId)
}

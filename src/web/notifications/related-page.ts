import type { Notification } from '#contract/notifications.ts'
import { recordPage } from '#web/router/address.ts'

/** The page of the notification's record, if there is one. */
export function relatedPage({ relatedType, relatedId }: Notification) {
  if (relatedId === null) return undefined
  if (relatedType === 'message') return { to: '/messages', search: { client: relatedId } } as const
  if (relatedType === 'feedback') return { to: '/feedback' } as const
  return recordPage(relatedType, relatedId)
}

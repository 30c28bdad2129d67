import type { Notification } from '#contract/notifications.ts'

/** Where the record is that a notification is about, as far as there is a page for it. */
export function relatedPage({ relatedType, relatedId }: Notification) {
  if (relatedType === 'client' && relatedId !== null) return { to: '/clients/$id', params: { id: relatedId } } as const
  return undefined
}

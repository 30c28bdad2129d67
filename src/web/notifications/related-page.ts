import type { Notification } from '#contract/notifications.ts'

/** The page of the notification's record, if there is one. */
export function relatedPage({ relatedType, relatedId }: Notification) {
  if (relatedId === null) return undefined
  const params = { id: relatedId }
  switch (relatedType) {
    case 'client':
      return { to: '/clients/{id}', params } as const
    case 'event':
      return { to: '/events/{id}', params } as const
    case 'task':
      return { to: '/tasks/{id}', params } as const
    case 'invoice':
      return { to: '/invoices/{id}', params } as const
    case 'message':
      return { to: '/messages', search: { client: relatedId } } as const
    case 'feedback':
      return { to: '/feedback' } as const
    default:
      return undefined
  }
}

import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant } from '#contract/fields.ts'
import { page } from '#contract/paging.ts'

export const notification = z.object({
  id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  read: z.boolean(),
  relatedId: z.nullable(z.number()),
  relatedType: z.nullable(z.string()),
  createdAt: instant,
})
export type Notification = z.output<typeof notification>

export const list = endpoint('GET /api/notifications', {
  summary: 'The latest notifications, newest first',
  about: ['notifications'],
  for: {
    planner: {
      query: page,
      returns: z.array(notification),
    },
  },
})

export const unreadCount = endpoint('GET /api/notifications/unread-count', {
  summary: 'How many notifications are unread',
  about: ['notifications'],
  for: { planner: { returns: z.object({ count: z.number() }) } },
})

export const markAllRead = endpoint('PATCH /api/notifications/mark-all-read', {
  summary: 'Marks every notification read',
  about: ['notifications'],
  for: { planner: { returns: z.object({ message: z.string() }) } },
})

export const update = endpoint('PATCH /api/notifications/{id}', {
  summary: 'Marks one notification read or unread',
  about: ['notifications'],
  for: { planner: { body: z.object({ read: z.boolean() }), returns: notification } },
})

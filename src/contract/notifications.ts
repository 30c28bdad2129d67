import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, text } from '#contract/fields.ts'
import { page } from '#contract/paging.ts'

export const notification = z.object({
  id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** 'high', 'medium' or 'low'. */
  priority: z.string(),
  read: z.boolean(),
  relatedId: z.nullable(z.number()),
  relatedType: z.nullable(z.string()),
  /** The couple that this concerns. */
  clientId: z.nullable(z.number()),
  createdAt: instant,
})
export type Notification = z.output<typeof notification>

export const list = endpoint('GET /api/notifications', {
  summary: 'The latest notifications, newest first',
  about: ['notifications'],
  needs: [],
  for: { planner: { query: page, returns: z.array(notification) } },
})

export const unreadCount = endpoint('GET /api/notifications/unread-count', {
  summary: "How many notifications are unread, and how many of the couples' messages",
  about: ['notifications', 'messages'],
  needs: [],
  for: { planner: { returns: z.object({ count: z.number(), messages: z.number() }) } },
})

export const markAllRead = endpoint('PATCH /api/notifications/mark-all-read', {
  summary: 'Marks every notification read, or those about one record',
  about: ['notifications'],
  needs: [],
  for: {
    planner: {
      query: z.object({
        relatedType: z.optional(text(20)),
        relatedId: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
      }),
      returns: z.object({ message: z.string() }),
    },
  },
})

export const update = endpoint('PATCH /api/notifications/{id}', {
  summary: 'Marks one notification read or unread',
  about: ['notifications'],
  personal: true,
  for: { planner: { body: z.object({ read: z.boolean() }), returns: notification } },
})

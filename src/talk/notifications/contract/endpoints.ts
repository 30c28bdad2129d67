import * as z from 'zod/mini'
import * as calls from '#talk/notifications/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, text } from '#platform/contract/fields.ts'
import { page } from '#platform/contract/paging.ts'

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

export const list = endpoint(calls.list, {
  summary: 'The latest notifications, newest first',
  needs: [],
  for: { planner: { query: page, returns: z.array(notification) } },
})

export const unreadCount = endpoint(calls.unreadCount, {
  summary: "How many notifications are unread, and how many of the couples' messages",
  needs: [],
  for: { planner: { returns: z.object({ count: z.number(), messages: z.number() }) } },
})

export const markAllRead = endpoint(calls.markAllRead, {
  summary: 'Marks every notification read, or those about one record',
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

export const update = endpoint(calls.update, {
  summary: 'Marks one notification read or unread',
  personal: true,
  for: { planner: { body: z.object({ read: z.boolean() }), returns: notification } },
})

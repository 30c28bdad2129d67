import type * as endpoints from '#talk/notifications/contract/endpoints.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#talk/notifications/server/queries.ts'
import { markAllRead } from '#talk/notifications/server/public.ts'

const usualPage = 50

export const notifications: HandlersOf<typeof endpoints> = {
  list: ({ tx, query }) => queries.listNotifications(tx, query.limit ?? usualPage, query.before),
  unreadCount: ({ tx }) => queries.countUnread(tx),
  markAllRead: async ({ tx, query }) => {
    await markAllRead(tx, query)
    return { message: 'All notifications marked as read.' }
  },
  update: ({ tx, params, body }) => queries.markRead(tx, params.id, body.read),
}

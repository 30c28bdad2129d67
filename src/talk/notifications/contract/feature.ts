import type { Feature } from '#platform/contract/feature.ts'
import * as notifications from '#talk/notifications/contract/calls.ts'
import { planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/notifications', {
      title: 'Notifications',
      screen: 'talk/notifications/web/NotificationsPage',
      reads: [notifications.list],
    }),
  ],
} satisfies Feature

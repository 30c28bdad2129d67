import type { Feature } from '#contract/feature.ts'
import * as notifications from '#contract/calls/notifications.ts'
import { planner } from '#contract/page.ts'

export default {
  pages: [
    planner('/notifications', {
      title: 'Notifications',
      screen: 'notifications/NotificationsPage',
      reads: [notifications.list],
    }),
  ],
} satisfies Feature

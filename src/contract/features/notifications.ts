import type { Feature } from '#contract/feature.ts'
import * as notifications from '#contract/notifications.ts'
import { planner } from '#contract/page.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    notifications: true
  }
}

export default {
  calls: notifications,
  pages: [
    planner('/notifications', {
      title: 'Notifications',
      screen: 'notifications/NotificationsPage',
      reads: [notifications.list],
    }),
  ],
} satisfies Feature

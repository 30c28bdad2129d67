import { tables } from '#talk/notifications/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { notifications } from '#talk/notifications/server/handlers.ts'
import { notificationJobs } from '#talk/notifications/server/jobs.ts'

export default {
  handlers: notifications,
  tables,
  jobs: notificationJobs,
} satisfies ServerFeature

import type { ServerFeature } from '#platform/server/http/feature.ts'
import { notifications } from '#talk/notifications/server/handlers.ts'
import { notificationJobs } from '#talk/notifications/server/jobs.ts'

export default {
  handlers: notifications,
  jobs: notificationJobs,
} satisfies ServerFeature

import type { ServerFeature } from '#server/http/feature.ts'
import { notifications } from '#server/notifications/handlers.ts'
import { notificationJobs } from '#server/notifications/jobs.ts'

export default {
  handlers: notifications,
  jobs: notificationJobs,
} satisfies ServerFeature

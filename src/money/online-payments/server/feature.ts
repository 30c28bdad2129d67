import type { ServerFeature } from '#platform/server/http/feature.ts'
import { payments } from '#money/online-payments/server/handlers.ts'
import { paymentJobs } from '#money/online-payments/server/jobs.ts'

export default {
  handlers: payments,
  jobs: paymentJobs,
} satisfies ServerFeature

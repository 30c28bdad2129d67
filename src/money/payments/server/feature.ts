import type { ServerFeature } from '#server/http/feature.ts'
import { payments } from '#server/payments/handlers.ts'
import { paymentJobs } from '#server/payments/jobs.ts'

export default {
  handlers: payments,
  jobs: paymentJobs,
} satisfies ServerFeature

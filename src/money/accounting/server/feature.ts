import { accounting } from '#server/accounting/handlers.ts'
import { accountingJobs } from '#server/accounting/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: accounting,
  jobs: accountingJobs,
} satisfies ServerFeature

import { tables } from '#money/accounting/server/about-tables.ts'
import { accounting } from '#money/accounting/server/handlers.ts'
import { accountingJobs } from '#money/accounting/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: accounting,
  tables,
  jobs: accountingJobs,
} satisfies ServerFeature

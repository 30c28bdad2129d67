import { tables } from '#studio/accounts/server/about-tables.ts'
import { accounts } from '#studio/accounts/server/handlers.ts'
import { accountJobs } from '#studio/accounts/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: accounts,
  tables,
  jobs: accountJobs,
} satisfies ServerFeature

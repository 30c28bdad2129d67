import { accounts } from '#server/accounts/handlers.ts'
import { accountJobs } from '#server/accounts/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: accounts,
  jobs: accountJobs,
} satisfies ServerFeature

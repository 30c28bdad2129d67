import { tables } from '#studio/second-factors/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { secondFactorJobs } from '#studio/second-factors/server/jobs.ts'
import { secondFactors } from '#studio/second-factors/server/handlers.ts'

export default { handlers: secondFactors, jobs: secondFactorJobs, tables } satisfies ServerFeature

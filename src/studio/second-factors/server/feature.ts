import type { ServerFeature } from '#server/http/feature.ts'
import { secondFactorJobs } from '#server/second-factors/jobs.ts'
import { secondFactors } from '#server/second-factors/handlers.ts'

export default { handlers: secondFactors, jobs: secondFactorJobs } satisfies ServerFeature

import { busy } from '#exchange/busy/server/handlers.ts'
import { busyJobs } from '#exchange/busy/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: busy, jobs: busyJobs } satisfies ServerFeature

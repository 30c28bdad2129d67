import { busy } from '#server/busy/handlers.ts'
import { busyJobs } from '#server/busy/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default { handlers: busy, jobs: busyJobs } satisfies ServerFeature

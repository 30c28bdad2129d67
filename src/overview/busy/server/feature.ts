import { tables } from '#overview/busy/server/about-tables.ts'
import { busy } from '#overview/busy/server/handlers.ts'
import { busyJobs } from '#overview/busy/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: busy, jobs: busyJobs, tables } satisfies ServerFeature

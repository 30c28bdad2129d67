import { tables } from '#weddings/couples/server/about-tables.ts'
import { couples } from '#weddings/couples/server/handlers.ts'
import { coupleJobs } from '#weddings/couples/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: couples,
  tables,
  jobs: coupleJobs,
} satisfies ServerFeature

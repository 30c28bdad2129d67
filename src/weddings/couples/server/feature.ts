import { couples } from '#server/couples/handlers.ts'
import { coupleJobs } from '#server/couples/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: couples,
  jobs: coupleJobs,
} satisfies ServerFeature

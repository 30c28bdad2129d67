import { feeds } from '#server/feeds/handlers.ts'
import { feedJobs } from '#server/feeds/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: feeds,
  jobs: feedJobs,
  sampleRow: { path: '/api/feeds', body: (_mark, clientId) => ({ clientId }) },
} satisfies ServerFeature

import { tables } from '#exchange/feeds/server/about-tables.ts'
import { feeds } from '#exchange/feeds/server/handlers.ts'
import { feedJobs } from '#exchange/feeds/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: feeds,
  tables,
  jobs: feedJobs,
  sampleRow: { path: '/api/feeds', body: (_mark, clientId) => ({ clientId }) },
} satisfies ServerFeature

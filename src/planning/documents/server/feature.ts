import { tables } from '#planning/documents/server/about-tables.ts'
import { documents } from '#planning/documents/server/handlers.ts'
import { documentJobs } from '#planning/documents/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: documents,
  tables,
  jobs: documentJobs,
  demo: () => import('#planning/documents/server/demo.ts'),
} satisfies ServerFeature

import { tables } from '#talk/letters/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { letters } from '#talk/letters/server/handlers.ts'
import { letterJobs } from '#talk/letters/server/jobs.ts'

export default {
  handlers: letters,
  tables,
  jobs: letterJobs,
  demo: () => import('#talk/letters/server/demo.ts'),
} satisfies ServerFeature

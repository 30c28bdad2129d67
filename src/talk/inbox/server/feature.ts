import { tables } from '#talk/inbox/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { inbox } from '#talk/inbox/server/handlers.ts'
import { inboxJobs } from '#talk/inbox/server/jobs.ts'

export default {
  handlers: inbox,
  tables,
  jobs: inboxJobs,
} satisfies ServerFeature

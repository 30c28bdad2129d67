import { tables } from '#weddings/trash/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { trash } from '#weddings/trash/server/handlers.ts'
import { trashJobs } from '#weddings/trash/server/jobs.ts'

export default {
  handlers: trash,
  tables,
  jobs: trashJobs,
} satisfies ServerFeature

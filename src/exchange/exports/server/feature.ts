import { tables } from '#exchange/exports/server/about-tables.ts'
import { exports as handlers } from '#exchange/exports/server/handlers.ts'
import { importJobs } from '#exchange/exports/server/jobs/import-studio.ts'
import { exportJobs } from '#exchange/exports/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers,
  tables,
  jobs: [...exportJobs, ...importJobs],
} satisfies ServerFeature

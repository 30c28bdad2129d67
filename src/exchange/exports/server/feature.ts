import { exports as handlers } from '#exchange/exports/server/handlers.ts'
import { importJobs } from '#exchange/exports/server/jobs/import-studio.ts'
import { exportJobs } from '#exchange/exports/server/jobs.ts'
import { exports, imports } from '#exchange/exports/server/table.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers,
  jobs: [...exportJobs, ...importJobs],
  fileColumns: [exports.fileKey, imports.fileKey],
} satisfies ServerFeature

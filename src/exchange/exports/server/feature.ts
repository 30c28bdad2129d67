import { exports as handlers } from '#server/exports/handlers.ts'
import { importJobs } from '#server/exports/jobs/import-studio.ts'
import { exportJobs } from '#server/exports/jobs.ts'
import { exports, imports } from '#server/exports/table.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers,
  jobs: [...exportJobs, ...importJobs],
  fileColumns: [exports.fileKey, imports.fileKey],
} satisfies ServerFeature

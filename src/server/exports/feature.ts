import { exports as handlers } from '#server/exports/handlers.ts'
import { exportJobs } from '#server/exports/jobs.ts'
import { exports } from '#server/exports/table.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default { handlers, jobs: exportJobs, fileColumns: [exports.fileKey] } satisfies ServerFeature

import type { ServerFeature } from '#platform/server/http/feature.ts'
import { trash } from '#weddings/trash/server/handlers.ts'
import { trashJobs } from '#weddings/trash/server/jobs.ts'
import { deletedWeddings } from '#weddings/trash/server/table.ts'

export default {
  handlers: trash,
  jobs: trashJobs,
  fileColumns: [deletedWeddings.fileKeys],
} satisfies ServerFeature

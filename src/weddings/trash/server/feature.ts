import type { ServerFeature } from '#server/http/feature.ts'
import { trash } from '#server/trash/handlers.ts'
import { trashJobs } from '#server/trash/jobs.ts'
import { deletedWeddings } from '#server/trash/table.ts'

export default {
  handlers: trash,
  jobs: trashJobs,
  fileColumns: [deletedWeddings.fileKeys],
} satisfies ServerFeature

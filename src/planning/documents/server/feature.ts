import { documents } from '#planning/documents/server/handlers.ts'
import { documentJobs } from '#planning/documents/server/jobs.ts'
import { documents as documentsTable } from '#planning/documents/server/table.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: documents,
  jobs: documentJobs,
  fileColumns: [documentsTable.fileKey, documentsTable.thumbnailKey],
  historyNouns: { documents: 'document' },
  demo: () => import('#planning/documents/server/demo.ts'),
} satisfies ServerFeature

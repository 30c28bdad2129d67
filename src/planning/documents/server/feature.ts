import { documents } from '#server/documents/handlers.ts'
import { documentJobs } from '#server/documents/jobs.ts'
import { documents as documentsTable } from '#server/documents/table.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: documents,
  jobs: documentJobs,
  fileColumns: [documentsTable.fileKey, documentsTable.thumbnailKey],
  historyNouns: { documents: 'document' },
  demo: () => import('#server/documents/demo.ts'),
} satisfies ServerFeature

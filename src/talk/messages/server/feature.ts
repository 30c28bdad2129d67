import type { ServerFeature } from '#server/http/feature.ts'
import { messages } from '#server/messages/handlers.ts'
import { messageJobs } from '#server/messages/jobs.ts'
import { messageAttachments, scheduledFiles } from '#server/messages/table.ts'

export default {
  handlers: messages,
  jobs: messageJobs,
  fileColumns: [messageAttachments.fileKey, scheduledFiles.fileKey],
  sampleRow: { path: '/api/message-templates', body: (mark) => ({ name: mark, text: mark }) },
  demo: () => import('#server/messages/demo.ts'),
} satisfies ServerFeature

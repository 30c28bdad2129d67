import type { ServerFeature } from '#platform/server/http/feature.ts'
import { messages } from '#talk/messages/server/handlers.ts'
import { messageJobs } from '#talk/messages/server/jobs.ts'
import { messageAttachments, scheduledFiles } from '#talk/messages/server/table.ts'

export default {
  handlers: messages,
  jobs: messageJobs,
  fileColumns: [messageAttachments.fileKey, scheduledFiles.fileKey],
  sampleRow: { path: '/api/message-templates', body: (mark) => ({ name: mark, text: mark }) },
  demo: () => import('#talk/messages/server/demo.ts'),
} satisfies ServerFeature

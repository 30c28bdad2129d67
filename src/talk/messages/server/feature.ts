import { tables } from '#talk/messages/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { messages } from '#talk/messages/server/handlers.ts'
import { messageJobs } from '#talk/messages/server/jobs.ts'

export default {
  handlers: messages,
  tables,
  jobs: messageJobs,
  sampleRow: { path: '/api/message-templates', body: (mark) => ({ name: mark, text: mark }) },
  demo: () => import('#talk/messages/server/demo.ts'),
} satisfies ServerFeature

import type { ServerFeature } from '#server/http/feature.ts'
import { messages } from '#server/messages/handlers.ts'
import { messageAttachments } from '#server/messages/table.ts'

export default {
  handlers: messages,
  fileColumns: [messageAttachments.fileKey],
  sampleRow: { path: '/api/message-templates', body: (mark) => ({ name: mark, text: mark }) },
  demo: () => import('#server/messages/demo.ts'),
} satisfies ServerFeature

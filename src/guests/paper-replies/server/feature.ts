import { paperReplies } from '#guests/paper-replies/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: paperReplies,
  demo: () => import('#guests/paper-replies/server/demo.ts'),
  demoComesLast: true,
} satisfies ServerFeature

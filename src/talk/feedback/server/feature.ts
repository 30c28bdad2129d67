import { feedback } from '#talk/feedback/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: feedback,
} satisfies ServerFeature

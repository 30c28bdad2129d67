import { feedback } from '#server/feedback/handlers.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: feedback,
} satisfies ServerFeature

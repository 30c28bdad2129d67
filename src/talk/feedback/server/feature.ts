import { tables } from '#talk/feedback/server/about-tables.ts'
import { feedback } from '#talk/feedback/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: feedback,
  tables,
} satisfies ServerFeature

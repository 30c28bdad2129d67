import type { ServerFeature } from '#platform/server/http/feature.ts'
import { search } from '#overview/search/server/handlers.ts'

export default {
  handlers: search,
} satisfies ServerFeature

import type { ServerFeature } from '#server/http/feature.ts'
import { search } from '#server/search/handlers.ts'

export default {
  handlers: search,
} satisfies ServerFeature

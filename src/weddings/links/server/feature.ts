import type { ServerFeature } from '#server/http/feature.ts'
import { links } from '#server/links/handlers.ts'

export default {
  handlers: links,
} satisfies ServerFeature

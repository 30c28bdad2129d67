import { tables } from '#weddings/links/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { links } from '#weddings/links/server/handlers.ts'

export default {
  handlers: links,
  tables,
} satisfies ServerFeature

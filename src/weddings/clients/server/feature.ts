import { tables } from '#weddings/clients/server/about-tables.ts'
import { clients } from '#weddings/clients/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: clients,
  tables,
} satisfies ServerFeature

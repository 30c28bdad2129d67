import { tables } from '#guests/counts/server/about-tables.ts'
import { counts } from '#guests/counts/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: counts,
  tables,
  sampleRow: { path: '/api/clients/{client}/final-count', body: () => ({}) },
} satisfies ServerFeature

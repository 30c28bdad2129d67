import { tables } from '#guests/guests/server/parts/about-tables.ts'
import { parts } from '#guests/guests/server/parts/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: parts,
  tables,
  sampleRow: { path: '/api/clients/{client}/parts', body: (mark) => ({ name: mark.slice(0, 80) }) },
} satisfies ServerFeature

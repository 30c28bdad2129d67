import { tables } from '#talk/notes/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { notes } from '#talk/notes/server/handlers.ts'

export default {
  handlers: notes,
  tables,
  sampleRow: { path: '/api/clients/{client}/notes', body: (mark) => ({ text: mark }) },
} satisfies ServerFeature

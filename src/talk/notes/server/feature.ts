import type { ServerFeature } from '#platform/server/http/feature.ts'
import { notes } from '#talk/notes/server/handlers.ts'

export default {
  handlers: notes,
  sampleRow: { path: '/api/clients/{client}/notes', body: (mark) => ({ text: mark }) },
} satisfies ServerFeature

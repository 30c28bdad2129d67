import type { ServerFeature } from '#server/http/feature.ts'
import { notes } from '#server/notes/handlers.ts'

export default {
  handlers: notes,
  sampleRow: { path: '/api/clients/{client}/notes', body: (mark) => ({ text: mark }) },
} satisfies ServerFeature

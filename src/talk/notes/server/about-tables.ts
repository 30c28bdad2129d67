import { noteForm } from '#talk/notes/contract/endpoints.ts'
import { about } from '#platform/server/db/about.ts'
import { notes } from '#talk/notes/server/table.ts'

export const tables = [
  about(notes, {
    announced: { topic: 'notes', wedding: 'client_id', on: 'insert or delete' },
    ceiling: [50000, 'notes'],
    exported: { inWedding: 'own', form: noteForm.shape },
  }),
]

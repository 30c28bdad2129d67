import { lookForm } from '#studio/looks/contract/endpoints.ts'
import { studioLooks } from '#studio/looks/server/table.ts'
import { about } from '#platform/server/db/about.ts'

export const tables = [
  about(studioLooks, {
    announced: { topic: 'look' },
    files: [{ column: studioLooks.photographKey, as: 'photograph', name: 'photograph.webp' }],
    exported: { inWedding: 'all', form: lookForm.shape },
  }),
]

import * as z from 'zod/mini'
import { client } from '#contract/clients.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, nothing } from '#contract/fields.ts'

export const deletedClient = z.object({
  id,
  partnerOneName: z.string(),
  partnerTwoName: z.nullable(z.string()),
  weddingDate: z.nullable(z.string()),
  deletedAt: instant,
})
export type DeletedClient = z.output<typeof deletedClient>

export const list = endpoint('GET /api/deleted-clients', {
  summary: 'Couples that were deleted and can still be brought back, the latest first',
  about: ['trash'],
  for: { planner: { returns: z.array(deletedClient) } },
})

export const restore = endpoint('POST /api/deleted-clients/{id}/restore', {
  summary: 'Brings a deleted couple back with everything that belongs to it',
  // Together with the features' `restored` topics.
  about: ['trash'],
  status: 200,
  for: { planner: { returns: client } },
})

export const purge = endpoint('DELETE /api/deleted-clients/{id}', {
  summary: 'Deletes a couple for good, its files too',
  about: ['trash'],
  needs: ['work', 'money'],
  for: { planner: { returns: nothing } },
})

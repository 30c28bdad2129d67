import * as z from 'zod/mini'
import * as calls from '#weddings/trash/contract/calls.ts'
import { client } from '#weddings/clients/contract/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, nothing } from '#platform/contract/fields.ts'

export const deletedClient = z.object({
  id,
  partnerOneName: z.string(),
  partnerTwoName: z.nullable(z.string()),
  weddingDate: z.nullable(z.string()),
  deletedAt: instant,
})
export type DeletedClient = z.output<typeof deletedClient>

export const list = endpoint(calls.list, {
  summary: 'Couples that were deleted and can still be brought back, the latest first',
  for: { planner: { returns: z.array(deletedClient) } },
})

export const restore = endpoint(calls.restore, {
  summary: 'Brings a deleted couple back with everything that belongs to it',
  status: 200,
  for: { planner: { returns: client } },
})

export const purge = endpoint(calls.purge, {
  summary: 'Deletes a couple for good, its files too',
  needs: ['work', 'money'],
  for: { planner: { returns: nothing } },
})

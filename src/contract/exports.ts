import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, storedFileOr } from '#contract/fields.ts'

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const

export const studioExport = z.object({
  id,
  /** Null if it contains the whole studio. */
  clientId: z.nullable(id),
  state: z.enum(exportStates),
  /** Percent. */
  progress: z.number(),
  /** Bytes, once it is done. */
  size: z.nullable(z.number()),
  createdAt: instant,
  /** When it is deleted. */
  endsAt: instant,
})
export type StudioExport = z.output<typeof studioExport>

export const make = endpoint('POST /api/export', {
  summary: 'Starts an export of the studio, or of one wedding; refused while another one is being made',
  about: ['exports'],
  needs: 'account',
  status: 202,
  for: { planner: { body: z.object({ clientId: z.optional(id) }), returns: z.object({ id }) } },
})

export const list = endpoint('GET /api/exports', {
  summary: 'The exports of the last day, the latest first',
  about: ['exports'],
  needs: 'account',
  for: { planner: { returns: z.array(studioExport) } },
})

export const read = endpoint('GET /api/exports/{id}', {
  summary: 'The ZIP of an export, or its state until it is made',
  about: ['exports'],
  needs: 'account',
  for: { planner: { returns: storedFileOr(studioExport) } },
})

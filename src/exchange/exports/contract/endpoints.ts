import * as z from 'zod/mini'
import * as calls from '#exchange/exports/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, storedFileOr } from '#platform/contract/fields.ts'

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

export const make = endpoint(calls.make, {
  summary: 'Starts an export of the studio, or of one wedding; refused while another one is being made',
  needs: 'account',
  status: 202,
  for: { planner: { body: z.object({ clientId: z.optional(id) }), returns: z.object({ id }) } },
})

export const list = endpoint(calls.list, {
  summary: 'The exports of the last day, the latest first',
  needs: 'account',
  for: { planner: { returns: z.array(studioExport) } },
})

export const read = endpoint(calls.read, {
  summary: 'The ZIP of an export, or its state until it is made',
  needs: 'account',
  for: { planner: { returns: storedFileOr(studioExport) } },
})

export const importFile = { maxBytes: 10 * 1024 ** 3, types: ['application/zip'] } as const

export const studioImport = z.object({
  id,
  state: z.enum(exportStates),
  /** Percent. */
  progress: z.number(),
  /** Why it failed, for people. */
  problem: z.nullable(z.string()),
  createdAt: instant,
})
export type StudioImport = z.output<typeof studioImport>

export const startImport = endpoint(calls.startImport, {
  summary: 'Imports the ZIP of an export into a studio that is empty, all of it or nothing',
  needs: 'account',
  status: 202,
  upload: importFile,
  for: { planner: { returns: z.object({ id }) } },
})

export const latestImport = endpoint(calls.latestImport, {
  summary: 'The latest import into the studio, and whether one is possible',
  needs: 'account',
  for: {
    planner: {
      returns: z.object({
        latest: z.nullable(studioImport),
        /** Why no import is possible, in words. */
        obstacle: z.nullable(z.string()),
      }),
    },
  },
})

import * as z from 'zod/mini'
import * as calls from '#overview/dashboard/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, viewersDay } from '#platform/contract/fields.ts'

export const stats = z.object({
  activeClients: z.number(),
  upcomingEvents: z.number(),
  pendingTasks: z.number(),
  completedWeddings: z.number(),
  /** The next weddings with a date, soonest first. */
  weddingsAhead: z.array(
    z.object({
      id,
      partnerOneName: z.string(),
      partnerTwoName: z.nullable(z.string()),
      weddingDate: z.string(),
      venue: z.nullable(z.string()),
      status: z.string(),
    }),
  ),
})
export type Stats = z.output<typeof stats>

export const readStats = endpoint(calls.readStats, {
  summary: "The studio's figures and the weddings ahead",
  for: { planner: { query: viewersDay, returns: stats } },
})

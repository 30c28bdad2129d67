import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { eventStream } from '#contract/fields.ts'

/** When the page was made: what changed between then and the opening of the stream is told first. */
const from = z.object({ since: z.optional(z.coerce.number()) })

export const listen = endpoint('GET /api/live', {
  summary: 'Says what changed, so that it can be fetched again; never carries data',
  for: { planner: { query: from, returns: eventStream }, couple: { query: from, returns: eventStream } },
})

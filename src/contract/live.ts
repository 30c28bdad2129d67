import { endpoint } from '#contract/endpoint.ts'
import { eventStream } from '#contract/fields.ts'

export const listen = endpoint('GET /api/live', {
  summary: 'Says what changed, so that it can be fetched again; never carries data',
  for: { planner: { returns: eventStream }, couple: { returns: eventStream } },
})

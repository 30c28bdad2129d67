import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { eventStream } from '#platform/contract/fields.ts'

const from = z.object({
  /** When the page was rendered: changes between then and the opening of the stream are sent first. */
  since: z.optional(z.coerce.number()),
  /** The listening tab. Changes by calls whose `x-larkspur-call` begins with this id are sent with the call's id. */
  tab: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,24}$/))),
})

export const listen = endpoint('GET /api/live', {
  summary: 'Says what changed, so that it can be fetched again; never carries data',
  needs: [],
  for: { planner: { query: from, returns: eventStream }, couple: { query: from, returns: eventStream } },
})

export const listenByLink = endpoint('GET /api/links/{token}/live', {
  summary: 'Says that what a link shows has changed, so that it can be fetched again; never carries data',
  for: { link: { returns: eventStream } },
})

import * as z from 'zod/mini'
import * as calls from '#studio/sessions/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, nothing } from '#platform/contract/fields.ts'

export const session = z.object({
  id,
  /** Browser and system, such as 'Firefox on macOS'. */
  device: z.string(),
  /** The IP address that it signed in from; null for sessions of earlier versions. */
  address: z.nullable(z.string()),
  createdAt: instant,
  /** To the hour. */
  seenAt: instant,
  isCurrent: z.boolean(),
})
export type Session = z.output<typeof session>

export const list = endpoint(calls.list, {
  summary: 'Where the caller is signed in, the current session first, then the latest',
  needs: [],
  for: { planner: { returns: z.array(session) } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Ends one of the caller’s sessions at once',
  needs: [],
  for: { planner: { returns: nothing } },
})

export const removeOthers = endpoint(calls.removeOthers, {
  summary: 'Ends all sessions of the caller but the current one',
  needs: [],
  for: { planner: { returns: nothing } },
})

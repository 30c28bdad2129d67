import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, nothing } from '#contract/fields.ts'

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

export const list = endpoint('GET /api/sessions', {
  summary: 'Where the caller is signed in, the current session first, then the latest',
  about: ['account'],
  needs: [],
  for: { planner: { returns: z.array(session) } },
})

export const remove = endpoint('DELETE /api/sessions/{id}', {
  summary: 'Ends one of the caller’s sessions at once',
  about: ['account'],
  needs: [],
  for: { planner: { returns: nothing } },
})

export const removeOthers = endpoint('DELETE /api/sessions', {
  summary: 'Ends all sessions of the caller but the current one',
  about: ['account'],
  needs: [],
  for: { planner: { returns: nothing } },
})

import * as z from 'zod/mini'
import * as calls from '#studio/tokens/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, nothing, requiredText } from '#platform/contract/fields.ts'

/** The roles of members whose rights a token can have. */
export const tokenRoles = ['planner', 'assistant', 'bookkeeper'] as const
export type TokenRole = (typeof tokenRoles)[number]

export const tokenLifetimes = [30, 90, 365] as const
export const mostTokens = 50

/** Lets another program make the calls of the pages. The token itself is shown only when it is made. */
export const apiToken = z.object({
  id,
  name: z.string(),
  role: z.enum(tokenRoles),
  readsOnly: z.boolean(),
  createdAt: instant,
  /** Null if it doesn't expire. */
  expiresAt: z.nullable(instant),
  lastUsedAt: z.nullable(instant),
})
export type ApiToken = z.output<typeof apiToken>

export const newToken = z.object({
  name: requiredText('Please enter a name.'),
  role: z.enum(tokenRoles, 'Please choose what the token may do.'),
  readsOnly: z.optional(z.boolean()),
  /** After how many days it expires; null for never. */
  days: z.nullable(
    z.union(
      tokenLifetimes.map((days) => z.literal(days)),
      'Please choose how long the token is valid.',
    ),
  ),
})

export const list = endpoint(calls.list, {
  summary: 'The API tokens of the studio, without the tokens themselves',
  needs: 'account',
  for: { planner: { returns: z.array(apiToken) } },
})

export const create = endpoint(calls.create, {
  summary: 'Makes an API token; it is shown only now',
  needs: 'account',
  for: { planner: { body: newToken, returns: z.extend(apiToken, { token: z.string() }) } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Revokes an API token at once',
  needs: 'account',
  for: { planner: { returns: nothing } },
})

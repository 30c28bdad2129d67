import * as z from 'zod/mini'
import * as calls from '#studio/passwords/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { anyPassword } from '#platform/contract/fields.ts'

/** Nothing refuses a known password: who chooses one is only told. */
export const check = endpoint(calls.check, {
  summary: 'Whether a password is on lists of stolen passwords; it is neither stored nor logged',
  status: 200,
  for: { anyone: { body: z.object({ password: anyPassword }), returns: z.object({ known: z.boolean() }) } },
})

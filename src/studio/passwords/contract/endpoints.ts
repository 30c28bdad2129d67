import * as z from 'zod/mini'
import * as calls from '#contract/calls/passwords.ts'
import { endpoint } from '#contract/endpoint.ts'
import { anyPassword } from '#contract/fields.ts'

/** Nothing refuses a known password: who chooses one is only told. */
export const check = endpoint(calls.check, {
  summary: 'Whether a password is on lists of stolen passwords; it is neither stored nor logged',
  status: 200,
  for: { anyone: { body: z.object({ password: anyPassword }), returns: z.object({ known: z.boolean() }) } },
})

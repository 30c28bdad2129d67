import * as z from 'zod/mini'
import * as calls from '#studio/deletion/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { anyPassword, instant } from '#platform/contract/fields.ts'

/** How long a studio stays after its owner has asked for its deletion. */
export const daysToThink = 30

export const studioDeletion = z.object({
  /** What the owner has to type. */
  studio: z.string(),
  /** Null if nobody has asked for it. */
  deletesAt: z.nullable(instant),
})

export const deletionForm = z.object({
  currentPassword: anyPassword,
  studio: z.string('Please type the name of the studio.'),
})

export const read = endpoint(calls.read, {
  summary: 'When the studio is deleted, if its owner has asked for it',
  needs: 'account',
  for: { planner: { returns: studioDeletion } },
})

export const ask = endpoint(calls.ask, {
  summary: 'Has the studio deleted after thirty days, with everything that belongs to it',
  needs: 'account',
  status: 200,
  for: { planner: { body: deletionForm, returns: studioDeletion } },
})

export const keep = endpoint(calls.keep, {
  summary: 'Keeps a studio that was to be deleted',
  needs: 'account',
  status: 200,
  for: { planner: { returns: studioDeletion } },
})

import * as z from 'zod/mini'
import * as calls from '#guests/guest-lists/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { optionalParagraph } from '#platform/contract/fields.ts'
import { previousOf } from '#platform/contract/previous.ts'

/** What a couple may do with its guest list: everything, suggest envelopes that the planner accepts, or only read it. */
export const coupleMays = ['edit', 'propose', 'read'] as const
export type CoupleMay = (typeof coupleMays)[number]

/** How many days before the deadline guests are reminded by themselves. */
export const remindDaysChoices = [14, 7, 3] as const
const remindDays = z.nullable(z.literal(remindDaysChoices, 'Please choose 14, 7, or 3 days.'))

/** What guests should know, in the words of the couple or the planner, which are never translated. */
export const guestWords = {
  dressCode: optionalParagraph(),
  directions: optionalParagraph(),
  lodging: optionalParagraph(),
}

export const guestList = z.object({ coupleMay: z.enum(coupleMays) })
export const plannersGuestList = z.object({
  ...guestList.shape,
  /** Null if nobody is reminded without the planner. */
  remindDays,
})
export type GuestList = z.output<typeof plannersGuestList>

const changed = {
  coupleMay: z.optional(z.enum(coupleMays, 'Please choose what the couple may do.')),
  remindDays: z.optional(remindDays),
}
export const guestListChange = z.object({ ...changed, previous: previousOf(changed) })

export const read = endpoint(calls.read, {
  summary: 'The settings of the guest list of a wedding',
  feature: 'guests',
  for: { planner: { returns: plannersGuestList }, couple: { returns: guestList } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes what the couple may do with its guest list, and when guests are reminded by themselves',
  for: { planner: { body: guestListChange, returns: plannersGuestList } },
})

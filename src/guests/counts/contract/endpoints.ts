import * as z from 'zod/mini'
import * as calls from '#guests/counts/contract/calls.ts'
import { openGuests } from '#guests/counts/contract/open-guests.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, madeFile, nothing, viewersDay } from '#platform/contract/fields.ts'

/** What somebody who comes must not eat, or needs, by name. */
const need = z.object({
  guestId: id,
  name: z.string(),
  dietary: z.nullable(z.string()),
  access: z.nullable(z.string()),
})

/** How many are invited to a part, and what those eat who come. */
export const partCount = z.object({
  partId: id,
  name: z.string(),
  invited: z.int(),
  yes: z.int(),
  no: z.int(),
  open: z.int(),
  /** Of those who come. */
  ages: z.object({ adult: z.int(), child: z.int(), infant: z.int() }),
  /** Of those who come; null for who has chosen none where there is a choice. */
  meals: z.array(z.object({ meal: z.nullable(z.string()), count: z.int() })),
  needs: z.array(need),
})
export type PartCount = z.output<typeof partCount>

/** What has changed for one guest since the count was made final: what it was and what it is, null for not coming. */
const serving = z.object({
  meal: z.nullable(z.string()),
  dietary: z.nullable(z.string()),
  access: z.nullable(z.string()),
  age: z.string(),
})
export const countChange = z.object({
  guestId: id,
  partId: id,
  part: z.string(),
  /** Guests choose there what they eat. */
  hasMeals: z.boolean(),
  name: z.string(),
  before: z.nullable(serving),
  after: z.nullable(serving),
})
export type CountChange = z.output<typeof countChange>

export const guestCounts = z.object({
  parts: z.array(partCount),
  /** The count that the caterer works with, once it is final. It keeps parts that have been deleted since. */
  final: z.nullable(z.object({ at: instant, parts: z.array(partCount), changes: z.array(countChange) })),
})
export type GuestCounts = z.output<typeof guestCounts>

export const read = endpoint(calls.read, {
  summary: 'How many guests come to each part of a wedding, what they eat, and what has changed since the final count',
  feature: 'guests',
  for: { planner: { returns: guestCounts }, couple: { returns: guestCounts } },
})

export const readOpen = endpoint(calls.readOpen, {
  summary: 'What is missing in the guest list, as soon as it is time for it: answers, meals and addresses',
  feature: 'guests',
  for: { planner: { query: viewersDay, returns: openGuests }, couple: { query: viewersDay, returns: openGuests } },
})

export const freeze = endpoint(calls.freeze, {
  summary: 'Makes the present count final, in place of an earlier one; changes are counted from here on',
  for: { planner: { returns: guestCounts } },
})

export const unfreeze = endpoint(calls.unfreeze, {
  summary: 'Takes the final count off; there is none then',
  for: { planner: { returns: nothing } },
})

export const pdf = endpoint(calls.pdf, {
  summary: 'The counts on paper, for the caterer',
  for: { planner: { returns: madeFile } },
})

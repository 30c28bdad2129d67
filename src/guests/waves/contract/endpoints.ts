import * as z from 'zod/mini'
import * as calls from '#guests/waves/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'

const household = z.object({ id, name: z.string(), seats: z.int() })

/** An envelope that declined, and one of the B list that needs no more seats. */
export const offer = z.object({ declined: household, next: household })
export type Offer = z.output<typeof offer>

export const offers = endpoint(calls.offers, {
  summary: 'For each envelope that declined and was not replaced yet, the first of the B list that fits into its seats',
  for: { planner: { returns: z.array(offer) } },
})

export const invite = endpoint(calls.invite, {
  summary: 'Moves an envelope of the B list to the A list in place of one that declined; nothing is mailed',
  status: 200,
  for: {
    planner: {
      body: z.object({ declinedId: id }),
      /** With it the change is undone. */
      returns: z.object({ batch: id }),
    },
  },
})

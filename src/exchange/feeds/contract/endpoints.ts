import * as z from 'zod/mini'
import * as calls from '#exchange/feeds/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, markedText, nothing } from '#platform/contract/fields.ts'
import { feedKinds } from '#platform/contract/link-kinds.ts'

/** A calendar that others subscribe to. Its address is shown only when it is made or renewed. */
export const feed = z.object({
  id,
  /** The calendar of whoever asks: the weddings that this member reaches, and the deadlines of its own tasks. */
  isOwn: z.boolean(),
  /** Null for the calendar of the whole studio, and for an own one. */
  clientId: z.nullable(id),
  clientName: z.nullable(z.string()),
  createdAt: instant,
  lastOpenedAt: z.nullable(instant),
})
export type Feed = z.output<typeof feed>

const newAddress = z.object({ id, token: z.string() })

export const list = endpoint(calls.list, {
  summary: 'The calendars that others can subscribe to, without their addresses',
  needs: 'day',
  personal: true,
  for: { planner: { returns: z.array(feed) } },
})

export const create = endpoint(calls.create, {
  summary:
    'Makes an address to subscribe to the calendar of the studio, of one wedding, or of whoever asks; it is shown only now',
  needs: 'day',
  personal: true,
  for: {
    planner: {
      body: z.object({
        /** Without one, the calendar of the whole studio. */
        clientId: z.optional(z.nullable(id)),
        /** The calendar of whoever asks; a day-of member can make no other. */
        own: z.optional(z.boolean()),
      }),
      returns: newAddress,
    },
  },
})

export const renew = endpoint(calls.renew, {
  summary: 'Gives a calendar a new address; the earlier one stops working',
  needs: 'day',
  personal: true,
  status: 200,
  for: { planner: { returns: newAddress } },
})

export const end = endpoint(calls.end, {
  summary: 'Ends a calendar; its address stops working at once',
  needs: 'day',
  personal: true,
  for: { planner: { returns: nothing } },
})

export const read = endpoint(calls.read, {
  summary:
    'The events and key moments of a studio or a wedding as a calendar file (RFC 5545), and due tasks in that of a member',
  linkKinds: feedKinds,
  for: { link: { returns: markedText } },
})

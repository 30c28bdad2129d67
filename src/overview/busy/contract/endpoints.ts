import * as z from 'zod/mini'
import * as calls from '#overview/busy/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, nothing, optionalText, requiredText } from '#platform/contract/fields.ts'
import { isPublicAddress } from '#platform/contract/public-address.ts'

export const mostBusyCalendars = 10

/** A calendar kept elsewhere, of which only the busy times are read. Its address is a secret, and not shown again. */
const busyCalendar = z.object({
  id,
  name: z.string(),
  host: z.string(),
  /** When it was last read without a problem. */
  readAt: instant,
  problem: z.nullable(z.string()),
})
export type BusyCalendar = z.output<typeof busyCalendar>

/** Calendar programs give their addresses with a scheme of their own. */
export const overHttps = (address: string): string => address.replace(/^webcals?:\/\//i, 'https://')

export const newBusyCalendar = z.object({
  address: requiredText('Please enter the address of a calendar.', 2000).check(
    z.refine(
      (given: string) => given === '' || isPublicAddress(overHttps(given)),
      'Please enter a public https address.',
    ),
  ),
  /** By default the name that the calendar gives itself. */
  name: optionalText(100),
})

export const list = endpoint(calls.list, {
  summary: 'The calendars kept elsewhere whose busy times the calendar shows',
  personal: true,
  for: { planner: { returns: z.array(busyCalendar) } },
})

export const create = endpoint(calls.create, {
  summary: 'Reads a calendar (RFC 5545) at an https address, and shows its busy times from now on',
  personal: true,
  for: { planner: { body: newBusyCalendar, returns: busyCalendar } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Stops reading a calendar, and forgets its busy times',
  personal: true,
  for: { planner: { returns: nothing } },
})

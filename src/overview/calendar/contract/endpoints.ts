import * as z from 'zod/mini'
import { keyMoment } from '#day/days/contract/key-moment.ts'
import { busyTime } from '#overview/busy/contract/busy-time.ts'
import * as calls from '#overview/calendar/contract/calls.ts'
import { calendarEvent } from '#planning/events/contract/endpoints.ts'
import { deadline } from '#planning/tasks/contract/deadline.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date, idInQuery, madeFile } from '#platform/contract/fields.ts'

export const read = endpoint(calls.read, {
  summary:
    'The events, due tasks, key moments of published days and busy times elsewhere in a range of days, both ends included',
  for: {
    planner: {
      query: z.object({ from: date, to: date }),
      // The client list has the couples' names, so events do not repeat them.
      returns: z.object({
        events: z.array(calendarEvent),
        deadlines: z.array(deadline),
        moments: z.array(keyMoment),
        busy: z.array(busyTime),
      }),
    },
  },
})
export type Calendar = z.output<(typeof read)['for']['planner']['returns']>

export const pdf = endpoint(calls.pdf, {
  summary: 'The weddings, events and due tasks of a month on paper, or those of one couple',
  for: {
    planner: {
      query: z.object({
        clientId: idInQuery,
        month: z.string().check(z.regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, 'Please enter a month like 2027-06.')),
      }),
      returns: madeFile,
    },
  },
})

import * as z from 'zod/mini'
import * as calls from '#day/days/contract/calls.ts'
import { daySummary } from '#day/days/contract/day-records.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { viewersDay } from '#platform/contract/fields.ts'

/** A day with its couple. */
export const upcomingDay = z.object({ ...daySummary.shape, couple: z.string() })

export const upcoming = endpoint(calls.upcoming, {
  summary: 'The days of all weddings that the caller may see, from a week ago on, the next one first',
  needs: 'day',
  for: { planner: { query: viewersDay, returns: z.array(upcomingDay) } },
})

import * as z from 'zod/mini'
import * as calls from '#contract/calls/days.ts'
import { daySummary } from '#contract/day-records.ts'
import { endpoint } from '#contract/endpoint.ts'
import { viewersDay } from '#contract/fields.ts'

/** A day with its couple. */
export const upcomingDay = z.object({ ...daySummary.shape, couple: z.string() })

export const upcoming = endpoint(calls.upcoming, {
  summary: 'The days of all weddings that the caller may see, from a week ago on, the next one first',
  needs: 'day',
  for: { planner: { query: viewersDay, returns: z.array(upcomingDay) } },
})

import * as z from 'zod/mini'
import { id } from '#platform/contract/fields.ts'

/** A time that a calendar kept elsewhere takes up on one day; without a time, all of it. */
export const busyTime = z.object({
  id,
  /** The name of the calendar. */
  name: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  minutes: z.nullable(z.number()),
})
export type BusyTime = z.output<typeof busyTime>

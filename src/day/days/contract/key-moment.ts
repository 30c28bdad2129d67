import * as z from 'zod/mini'
import { id } from '#platform/contract/fields.ts'

/** A key moment of a published day, on the date on which it happens. */
export const keyMoment = z.object({
  id,
  dayId: id,
  clientId: id,
  title: z.string(),
  place: z.nullable(z.string()),
  date: z.string(),
  time: z.string(),
})
export type KeyMoment = z.output<typeof keyMoment>
